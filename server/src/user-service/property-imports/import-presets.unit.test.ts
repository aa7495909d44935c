import {
  importKinds,
  type ImportSource,
  knownReports,
} from '@writdesk/contract/property-imports/import-values';
import { describe, expect, test } from 'vitest';
import { missingFields, plainTitle } from './cells/column-names.ts';
import { findRows } from './cells/find-rows.ts';
import { ledgerRow, paymentSigns } from './cells/ledger-rows.ts';
import { ownerRow } from './cells/owner-rows.ts';
import { roomsIn } from './cells/parse-cell.ts';
import { presetOf, presets } from './cells/presets.ts';
import { type RosterRow, rosterRow } from './cells/roster-rows.ts';
import { readTable } from './files/read-table.ts';

/** A report as the system exports it, with the rows around its table, and what its first household is. */
const reports: readonly { source: ImportSource; lines: string[]; rows: number; first: object }[] = [
  {
    source: 'APPFOLIO',
    lines: [
      'Rent Roll,,,,,,,,,,,,',
      'Exported On: 06/12/2026 09:14 AM,,,,,,,,,,,,',
      'Unit,Tags,BD/BA,Tenant,Status,Sqft,Market Rent,Rent,Deposit,Lease From,Lease To,Move-in,Past Due',
      '-> Willow Creek - 100 Main St Atlanta GA 30303,,,,,,,,,,,,',
      'Current,,,,,,,,,,,,',
      '14C,,2/1.00,Adaeze Bell,Current,"1,050","1,900.00","1,850.00","1,850.00",08/01/2025,07/31/2026,08/01/2025,"3,700.00"',
      'Vacant-Unrented,,,,,,,,,,,,',
      '15A,,--/--,,Vacant-Unrented,,"1,900.00",,,,,,',
      'Total 2 Units,,,,,,"3,800.00","1,850.00",,,,,"3,700.00"',
    ],
    rows: 2,
    first: {
      property: 'Willow Creek - 100 Main St Atlanta GA 30303',
      unit: '14C',
      people: [{ firstName: 'Adaeze', lastName: 'Bell' }],
      days: { leaseFrom: '2025-08-01', leaseTo: '2026-07-31', movedInOn: '2025-08-01' },
      money: { rent: 185_000, marketRent: 190_000, deposit: 185_000, balance: 370_000 },
      numbers: { bedrooms: 2, bathrooms: 1, sizeSqft: 1_050 },
    },
  },
  {
    source: 'APPFOLIO',
    lines: [
      'Unit,Name,Tenant Status,Tags,Phone Numbers,Move In,Move Out,Deposit,Amount Receivable,Delinquent Subsidy Amount,0-30,30+,Last Payment,Payment Amount,Late Count',
      '-> Willow Creek - 100 Main St,,,,,,,,,,,,,,',
      '14C,"Bell, Adaeze",Current,,Mobile: (404) 555-0134,08/01/2025,,"1,850.00","3,700.00",0.00,"1,850.00","1,850.00",,,3',
      'Total,,,,,,,,"3,700.00",0.00,"1,850.00","1,850.00",,,',
    ],
    rows: 1,
    first: {
      people: [{ firstName: 'Adaeze', lastName: 'Bell' }],
      phone: '(404) 555-0134',
      money: { balance: 370_000, owed0: 185_000, owed31: 185_000 },
    },
  },
  {
    // Half of the titles stand in the row beneath.
    source: 'YARDI',
    lines: [
      'Rent Roll with Lease Charges,,,,,,,,,,,,,',
      'Willow Creek (wcreek),,,,,,,,,,,,,',
      'Unit,Unit Type,Unit,Resident,Name,Market,Charge,Amount,Resident,Other,Move In,Lease,Move Out,Balance',
      ',,Sq Ft,,,Rent,Code,,Deposit,Deposit,,Expiration,,',
      'Current/Notice/Vacant Residents,,,,,,,,,,,,,',
      '14C,2x1a,1050,t0001234,Adaeze Bell,1900.00,rent,1850.00,500.00,0.00,8/1/2025,7/31/2026,,3700.00',
      ',,,,,,trash,25.00,,,,,,',
      ',,,,,,Total,1875.00,,,,,,',
      '15A,2x1a,1050,VACANT,VACANT,1900.00,,0.00,0.00,0.00,,,,0.00',
      'Future Residents/Applicants,,,,,,,,,,,,,',
      '15A,2x1a,1050,t0009999,Bo Li,1900.00,rent,1850.00,0.00,0.00,9/1/2026,8/31/2027,,0.00',
      'Summary Groups,Square,Market,Lease,Security,Other,# Of,% Unit,% Sqft,Balance,,,,',
      'Current/Notice Residents,1050,1900.00,1850.00,500.00,0.00,1,50,50,3700.00,,,,',
    ],
    rows: 2,
    first: {
      unit: '14C',
      externalId: 't0001234',
      people: [{ firstName: 'Adaeze', lastName: 'Bell' }],
      days: { leaseTo: '2026-07-31', movedInOn: '2025-08-01' },
      money: { marketRent: 190_000, deposit: 50_000, balance: 370_000 },
      numbers: { sizeSqft: 1_050 },
    },
  },
  {
    source: 'ENTRATA',
    lines: [
      'Bldg-Unit,SQFT,Unit Status,Resident,Move-In,Lease Start,Lease End,Market Rent,Charge Code,Scheduled Charges',
      '2-14C,1050,Occupied No Notice,"Bell, Adaeze",08/01/2025,08/01/2025,07/31/2026,1900.00,Base Rent,1850.00',
      ',,,,,,,,Pet Rent,25.00',
    ],
    rows: 1,
    first: {
      unit: '2-14C',
      people: [{ firstName: 'Adaeze', lastName: 'Bell' }],
      money: { marketRent: 190_000 },
    },
  },
  {
    source: 'ENTRATA',
    lines: [
      'Bldg-Unit,Resident,Lease Status,Unallocated Charges / Credits,0-30 Days,31-60 Days,61-90 Days,90+ Days,Pre-Payments,Balance',
      '2-14C,"Bell, Adaeze",Current,0.00,1850.00,925.00,0.00,100.00,0.00,2875.00',
    ],
    rows: 1,
    first: { money: { balance: 287_500, owed0: 185_000, owed31: 92_500, owed61: 0, owed91: 10_000 } },
  },
  {
    source: 'BUILDIUM',
    lines: [
      'Property,Unit,Tenants,Lease Start,Lease End,Bed/Bath,Rent Cycle,Rent Start,Rent,Recurring Charges,Recurring Credits,Total,Deposits Held,Prepayments,Balance Due',
      'Willow Creek,14C,Adaeze Bell,8/1/2025,7/31/2026,2/1.5,Monthly,8/1/2025,"1,850.00","1,875.00",0.00,"1,875.00",500.00,0.00,"3,700.00"',
    ],
    rows: 1,
    first: {
      property: 'Willow Creek',
      money: { rent: 185_000, deposit: 50_000, balance: 370_000 },
      numbers: { bedrooms: 2, bathrooms: 1.5 },
    },
  },
  {
    source: 'REALPAGE',
    lines: [
      'Resh ID,Lease ID,Unit,Floor Plan,Unit Designation,SQFT,Unit/Lease Status,Name,Phone Number,Email,Move-In,Move-Out,Lease Start,Lease End,Market + Addl.,Dep On Hand,Balance,Total Charges,RENT',
      '11,1,14C,A1,N/A,1050,Occupied,"Bell, Adaeze",(404) 555-0134,ada@bell.example,08/01/2025,,08/01/2025,07/31/2026,1900.00,500.00,3700.00,1875.00,1850.00',
    ],
    rows: 1,
    first: {
      externalId: '1',
      email: 'ada@bell.example',
      days: { leaseFrom: '2025-08-01', leaseTo: '2026-07-31', movedInOn: '2025-08-01' },
      money: { rent: 185_000, deposit: 50_000, balance: 370_000 },
    },
  },
  {
    source: 'RESMAN',
    lines: [
      'Unit,Type,SqFt,Residents,Status,Market Rent,Rent,Other Charges,Credits,Total,Move In,Start,Lease End,Move Out,Surety,Deposits,Balance',
      '14C,2x1,1050,Adaeze Bell,C,1900.00,1850.00,25.00,0.00,1875.00,8/1/2025,8/1/2025,7/31/2026,,0.00,500.00,3700.00',
    ],
    rows: 1,
    first: {
      days: { leaseFrom: '2025-08-01', leaseTo: '2026-07-31', movedInOn: '2025-08-01' },
      money: { rent: 185_000, marketRent: 190_000, deposit: 50_000, balance: 370_000 },
    },
  },
];

const unit = 'Willow Creek';
/** Ledgers as systems export them, with the lines around their tables, and what each line of them is. */
const ledgers: readonly { source: ImportSource; lines: string[]; said: unknown[][] }[] = [
  {
    source: 'APPFOLIO',
    lines: [
      'Tenant Ledger,,,,,',
      'Tenants: Adaeze Bell,,,,,',
      'Property: Willow Creek,,,,,',
      'Unit: 14C,,,,,',
      'Date,Payer,Description,Charges,Payments,Balance',
      ',,Starting Balance,,,100.00',
      '06/01/2026,,Rent Income - June 2026,"1,850.00",,"1,950.00"',
      '06/03/2026,Adaeze Bell,Online Payment,,"1,000.00",950.00',
      'Total,,,"1,850.00","1,000.00",950.00',
    ],
    said: [
      [unit, '14C', null, 'OTHER', 10_000],
      [unit, '14C', '2026-06-01', 'RENT', 185_000],
      [unit, '14C', '2026-06-03', 'PAYMENT', -100_000],
    ],
  },
  {
    // Two households, each with its head, its titles and its sums by age.
    source: 'YARDI',
    lines: [
      'Resident Ledger,,,,,,',
      'Resident Code:,t0001234,,,,,',
      'Property:,Willow Creek,,,,,',
      'Unit:,14C,,,,,',
      'Adaeze Bell,Status: Current,,,,,',
      'Date,Chg Code,Description,Charge,Payment,Balance,Chg/Rec',
      '06/01/26,rent,Rent (06/2026),1850.00,0.00,1850.00,411201',
      '06/03/26,,chk# 1234,0.00,1000.00,850.00,223302',
      'Current,30 Days,60 Days,90 Days,Amount Due,,',
      '850.00,0.00,0.00,0.00,850.00,,',
      'Resident Code:,t0009999,,,,,',
      'Property:,Willow Creek,,,,,',
      'Unit:,2B,,,,,',
      'Bo Li,Status: Current,,,,,',
      '100 Main St,Current Rent: $900.00,,,,,',
      'Date,Chg Code,Description,Charge,Payment,Balance,Chg/Rec',
      '06/01/26,latefee,Late fee,75.00,0.00,75.00,411209',
    ],
    said: [
      [unit, '14C', '2026-06-01', 'RENT', 185_000],
      [unit, '14C', '2026-06-03', 'PAYMENT', -100_000],
      [unit, '2B', '2026-06-01', 'LATE_FEE', 7_500],
    ],
  },
  {
    source: 'BUILDIUM',
    lines: [
      'Date*,Transaction type*,Property name*,Unit number*,Payment method,Paid by,Amount*,General Ledger Allocation*,Memo',
      '6/1/2026,Charge,Willow Creek,14C,,,1850.00,Rent Income,June',
      '6/3/2026,Payment,Willow Creek,14C,Check,Adaeze Bell,1000.00,Rent Income,',
    ],
    said: [
      [unit, '14C', '2026-06-01', 'RENT', 185_000],
      [unit, '14C', '2026-06-03', 'PAYMENT', -100_000],
    ],
  },
];

describe('a report of a known system', () => {
  test.each(reports)(
    'of $source is known by its titles and read whole: $lines.length lines',
    async (report) => {
      const { source, lines, first } = report;
      const { titles, columns, rows } = findRows(
        'RENT_ROLL',
        await readTable(new TextEncoder().encode(lines.join('\n'))),
      );
      expect(presetOf(titles.map(plainTitle))?.source).toBe(source);
      expect(rows).toHaveLength(report.rows);
      const read = rows.map((row) => rosterRow(row, { columns, dayFirst: false }));
      expect(read.flatMap(({ faults }) => faults)).toEqual([]);
      const said = read[0]?.said as RosterRow;
      for (const [field, value] of Object.entries(first))
        expect(said, field).toMatchObject({ [field]: value as unknown });
    },
  );

  test.each(ledgers)('of $source is known by its titles, and its ledgers are read whole', async (report) => {
    const { source, lines, said } = report;
    const { titles, columns, rows } = findRows(
      'LEDGER',
      await readTable(new TextEncoder().encode(lines.join('\n'))),
    );
    expect(presetOf(titles.map(plainTitle))).toMatchObject({ source, kind: 'LEDGER' });
    expect(missingFields('LEDGER', columns)).toEqual([]);
    const as = { columns, dayFirst: false, ...paymentSigns(rows, columns) };
    const read = rows.map((row) => ledgerRow(row, as));
    expect(read.flatMap(({ faults }) => faults)).toEqual([]);
    expect(
      read.map(({ said: one }) => [
        one.property,
        one.unit,
        one.line.dueOn,
        one.line.kind,
        one.line.amountCents,
      ]),
    ).toEqual(said);
  });

  test('of AppFolio is a directory of owners, whose address in one cell is no street', async () => {
    const directory = (titles: string, row: string) =>
      readTable(new TextEncoder().encode([titles, row].join('\n')));
    const head = 'Name,Phone Numbers,Email,Properties Owned';
    const states = new Map([['ga', 'GA']]);
    const ownerOf = async (titles: string, row: string) => {
      const found = findRows('OWNERS', await directory(titles, row));
      expect(presetOf(found.titles.map(plainTitle))).toMatchObject({ source: 'APPFOLIO', kind: 'OWNERS' });
      const { said, faults } = ownerRow(found.rows[0] ?? { cells: [], band: null }, { ...found, states });
      expect(faults).toEqual([]);
      return said.input;
    };
    expect(
      await ownerOf(
        `${head},Address,Street,Street2,City,State,Zip,First Name,Last Name`,
        'Maple Holdings LLC,Office: (404) 555-0100,a@maple.example,Willow Creek,"1 Main St Atlanta, GA 30303",1 Main St,Suite 4,Atlanta,GA,30303,,',
      ),
    ).toMatchObject({
      kind: 'ENTITY',
      name: 'Maple Holdings LLC',
      phone: '(404) 555-0100',
      addressLine1: '1 Main St',
      addressLine2: 'Suite 4',
      city: 'Atlanta',
    });
    expect(
      (await ownerOf(`${head},Address`, 'Maple Holdings LLC,,,Willow Creek,"1 Main St Atlanta, GA 30303"'))
        .addressLine1,
    ).toBeFalsy();
  });

  test('stands in the list of reports that the screen names', () => {
    const known = Object.fromEntries(
      importKinds.map((kind) => [
        kind,
        [...new Set(presets.filter((one) => one.kind === kind).map((one) => one.source))].toSorted(),
      ]),
    );
    expect(known).toEqual(knownReports);
  });

  test('has titles of its own', () => {
    const keys = presets.map(({ titles }) => titles.toSorted().join());
    expect(new Set(keys).size).toBe(keys.length);
    expect(presets.flatMap(({ titles }) => titles).filter((title) => plainTitle(title) !== title)).toEqual(
      [],
    );
    expect(presetOf(['unit', 'tenant', 'rent'])).toBeNull();
  });
});

describe('titles in two rows', () => {
  const titlesOf = async (...lines: string[]) =>
    findRows('RENT_ROLL', await readTable(new TextEncoder().encode(lines.join('\n'))));
  test('are joined only where that says more', async () => {
    const split = await titlesOf('Unit,Tenant,Actual,Lease', ',,Rent,Expiration', '1A,Ada Ng,1,6/1/2027');
    expect(split.titles).toEqual(['Unit', 'Tenant', 'Actual Rent', 'Lease Expiration']);
    expect(split.rows).toHaveLength(1);
    const plain = await titlesOf('Unit,Tenant,Rent', 'A,Vacant,', 'B,Ada Ng,1850');
    expect(plain.titles).toEqual(['Unit', 'Tenant', 'Rent']);
    expect(plain.rows).toHaveLength(2);
  });
});

test.each([
  ['2/1.00', { bedrooms: 2, bathrooms: 1 }],
  ['3 Bed / 2.5 Bath', { bedrooms: 3, bathrooms: 2.5 }],
  ['2x1', { bedrooms: 2, bathrooms: 1 }],
  ['Studio/1', { bedrooms: 0, bathrooms: 1 }],
  ['--/--', { bedrooms: null, bathrooms: null }],
  ['', null],
  ['a lot', undefined],
])('%j says %j of the rooms', (text, rooms) => expect(roomsIn(text)).toEqual(rooms));
