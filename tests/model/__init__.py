"""A whole evening against a plain second bookkeeping, step by step."""
