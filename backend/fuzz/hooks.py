"""Supplies what no schema can say of a request: cursors that only an earlier answer has given, models that a setting lists, the present day and year,
that one field of two is given, how long a whole address may be. And what this program does not read of it: that a field of a form is JSON."""

import datetime
import json

import schemathesis
from hypothesis import strategies

LONG_PAST = datetime.datetime(2026, 1, 1)
PAST_TIMES = strategies.datetimes(min_value=datetime.datetime(2000, 1, 1), max_value=LONG_PAST)
schemathesis.openapi.format("past-date-time", PAST_TIMES.map(lambda time: time.isoformat(timespec="seconds") + "Z"))

LISTS = {"facts"}
NEEDED_LISTS = {"rows"}
FROM_ANSWERS = {"after", "from", "modelId"}
ONE_OF = {"/api/audit/submissions/{id}": ("at", "revision"), "/api/mascots/{id}/image": ("image", "imageUrl")}
LONGEST_QUERY = 800


def is_list(value):
    if isinstance(value, list) or not str(value).strip():
        return True
    try:
        return isinstance(json.loads(value), list)
    except (TypeError, ValueError):
        return False


def has_come(day):
    """Days to come are refused, and what is none is for others to judge."""
    try:
        return datetime.date.fromisoformat(str(day)) <= datetime.date.today()
    except ValueError:
        return True


@schemathesis.hook
def filter_case(context, case):
    query = case.query or {}
    if len(str(query)) > LONGEST_QUERY:
        return False
    if case.meta is None or not case.meta.generation.mode.is_positive:
        return True
    given = {**query, **(case.body if isinstance(case.body, dict) else {})}
    if FROM_ANSWERS & given.keys():
        return False
    alternatives = ONE_OF.get(case.operation.path, ())
    if alternatives and sum(field in given for field in alternatives) != 1:
        return False
    if any(not is_list(given[field]) for field in (LISTS | NEEDED_LISTS) & given.keys()):
        return False
    if any(not str(given[field]).strip() for field in NEEDED_LISTS & given.keys()):
        return False
    if not has_come(given.get("asOf", "")):
        return False
    this_year = datetime.date.today().year
    years = [value for field, value in given.items() if field.startswith("year") and isinstance(value, int)]
    return all(year <= this_year for year in years)
