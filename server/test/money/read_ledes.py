"""What ledes-parser understands of a LEDES file on standard input, as JSON."""
import json
import sys
import warnings

warnings.filterwarnings('ignore')
from ledes_parser.ledes_parser import get_parser  # noqa: E402

print(json.dumps(get_parser('LEDES98B').parse(sys.stdin.read()), default=str))
