"""The rules and the search in machine form: typed Cython in pure-Python mode, compiled at install.

Without a compiler nothing in this room can be imported, and `engine/search.py` thinks instead.
"""

from importlib.util import find_spec

_board = find_spec(f"{__name__}.board")
if _board is None or not _board.origin or _board.origin.endswith(".py"):
    raise ModuleNotFoundError("the machine room is not compiled")
