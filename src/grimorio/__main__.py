"""`python -m grimorio` is the command `grimorio`."""

from grimorio.cli import main

if __name__ == "__main__":
    main()
