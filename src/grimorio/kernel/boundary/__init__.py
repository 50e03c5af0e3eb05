"""Check data from outside against msgspec shapes, and turn msgspec's errors into the project's own.

The shapes stand in modules that mypyc does not compile, because mypyc would drop the constraints of their
fields.
"""

from grimorio.kernel.boundary.reading import read, read_each

__all__ = ["read", "read_each"]
