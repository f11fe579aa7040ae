"""Games as things you keep: the tree of a game and the text form it is saved in."""
