"""A movement on the command line: the account in words, and planning that is seen and can be stopped."""

import json
import os
import pty
import signal
import subprocess
import sys
from pathlib import Path

from tests.commands.running import environment, manage
from tests.sources import HOME

LONG = ("movement", "mixed", "--players", "60", "--rounds", "24", "--json")


def test_the_account_is_in_words_with_figures_beside_the_best(tmp_path: Path) -> None:
    printed = manage("movement", "individual", "--players", "5", "--rounds", "5", data=tmp_path).stdout
    assert "Nobody partnered anyone twice.\nNobody met anyone more than 3 times.\nEveryone sat out once.\n" in printed
    head, _rule, first, *_ = printed[printed.index("Figure") :].splitlines()
    assert head.split() == ["Figure", "Here", "At", "best"]
    assert first.split()[-2:] == ["0", "0"]


def test_who_is_unlucky_is_named(tmp_path: Path) -> None:
    printed = manage("movement", "individual", "--players", "4", "--rounds", "4", data=tmp_path).stdout
    assert "partnered twice." in printed


def test_without_a_terminal_nothing_is_said_of_progress(tmp_path: Path) -> None:
    finished = manage(*LONG, data=tmp_path)
    assert (finished.returncode, finished.stderr) == (0, "")
    assert len(json.loads(finished.stdout)["rounds"]) == 24


def test_on_a_terminal_progress_is_shown_and_ctrl_c_takes_the_best_so_far(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "manage.py", *LONG]
    with subprocess.Popen(
        command, cwd=HOME, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=theirs, text=True
    ) as process:
        os.close(theirs)
        said = os.read(ours, 1000).decode()
        process.send_signal(signal.SIGINT)
        answer, _ = process.communicate(timeout=60)
    said += _rest(ours)
    assert process.returncode == 0
    assert "Planning: " in said and "% done." in said
    assert "Stopped early: this is the best plan so far." in said
    assert len(json.loads(answer)["rounds"]) == 24


def _rest(terminal: int) -> str:
    """What is still to be read; a terminal that the other side has left gives an error at its end."""
    said = b""
    try:
        while chunk := os.read(terminal, 1000):
            said += chunk
    except OSError:
        pass
    os.close(terminal)
    return said.decode()
