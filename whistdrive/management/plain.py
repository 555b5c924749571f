"""A command that refuses in plain words: one line on standard error, exit 2, no traceback."""

import os
import sys
from typing import Any

from django.core.management.base import BaseCommand, CommandParser

from whistdrive.core.problems import RuleBroken

WRONG_INPUT = 2


class PlainParser(CommandParser):
    """Says what was wrong with the words typed, without the page of usage around it."""

    def error(self, message: str) -> Any:
        sys.stderr.write(f"{message[:1].upper()}{message[1:]}. Try: {self.prog} --help\n")
        raise SystemExit(WRONG_INPUT)


class PlainCommand(BaseCommand):
    """What every command of whistdrive builds on; a RuleBroken from below is the organiser's to mend."""

    # Checks are for those who change the program; an organiser waits for nothing.
    requires_system_checks = []

    def create_parser(self, prog_name: str, subcommand: str, **kwargs: Any) -> CommandParser:
        parser = super().create_parser(prog_name, subcommand, **kwargs)
        # Django names its parser's class inside that method; only how it words an error is changed here.
        parser.__class__ = PlainParser
        return parser

    def execute(self, *args: Any, **options: Any) -> str | None:
        try:
            return super().execute(*args, **options)
        except RuleBroken as refusal:
            sys.stderr.write(" ".join(str(refusal).split()) + "\n")
            raise SystemExit(WRONG_INPUT) from refusal
        except BrokenPipeError:
            # Whoever read our output has seen enough (`... | head`); Python must not complain at its own end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return None
