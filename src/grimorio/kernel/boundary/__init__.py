"""Where data from outside comes in: shapes that msgspec checks, and its errors as ours.

The shapes stand in modules that mypyc does not compile: it would drop the constraints of their fields.
"""

from grimorio.kernel.boundary.reading import read

__all__ = ["read"]
