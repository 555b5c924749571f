"""Shows whistdrive with two evenings on a database of its own, made afresh at every start."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import CommandParser

from whistdrive.management.plain import PlainCommand
from whistdrive.management.serving import listening

OTHER_DATABASES = ("DATABASE_URL", "REDIS_URL", "WHISTDRIVE_HOSTED")


class Command(PlainCommand):
    help = "Serves a half-played and a finished evening, apart from your own drives."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--port", type=int, default=8000, help="the port to serve on (8000)")

    def handle(self, *args: Any, **options: Any) -> None:
        # A demonstration that runs already keeps its database: the taken port stops us first.
        for each in listening(options["port"]):
            each.close()
        folder = Path(settings.DATA) / "demo"
        shutil.rmtree(folder, ignore_errors=True)
        env = {name: value for name, value in os.environ.items() if name not in OTHER_DATABASES}
        env["WHISTDRIVE_DATA"] = str(folder.absolute())
        start = [sys.executable, sys.argv[0], "start", "--demo-evenings", "--port", str(options["port"])]
        if os.name == "posix":
            os.execve(sys.executable, start, env)
        sys.exit(subprocess.call(start, env=env))
