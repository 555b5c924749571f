"""What the page, the spreadsheet, the command and the drive file say of an evening."""

import csv
import io
import json
import re
from typing import Any

from django.core.management import call_command
from django.test import Client

from whistdrive import models


def without_keys(text: str, slug: str) -> Any:
    """The rounds of a file; keys are given anew where the first drive has them still."""
    given = {
        (row.round.number, row.table, row.deal, row.version): row.key
        for row in models.RecordedDeal.objects.filter(round__drive__slug=slug).select_related("round")
    }
    rounds = json.loads(text)["rounds"]
    for each in rounds:
        for table in each["tables"]:
            for deal in table["deals"]:
                for version in deal.get("history", ()):
                    version["key"] = given[each["round"], table["table"], deal["deal"], version["version"]]
    return rounds


def json_totals(slug: str) -> dict[str, float]:
    said = io.StringIO()
    call_command("standings", slug, json=True, stdout=said)
    return {str(line["number"]): line["total"] for line in json.loads(said.getvalue())["lines"]}


def csv_totals(slug: str) -> dict[str, float]:
    answer = Client().get(f"/d/{slug}/standings.csv", {"list": "all"})
    rows = csv.DictReader(io.StringIO(answer.content.decode("utf-8-sig")))
    return {row["Number"]: float(row["Total"] or 0) for row in rows}


def page_totals(slug: str) -> dict[str, float]:
    """Numbers and totals as the public page's table shows them."""
    page = Client().get(f"/d/{slug}/", {"list": "all"}).content.decode()
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", page, re.S)
    cells = [re.findall(r'<td class="(number|number total)">(.*?)</td>', row, re.S) for row in rows]
    # A dash stands where nothing has been entered yet.
    # Place and number come first, the total by its own class, the halves after it.
    return {row[1][1]: float(row[2][1].replace("½", ".5").replace("–", "0")) for row in cells if len(row) == 5}
