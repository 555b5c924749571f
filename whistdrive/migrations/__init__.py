"""How the stored rows came to their present shape."""
