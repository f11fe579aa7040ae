"""The rules and the search in machine form: typed Cython in pure-Python mode, compiled at install.

Without a compiler nothing in this room can be imported, and `engine/search.py` thinks instead. So it is
where only some of its modules are compiled: an install goes on without any of them.
"""

from importlib.util import find_spec
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    _spec = find_spec(f"{__name__}.{_module.name}")
    if _spec is None or not _spec.origin or _spec.origin.endswith(".py"):
        raise ModuleNotFoundError(f"{_module.name} of the machine room is not compiled")
