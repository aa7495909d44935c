"""What usaddress-scourgify makes of street lines on standard input (a JSON list), as JSON; null where it understands none."""
import json
import sys

from scourgify import normalize_address_record
from scourgify.exceptions import AddressNormalizationError

place = {'address_line_2': None, 'city': 'Atlanta', 'state': 'GA', 'postal_code': '30303'}


def normalized(line):
    try:
        record = normalize_address_record({'address_line_1': line, **place})
    except AddressNormalizationError:
        return None
    return ' '.join(part for part in (record['address_line_1'], record['address_line_2']) if part)


print(json.dumps([normalized(line) for line in json.load(sys.stdin)]))
