"""What bai2 understands of a BAI2 file on standard input, as JSON; it refuses wrong control totals."""
import json
import sys

from bai2 import bai2

parsed = bai2.parse_from_string(sys.stdin.read(), check_integrity=True)
print(
    json.dumps(
        [
            {
                'account': account.header.customer_account_number,
                'day': str(group.header.as_of_date),
                'balances': {item.type_code.code: item.amount for item in account.header.summary_items},
                'lines': [
                    {
                        'cents': line.amount * (-1 if line.type_code.transaction.value == 'debit' else 1),
                        'reference': line.bank_reference,
                        'text': line.text,
                    }
                    for line in account.children
                ],
            }
            for group in parsed.children
            for account in group.children
        ]
    )
)
