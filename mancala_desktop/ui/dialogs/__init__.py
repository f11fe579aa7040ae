"""Windows that ask or tell one thing and close again."""
