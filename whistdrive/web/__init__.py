"""Pages, forms and addresses."""
