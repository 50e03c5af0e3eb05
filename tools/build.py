"""`make build`: compile the modules listed in `[tool.grimorio] compile` with mypyc, in place.

With GCC the modules are compiled twice: first so that they count what they run through while some games are
played (`tools.profiled`), then so that this is quick. `make build QUICK=yes` leaves that out.

Compiling is optional. Compiled modules take precedence over their source, so after a change build again or
run `make clean`; the tests refuse to run with outdated compiled modules.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from copy import copy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
GROUP = "grimorio"  # mypyc puts the code of all modules into one library, grimorio__mypyc
WITHIN = ["-fvisibility=hidden", "-fno-semantic-interposition"] + ["-fno-plt"] * (sys.platform == "linux")
"""What tells GCC and Clang that the library's functions are called from within it alone.

They may then call each other without a detour, and become part of each other: games go 6 % faster. On Linux
they call Python's without a detour too.
"""

SHORTCUTS = ["-include", str(ROOT / "tools" / "shortcuts.h")]
"""What lets the C code of mypyc look names up in classes once, and call methods without a detour."""

COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
"""What lets GCC's code count what it runs through, into a file beside each object file."""
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wno-missing-profile", "-Wno-coverage-mismatch"]
"""What lets GCC read these counts; code that was never run is compiled as without them."""


def modules() -> list[Path]:
    """The source files that are compiled."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        patterns: list[str] = tomllib.load(file)["tool"]["grimorio"]["compile"]
    found = {path for pattern in patterns for path in SOURCE.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def compiled() -> list[Path]:
    """The compiled files that this Python would import instead of their source."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    return sorted(path for path in SOURCE.rglob(f"*{suffix}"))


def stale() -> list[Path]:
    """The source files that changed after they were compiled."""
    return [
        source
        for path in compiled()
        if (source := path.parent / (path.name.split(".")[0] + ".py")).exists()
        and source.stat().st_mtime > path.stat().st_mtime
    ]


def clean() -> None:
    """Remove every compiled file, of any Python."""
    for pattern in ("*.so", "*.pyd"):
        for path in SOURCE.rglob(pattern):
            path.unlink()


def missing_tool() -> str | None:
    """The tool that is missing to compile C for this Python, as text; None if nothing is missing."""
    if os.name != "posix":
        return None  # setuptools looks for the compiler there
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "no Python.h (Debian: apt install python3-dev)"
    return None


def compile_on_all_cores(compiler: Any, pool: ThreadPoolExecutor) -> None:
    """Let a compiler of setuptools compile the files of an extension at once: it takes one after another."""
    compile_files = compiler.compile

    def compile_at_once(sources: list[str], *rest: Any, **named: Any) -> list[str]:
        compiling = [pool.submit(compile_files, [source], *rest, **named) for source in sources]
        return [file for future in compiling for file in future.result()]

    compiler.compile = compile_at_once


def has_gcc() -> bool:
    """Whether the C compiler for this Python is GCC, the only one whose profiles are read here."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    said = subprocess.run([compiler, "--version"], capture_output=True, text=True)
    return os.name == "posix" and "Free Software Foundation" in said.stdout


def compile_extensions(extensions: list[Any], folder: str, flags: list[str]) -> None:
    """Compile the C files of extensions in place, with these flags besides; `folder` is for object files."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class Build(build_ext):
        def build_extensions(self) -> None:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                compile_on_all_cores(self.compiler, pool)
                super().build_extensions()

    built = [copy(extension) for extension in extensions]
    for extension in built:
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
        extension.extra_link_args = flags
    command = Build(Distribution({"ext_modules": built}))
    command.inplace = command.force = True
    command.build_temp = command.build_lib = folder
    command.ensure_finalized()
    command.run()


def compile_modules(sources: list[Path], quick: bool, level: str = "3") -> None:
    """Compile the modules in place, unless `quick` with a profile of games where GCC is there.

    `level` is how much the C compiler optimises, "0" to "3".

    Raises SystemExit with the message of mypyc or of the C compiler.
    """
    from mypyc.build import mypycify

    os.chdir(SOURCE)
    with tempfile.TemporaryDirectory(prefix="grimorio-build-") as folder:
        options = ["--config-file", str(ROOT / "pyproject.toml"), "--cache-dir", f"{folder}/cache"]
        names = [str(path.relative_to(SOURCE)) for path in sources]
        extensions = mypycify(
            options + names, opt_level=level, group_name=GROUP, target_dir=folder, multi_file=True
        )
        within = SHORTCUTS + WITHIN if os.name == "posix" else []
        if quick or not has_gcc():
            compile_extensions(extensions, folder, within)
            return
        print("compiling, first of two times …", flush=True)
        compile_extensions(extensions, folder, within + COUNTING)
        print("playing games, to learn what has to be quick …", flush=True)
        path = os.pathsep.join((str(SOURCE), str(ROOT)))
        playing = [sys.executable, "-m", "tools.profiled"]
        subprocess.run(playing, check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": path})
        print("compiling, second time …", flush=True)
        compile_extensions(extensions, folder, within + COUNTED)


def check(sources: list[Path]) -> list[str]:
    """The modules that are imported from their source although they were compiled."""
    names = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in sources]
    code = "import importlib, sys\nfor n in sys.argv[1:]: print(n, importlib.import_module(n).__file__)"
    done = subprocess.run([sys.executable, "-c", code, *names], capture_output=True, text=True, cwd=ROOT)
    if done.returncode:
        return [done.stderr.strip()]
    return [line for line in done.stdout.splitlines() if line.endswith(".py")]


def main() -> int:
    """Compile the modules; with `--clean` remove the compiled files instead. Returns the exit code."""
    parser = argparse.ArgumentParser(description="Compile kernel and rules with mypyc.")
    parser.add_argument("--clean", action="store_true", help="remove the compiled files")
    parser.add_argument("--quick", action="store_true", help="compile once, without a profile of games")
    parser.add_argument("--level", choices=("0", "1", "2", "3"), default="3", help="how much to optimise")
    arguments = parser.parse_args()
    clean()
    if arguments.clean:
        return 0
    if lack := missing_tool():
        print(f"not compiled: {lack}; everything runs interpreted")
        return 0
    sources = modules()
    if not sources:
        print("nothing to compile")
        return 0
    compile_modules(sources, arguments.quick, arguments.level)
    if left := check(sources):
        print("compiled, but not imported so: " + "\n".join(left))
        return 1
    print(f"compiled {len(sources)} modules")
    return 0


if __name__ == "__main__":
    sys.exit(main())
