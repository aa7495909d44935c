"""Writes the statement on standard input (JSON) as other libraries write files of banks: `write_statements.py OFX1|OFX2|BAI2`."""
import datetime
import json
import sys
from decimal import Decimal

given = json.load(sys.stdin)
kind = sys.argv[1]


def instant(day):
    return datetime.datetime.fromisoformat(day + 'T12:00:00+00:00')


if kind == 'BAI2':
    from bai2 import bai2
    from bai2.constants import AsOfDateModifier, FundsType, GroupStatus, TypeCodes
    from bai2.models import (
        Account,
        AccountIdentifier,
        AccountTrailer,
        Bai2File,
        Bai2FileHeader,
        Bai2FileTrailer,
        Group,
        GroupHeader,
        GroupTrailer,
        Summary,
        TransactionDetail,
    )

    lines = [
        TransactionDetail(
            type_code=TypeCodes['475' if line['cents'] < 0 else '195'],
            amount=abs(line['cents']),
            funds_type=FundsType.immediate_availability,
            bank_reference=line['key'],
            customer_reference=line['number'],
            text=line['text'],
        )
        for line in given['lines']
    ]
    balances = [
        Summary(type_code=TypeCodes[code], amount=given[name])
        for code, name in (('010', 'openingCents'), ('015', 'closingCents'))
    ]
    account = Account(
        header=AccountIdentifier(
            customer_account_number=given['account'], currency='USD', summary_items=balances
        ),
        trailer=AccountTrailer(
            account_control_total=sum(one.amount for one in [*lines, *balances]),
        ),
        children=lines,
    )
    day = datetime.date.fromisoformat(given['closingOn'])
    group = Group(
        header=GroupHeader(
            ultimate_receiver_id='WRITDESK',
            originator_id=given['bank'],
            group_status=GroupStatus.update,
            as_of_date=day,
            currency='USD',
            as_of_date_modifier=AsOfDateModifier.final_previous_day,
        ),
        trailer=GroupTrailer(),
        children=[account],
    )
    file = Bai2File(
        header=Bai2FileHeader(
            sender_id=given['bank'],
            receiver_id='WRITDESK',
            creation_date=day,
            creation_time=datetime.time(6),
            file_id='1',
        ),
        trailer=Bai2FileTrailer(),
        children=[group],
    )
    print(bai2.write(file))
else:
    import xml.etree.ElementTree as tree

    from ofxtools.header import make_header
    from ofxtools.models import (
        BANKACCTFROM,
        BANKMSGSRSV1,
        BANKTRANLIST,
        LEDGERBAL,
        OFX,
        SIGNONMSGSRSV1,
        SONRS,
        STATUS,
        STMTRS,
        STMTTRN,
        STMTTRNRS,
    )

    def dollars(cents):
        return Decimal(cents) / 100

    fine = STATUS(code=0, severity='INFO')
    transactions = [
        STMTTRN(
            trntype='CHECK' if line['number'] else 'CREDIT' if line['cents'] > 0 else 'DEBIT',
            dtposted=instant(line['day']),
            trnamt=dollars(line['cents']),
            fitid=line['key'],
            checknum=line['number'] or None,
            memo=line['text'],
        )
        for line in given['lines']
    ]
    closing = instant(given['closingOn'])
    statement = STMTRS(
        curdef='USD',
        bankacctfrom=BANKACCTFROM(bankid=given['bank'], acctid=given['account'], accttype='CHECKING'),
        banktranlist=BANKTRANLIST(*transactions, dtstart=instant(given['openingOn']), dtend=closing),
        ledgerbal=LEDGERBAL(balamt=dollars(given['closingCents']), dtasof=closing),
    )
    whole = OFX(
        signonmsgsrsv1=SIGNONMSGSRSV1(sonrs=SONRS(status=fine, dtserver=closing, language='ENG')),
        bankmsgsrsv1=BANKMSGSRSV1(STMTTRNRS(trnuid='1', status=fine, stmtrs=statement)),
    ).to_etree()
    if kind == 'OFX1':
        # The older dialect has no ends of values.
        for element in whole.iter():
            if len(element) == 0:
                element.text = (element.text or '') + '\n'
        text = tree.tostring(whole, encoding='unicode')
        for element in whole.iter():
            if len(element) == 0:
                text = text.replace(f'</{element.tag}>', '')
        print(str(make_header(version=102)) + text)
    else:
        print(str(make_header(version=203)) + tree.tostring(whole, encoding='unicode'))
