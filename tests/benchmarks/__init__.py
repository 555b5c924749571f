"""How long things take, as ratios to a bare view measured in the same run."""
