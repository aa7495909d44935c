"""Reads a file of journals as the named program would, and writes it as a journal of hledger: `to_hledger.py FORMAT < file`."""
import csv
import datetime
import io
import sys
from collections import OrderedDict
from decimal import Decimal

program = sys.argv[1]
content = sys.stdin.buffer.read()
journals = OrderedDict()


def post(key, day, words, account, amount):
    if not account or account != account.strip():
        raise SystemExit(f'an account without a name, or with blanks around it: {account!r}')
    head = (day, words)
    known, postings = journals.setdefault(key, (head, []))
    if known != head:
        raise SystemExit(f'{key} is of two days, or says two things')
    postings.append((account, amount))


def side(debit, credit):
    if bool(debit) == bool(credit):
        raise SystemExit('a line has one side')
    amount = Decimal(debit) if debit else -Decimal(credit)
    if (amount > 0) != bool(debit):
        raise SystemExit('a side below zero')
    return amount


if program == 'IIF':
    heads = {}
    number = None
    for row in content.decode('cp1252').split('\r\n'):
        cells = row.split('\t')
        if cells[0].startswith('!'):
            heads[cells[0][1:]] = cells[1:]
        elif cells[0] in ('TRNS', 'SPL'):
            line = dict(zip(heads[cells[0]], cells[1:], strict=True))
            day = datetime.datetime.strptime(line['DATE'], '%m/%d/%Y').date()
            post(line['DOCNUM'], day, line['MEMO'], line['ACCNT'], Decimal(line['AMOUNT']))
else:
    rows = csv.DictReader(io.StringIO(content.decode('utf-8-sig'), newline=''), strict=True)
    for row in rows:
        if None in row or None in row.values():
            raise SystemExit('a row has other columns than the head')
        if program == 'QUICKBOOKS_ONLINE':
            day = datetime.datetime.strptime(row['JournalDate'], '%m/%d/%Y').date()
            amount = side(row['Debits'], row['Credits'])
            post(row['JournalNo'], day, row['Description'], row['AccountName'], amount)
        elif program == 'XERO':
            day = datetime.datetime.strptime(row['*Date'], '%d %b %Y').date()
            words = row['*Narration']
            # Xero finds accounts by code; the name is only said.
            post((words, day), day, words, row['*AccountCode'], Decimal(row['*Amount']))
        elif program == 'LEDGER_CSV':
            day = datetime.date.fromisoformat(row['date'])
            amount = side(row['debit'], row['credit'])
            post(row['journal'], day, row['event'], row['account'], amount)
        else:
            raise SystemExit(f'no such program: {program}')

for (day, words), postings in journals.values():
    print(f'{day.isoformat()} {words.replace(";", ",")}')
    for account, amount in postings:
        print(f'    {account.replace(":", " ")}    {amount}')
    print()
