"""The rules that seat the field, one file of tests each."""
