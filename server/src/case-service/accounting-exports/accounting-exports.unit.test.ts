import type { LedgerAccount } from '@writdesk/contract/ledger/ledger-accounts';
import { describe, expect, test } from 'vitest';
import { readIif } from '../../../test/support/read-iif.ts';
import { compareJournals } from './compare-journals.ts';
import { journalWords } from './journal-words.ts';
import { journalsOf, type Names, type NumberedJournal, type PostedEntry } from './journals.ts';
import type { Posted } from './legs.ts';
import { inFiles, writers } from './write-journals.ts';

const FULTON = 'fulton';
const names: Names = {
  accounts: new Map(
    (
      [
        ['CASH', '1000', 'Operating'],
        ['RECEIVABLE', '1200', 'Accounts Receivable'],
        ['ADVANCED_COSTS', '1300', 'Advanced client costs'],
        ['CLIENT_CREDIT', '2100', 'Client credit'],
        ['BAD_DEBT', '6100', 'Bad debt'],
        ['FEE_INCOME:4010', '4010', 'Filing fees'],
      ] as const
    ).map(([key, code, name]) => [key, { code, name }]),
  ),
  locations: new Map([[FULTON, { id: 'ATL', name: 'Atlanta' }]]),
};

const posted = (
  debit: LedgerAccount,
  credit: LedgerAccount,
  amountCents: number,
  line: 'fee' | 'cost' | null = null,
): Posted => ({
  debit,
  credit,
  amountCents,
  countyId: line && FULTON,
  lineId: line,
  category: line && (line === 'fee' ? 'ATTORNEY_FEE' : 'COURT_COST'),
  accountNo: line && (line === 'fee' ? '4010' : '5010'),
});
const entry = (kind: string, ...postings: Posted[]): PostedEntry => ({
  id: kind,
  postedOn: '2026-03-12',
  kind,
  company: 'Larkspur Homes LLC',
  documents: ['INV-000001'],
  postings,
});

/** What an entry says on a basis, as “account amount location”. */
function said(of: PostedEntry, basis: 'ACCRUAL' | 'CASH'): string[] {
  const { journals } = journalsOf([of], basis, names);
  return journals.flatMap(({ lines }) =>
    lines.map(({ name, amountCents, location }) =>
      [name, String(amountCents), location?.name].filter(Boolean).join(' '),
    ),
  );
}

const issued = entry(
  'invoice.issue',
  posted('RECEIVABLE', 'FEE_INCOME', 12_500, 'fee'),
  posted('RECEIVABLE', 'ADVANCED_COSTS', 9_600, 'cost'),
);
const withCostBack = [
  posted('RECEIVABLE', 'FEE_INCOME', 12_500, 'fee'),
  posted('ADVANCED_COSTS', 'RECEIVABLE', 6_000, 'cost'),
];

describe('accounts that count income when it is billed, and when it is paid', () => {
  test.each<[string, PostedEntry, string[], string[]]>([
    [
      'an invoice',
      issued,
      ['Accounts Receivable 22100', 'Filing fees -12500 Atlanta', 'Advanced client costs -9600 Atlanta'],
      [],
    ],
    [
      'its payment',
      entry(
        'payment.record',
        posted('CASH', 'RECEIVABLE', 9_600, 'cost'),
        posted('CASH', 'RECEIVABLE', 400, 'fee'),
        posted('CASH', 'CLIENT_CREDIT', 50),
      ),
      ['Operating 10050', 'Accounts Receivable -10000', 'Client credit -50'],
      [
        'Operating 10050',
        'Advanced client costs -9600 Atlanta',
        'Filing fees -400 Atlanta',
        'Client credit -50',
      ],
    ],
    [
      'a credit note',
      entry('invoice.credit', posted('FEE_INCOME', 'RECEIVABLE', 500, 'fee')),
      ['Filing fees 500 Atlanta', 'Accounts Receivable -500'],
      [],
    ],
    [
      'a fee that is written off',
      entry('invoice.write-off', posted('BAD_DEBT', 'RECEIVABLE', 700, 'fee')),
      ['Bad debt 700 Atlanta', 'Accounts Receivable -700'],
      [],
    ],
    [
      'a cost that is written off',
      entry('invoice.write-off', posted('BAD_DEBT', 'RECEIVABLE', 700, 'cost')),
      ['Bad debt 700 Atlanta', 'Accounts Receivable -700'],
      ['Bad debt 700 Atlanta', 'Advanced client costs -700 Atlanta'],
    ],
    [
      'a cost that came back and pays a fee',
      entry('invoice.issue', ...withCostBack),
      ['Accounts Receivable 6500', 'Advanced client costs 6000 Atlanta', 'Filing fees -12500 Atlanta'],
      ['Advanced client costs 6000 Atlanta', 'Filing fees -6000 Atlanta'],
    ],
    [
      'the same invoice, void',
      entry(
        'invoice.issue.reverse',
        ...withCostBack.map((one) => ({ ...one, debit: one.credit, credit: one.debit })),
      ),
      ['Filing fees 12500 Atlanta', 'Accounts Receivable -6500', 'Advanced client costs -6000 Atlanta'],
      ['Filing fees 6000 Atlanta', 'Advanced client costs -6000 Atlanta'],
    ],
  ])('%s', (_, of, accrual, cash) => {
    expect(said(of, 'ACCRUAL').toSorted()).toEqual(accrual.toSorted());
    expect(said(of, 'CASH').toSorted()).toEqual(cash.toSorted());
  });
});

const numbered = (of: PostedEntry, number = 'WD-000001'): NumberedJournal[] =>
  journalsOf([of], 'ACCRUAL', names).journals.map((journal) => ({ ...journal, number }));
const textOf = (format: keyof typeof writers, of: PostedEntry) =>
  writers[format].write(numbered(of)).toString('utf8').replace('\uFEFF', '').split('\r\n');

describe('the files', () => {
  test('QuickBooks Online groups lines by the number, and asks whose receivable it is', () => {
    expect(textOf('QUICKBOOKS_ONLINE', issued)).toEqual([
      'JournalNo,JournalDate,AccountName,Debits,Credits,Description,Name,Location',
      'WD-000001,03/12/2026,Accounts Receivable,221,,"Invoice INV-000001, Larkspur Homes LLC",Larkspur Homes LLC,',
      'WD-000001,03/12/2026,Filing fees,,125,"Invoice INV-000001, Larkspur Homes LLC",,Atlanta',
      'WD-000001,03/12/2026,Advanced client costs,,96,"Invoice INV-000001, Larkspur Homes LLC",,Atlanta',
      '',
    ]);
  });

  test('Xero groups lines by narration and day, and has credits below zero', () => {
    expect(textOf('XERO', issued).slice(0, 3)).toEqual([
      '*Narration,*Date,Description,*AccountCode,*TaxRate,*Amount,TrackingName1,TrackingOption1',
      '"WD-000001 Invoice INV-000001, Larkspur Homes LLC",12 Mar 2026,Accounts Receivable,1200,Tax Exempt,221,,',
      '"WD-000001 Invoice INV-000001, Larkspur Homes LLC",12 Mar 2026,Filing fees,4010,Tax Exempt,-125,Location,Atlanta',
    ]);
  });

  test('a strict reader understands the IIF, whatever a company is called', () => {
    const company = 'Jardín\t“Peña”\r\nTRNS & Söhne – 王';
    expect(readIif(writers.IIF.write(numbered({ ...issued, company })))).toMatchObject([
      [
        {
          day: '2026-03-12',
          account: 'Accounts Receivable',
          name: "Jardín 'Peña' TRNS & Söhne - ?",
          className: '',
          cents: 22_100,
          number: 'WD-000001',
        },
        { account: 'Filing fees', name: '', className: 'Atlanta', cents: -12_500 },
        { account: 'Advanced client costs', className: 'Atlanta', cents: -9_600 },
      ],
    ]);
  });

  test('a file has as many lines as the program takes, and no journal is in two', () => {
    const journals = [2, 3, 2, 9, 1].map((lines) => ({
      lines: numbered(issued)[0]?.lines.slice(0, 1) ?? [],
      n: lines,
    }));
    const sized = journals.map(({ lines, n }) => ({ lines: Array.from({ length: n }, () => lines).flat() }));
    expect(inFiles(sized, 5).map((file) => file.map(({ lines }) => lines.length))).toEqual([
      [2, 3],
      [2],
      [9],
      [1],
    ]);
    expect(inFiles(sized, null)).toHaveLength(1);
  });
});

test('what has no account or location is named, and once', () => {
  const { unmapped } = journalsOf([issued, issued], 'ACCRUAL', { accounts: new Map(), locations: new Map() });
  expect(unmapped).toEqual({
    accounts: new Set(['RECEIVABLE', 'FEE_INCOME:4010', 'ADVANCED_COSTS']),
    counties: new Set([FULTON]),
  });
});

test('another location makes a journal another one, and another name of the company does not', () => {
  const [before] = numbered(issued);
  const locations = new Map([[FULTON, { id: 'ATL', name: 'Downtown' }]]);
  const [moved] = journalsOf([issued], 'ACCRUAL', { ...names, locations }).journals;
  const [renamed] = numbered({ ...issued, company: 'Larkspur LLC' });
  if (!before || !moved || !renamed) throw new Error('There is no journal.');
  const exported = new Map([[before.id, before.digest]]);
  expect(compareJournals([moved], exported).counts).toEqual({ added: 0, changed: 1, unchanged: 0 });
  expect(compareJournals([renamed], exported).counts).toEqual({ added: 0, changed: 0, unchanged: 1 });
  expect(compareJournals([moved], new Map()).counts).toEqual({ added: 1, changed: 0, unchanged: 0 });
});

test('a payment that no invoice takes, a reversal, and many invoices are said in words', () => {
  const of = (kind: string, documents: string[]) =>
    journalWords({ id: '', postedOn: '2026-03-12', kind, company: null, documents });
  expect(of('payment.record', [])).toBe('Payment');
  expect(of('check.release.reverse', ['1001'])).toBe('Reversal: Court check 1001');
  expect(of('payment.record', ['A', 'B', 'C', 'D', 'E', 'F'])).toBe('Payment of invoice A B C D and 2 more');
});
