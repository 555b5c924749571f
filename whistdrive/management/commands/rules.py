"""Prints every rule of the catalogue with its options."""

import json
from typing import Any

from django.core.management.base import CommandParser

from whistdrive.core.answers import rules_object
from whistdrive.management.plain import PlainCommand


class Command(PlainCommand):
    help = "Prints every movement, scoring, tie-break and format: key, options, defaults and help."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--json", action="store_true", help="for another program")

    def handle(self, *args: Any, **options: Any) -> None:
        kinds = rules_object()
        if options["json"]:
            self.stdout.write(json.dumps(kinds, ensure_ascii=False, indent=1))
            return
        for kind, rules in kinds.items():
            self.stdout.write(f"{kind.replace('_', '-').upper()}\n")
            for rule in rules:
                self._say_rule(rule)

    def _say_rule(self, rule: dict[str, Any]) -> None:
        self.stdout.write(f"  {rule['key']}: {rule['label']}\n    {rule['help']}")
        for option in rule.get("options", ()):
            said = f"{option['help']} ({option['accepts']}; {json.dumps(option['default'])} if not given)"
            self.stdout.write(f"    --option {option['name']}=...  {said}")
        self.stdout.write("")
