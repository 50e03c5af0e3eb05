"""Run one attack: ``python -m bench.attack.stranger NAME PORT SECONDS`` prints its result."""

from __future__ import annotations

import os
import resource
import sys

from bench.attack import Target, load

if __name__ == "__main__":
    name, port, seconds = sys.argv[1:]
    os.nice(19)  # the server has its machine for itself as well as it can
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    print(load()[name].run(Target(int(port), float(seconds))))
