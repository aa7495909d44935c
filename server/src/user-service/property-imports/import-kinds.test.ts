import type { ImportColumns } from '@writdesk/contract/property-imports/import-values';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { propertyOwners } from '@writdesk/contract/property-owners/property-owners';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { uploadRoll } from '../../../test/support/uploaded-roll.ts';
import { standingClock } from '../../platform/clock.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { selectRoster } from '../rosters/index.ts';
import { selectKnownProperties } from './import-queries.ts';
import { namedPlaces } from './named-places.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
  const roll = await read(people.owner, 'RENT_ROLL', [
    'Property,Unit,Tenant,Lease id,Rent',
    'Willow Creek,14C,Adaeze Bell,L-1,1850',
    'Willow Creek,2B,Ada Ng,L-2,1200',
  ]);
  await apply(people.owner, roll.body);
});
afterAll(() => t.close());

async function read(as: Person, kind: 'RENT_ROLL' | 'LEDGER' | 'OWNERS', lines: readonly string[]) {
  const path = await uploadRoll(t, as, lines.join('\n'));
  return t.call(propertyImports.create, { as, body: { kind, file: { path, fileName: 'report.csv' } } });
}
const apply = (as: Person, { id, version }: { id: string; version: number }) =>
  t.call(propertyImports.apply, { as, params: { id }, body: { version } });
const undo = (as: Person, { id, version }: { id: string; version: number }) =>
  t.call(propertyImports.undo, { as, params: { id }, body: { version } });
const rowsOf = async (id: string) =>
  (await t.call(propertyImports.rows, { as: people.owner, params: { id }, query: {} })).body.rows;

async function leaseOf(unit: string) {
  const { body } = await t.call(rosters.units, {
    as: people.owner,
    params: { propertyId: world.managed.id },
    query: { size: 100 },
  });
  const id = body.units.find(({ label }) => label === unit)?.lease?.id ?? '';
  return (await t.call(rosters.lease, { as: people.owner, params: { id } })).body;
}
const linesOf = async (unit: string) =>
  (await leaseOf(unit)).ledger.map(({ kind, dueOn, amountCents }) => [kind, dueOn, amountCents]);

describe('a ledger', () => {
  const head = 'Property,Unit,Date,Description,Charges,Payments,Balance';
  const of14C = [
    'Willow Creek,14C,3/1/2026,March rent,"1,850.00",,"1,850.00"',
    'Willow Creek,14C,3/4/2026,Payment by check 112,,"1,850.00",0.00',
    'Willow Creek,14C,5/1/2026,May rent,"1,850.00",,"1,850.00"',
    'Willow Creek,14C,5/6/2026,Late fee,75.00,,"1,925.00"',
    'Willow Creek,14C,6/1/2026,June rent,"1,850.00",,"3,775.00"',
  ];
  const of2B = ['Willow Creek,2B,6/1/2026,Rent,1200,,1200', 'Willow Creek,2B,6/3/2026,Concession,,200,1000'];

  test('becomes that of the lease, is found unchanged the second time, and is undone', async () => {
    const before = await leaseOf('14C');
    expect(before).toMatchObject({ balanceCents: 0, ledger: [] });
    const made = await read(people.owner, 'LEDGER', [head, ...of14C, ...of2B]);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({
      counts: { found: 7, new: 5, changed: 2, refused: 0, gone: 0 },
      missing: [],
    });
    expect((await leaseOf('14C')).ledger).toEqual([]);
    const applied = await apply(people.owner, made.body);
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    expect(await linesOf('14C')).toEqual([
      ['RENT', '2026-03-01', 185_000],
      ['PAYMENT', '2026-03-04', -185_000],
      ['RENT', '2026-05-01', 185_000],
      ['LATE_FEE', '2026-05-06', 7_500],
      ['RENT', '2026-06-01', 185_000],
    ]);
    expect(await linesOf('2B')).toEqual([
      ['RENT', '2026-06-01', 120_000],
      ['CREDIT', '2026-06-03', -20_000],
    ]);
    expect(await leaseOf('14C')).toMatchObject({
      balanceSource: 'LEDGER',
      balanceOn: '2026-06-12',
      balanceCents: 377_500,
      rentOwedCents: 370_000,
      otherOwedCents: 7_500,
      owed0Cents: 185_000,
      owed31Cents: 192_500,
    });

    const again = await read(people.owner, 'LEDGER', [head, ...of14C, ...of2B]);
    expect(again.body.counts).toMatchObject({ found: 7, new: 0, changed: 0, unchanged: 7 });
    const next = await read(people.owner, 'LEDGER', [
      head,
      ...of14C,
      'Willow Creek,14C,6/10/2026,Payment,,500,"3,275.00"',
    ]);
    expect(next.body.counts).toMatchObject({ new: 1, changed: 1, unchanged: 4 });

    const undone = await undo(people.owner, applied.body);
    expect(undone.body).toMatchObject({ status: 'UNDONE', kept: [] });
    const { version: _, updatedAt: __, ...facts } = before;
    expect(await leaseOf('14C')).toMatchObject(facts);
  });

  test('is compared with the leases that its file names, and with no others', async () => {
    const rows = (...cells: string[][]) =>
      cells.map((row, index) => ({ row: index + 2, cells: row, band: null }));
    const clientId = world.managed.clientId;
    const properties = await selectKnownProperties(t.db, systemScope, clientId);
    const rosterOf = (columns: ImportColumns, ...cells: string[][]) =>
      selectRoster(t.db, {
        ...namedPlaces({ kind: 'LEDGER', columns, rows: rows(...cells), properties, propertyId: null }),
        clientId,
      });
    const labels = (units: Awaited<ReturnType<typeof rosterOf>>) =>
      units.map(({ label, lease }) => [label, lease?.externalId]);
    expect(labels(await rosterOf({ property: 0, unit: 1 }, ['Willow Creek', '14c']))).toEqual([
      ['14C', 'L-1'],
    ]);
    expect(labels(await rosterOf({ externalId: 0 }, ['L-2'], ['L-404']))).toEqual([['2B', 'L-2']]);
    expect(await rosterOf({ property: 0, unit: 1 }, ['Nowhere', '14C'])).toEqual([]);
  });

  test('that begins in the middle, or has one row that can’t be read, is kept out whole', async () => {
    const made = await read(people.owner, 'LEDGER', [
      head,
      ...of14C
        .slice(2)
        .map((line) => line.replaceAll('"', ''))
        .map((line) => line.replace(/(\d),(\d{3})/g, '$1$2')),
      'Willow Creek,2B,6/1/2026,Rent,1200,,1200',
      'Willow Creek,2B,June,Water,45,,1245',
      'Willow Creek,99,6/1/2026,Rent,1,,1',
    ]);
    expect(made.body.counts).toMatchObject({ found: 6, new: 2, changed: 1, refused: 3 });
    const rows = await rowsOf(made.body.id);
    expect(rows.slice(3).map(({ faults }) => faults.map(({ code, values }) => ({ code, values })))).toEqual([
      [{ code: 'import_row_ledger', values: { row: 6 } }],
      [{ code: 'import_cell_day', values: {} }],
      [{ code: 'import_row_no_lease', values: {} }],
    ]);
    const broken = await read(people.owner, 'LEDGER', [
      head,
      'Willow Creek,14C,5/1/2026,May rent,1850,,5550',
      'Willow Creek,14C,6/1/2026,June rent,1850,,7400',
    ]);
    expect(broken.body.counts).toMatchObject({ found: 2, new: 0, changed: 0, refused: 2 });
    expect((await rowsOf(broken.body.id))[0]?.faults).toMatchObject([
      { code: 'import_ledger_sum', values: { sum: 370_000, balance: 740_000 } },
    ]);
  });

  test('names its leases by their ids in the system, writes payments below zero, and begins with what was owed', async () => {
    const made = await read(people.owner, 'LEDGER', [
      'Lease id,Date,Type,Charge,Payment,Balance',
      'L-2,6/1/2026,Balance forward,,,300',
      'L-2,6/1/2026,Rent,1200,,1500',
      'L-2,6/5/2026,Check,,-700,800',
    ]);
    expect(made.body).toMatchObject({ missing: [], counts: { new: 2, changed: 1, refused: 0 } });
    expect((await apply(people.owner, made.body)).status).toBe(200);
    expect(await linesOf('2B')).toEqual([
      ['OTHER', '2026-06-01', 30_000],
      ['RENT', '2026-06-01', 120_000],
      ['PAYMENT', '2026-06-05', -70_000],
    ]);
  });

  test('undone later leaves a ledger that somebody changed since', async () => {
    const made = await read(people.owner, 'LEDGER', [head, 'Willow Creek,14C,6/1/2026,June rent,1850,,1850']);
    const applied = await apply(people.owner, made.body);
    const { id, version } = await leaseOf('14C');
    const ledger = [
      { kind: 'RENT' as const, dueOn: '2026-06-01', description: 'June', amountCents: 190_000 },
    ];
    const changed = await t.call(rosters.updateLease, {
      as: people.owner,
      params: { id },
      body: { version, ledger },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    const undone = await undo(people.owner, applied.body);
    expect(undone.body).toMatchObject({ status: 'UNDONE', kept: [{ row: 2, unit: '14C' }] });
    expect(await linesOf('14C')).toEqual([['RENT', '2026-06-01', 190_000]]);
  });
});

describe('a list of owners', () => {
  const head = 'Owner,Address,City,State,ZIP,Phone,Email';
  const names = async () => {
    const { body } = await t.call(propertyOwners.list, { as: people.owner, query: { size: 100 } });
    return body.owners.map(({ name, kind, city }) => [name, kind, city]);
  };

  test('adds and changes them, refuses who is neither a person nor an entity, and is undone', async () => {
    const before = await names();
    const made = await read(people.owner, 'OWNERS', [
      head,
      'Cedar Bluff Holdings LLC,9 New Road,Marietta,Georgia,30060,,',
      '"Byron, Ada M.",1 Main St,Decatur,GA,30030,(404) 555-0133,ada@byron.example',
      'Peach State Trust,2 Main St,Decatur,GA,30030,,',
      'Maple Properties,3 Main St,Decatur,GA,30030,,',
      'Ridge Partners LP,4 Main St,Decatur,Georgiana,30030,,',
      'Oak Homes Inc.,,Decatur,GA,30030,,',
      'Peach State Trust,2 Main St,Decatur,GA,30030,,',
    ]);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body.counts).toMatchObject({ found: 7, new: 2, changed: 1, refused: 4 });
    const refused = (await rowsOf(made.body.id)).filter(({ state }) => state === 'REFUSED');
    expect(refused.map(({ row, faults }) => [row, faults[0]?.code])).toEqual([
      [5, 'import_owner_kind'],
      [6, 'state_format'],
      [7, 'street_missing'],
      [8, 'import_owner_twice'],
    ]);
    const applied = await apply(people.owner, made.body);
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    expect(await names()).toEqual([
      ['Ada M. Byron', 'PERSON', 'Decatur'],
      ['Cedar Bluff Holdings LLC', 'ENTITY', 'Marietta'],
      ['Peach State Trust', 'ENTITY', 'Decatur'],
    ]);
    const again = await read(people.owner, 'OWNERS', [head, '"Byron, Ada M.",1 Main St,Decatur,GA,30030,,']);
    expect(again.body.counts).toMatchObject({ found: 1, unchanged: 1 });
    expect((await undo(people.owner, applied.body)).body).toMatchObject({ status: 'UNDONE', kept: [] });
    expect(await names()).toEqual(before);
  });

  test('is not for who may not add owners, and keeps an owner whom a property has since', async () => {
    const lines = [head, 'Pine Ridge LLC,5 Main St,Decatur,GA,30030,,'];
    expect((await read(people.manager, 'OWNERS', lines)).status).toBe(403);
    const made = await read(people.owner, 'OWNERS', lines);
    const applied = await apply(people.owner, made.body);
    const owner = await t.db
      .selectFrom('users.propertyOwner')
      .select('id')
      .where('name', '=', 'Pine Ridge LLC')
      .executeTakeFirstOrThrow();
    await t.db
      .updateTable('users.property')
      .set({ ownerId: owner.id })
      .where('id', '=', world.owned.id)
      .execute();
    expect((await apply(people.manager, made.body)).status).toBe(404);
    expect((await undo(people.owner, applied.body)).body).toMatchObject({
      status: 'UNDONE',
      kept: [{ row: 2, unit: 'Pine Ridge LLC' }],
    });
  });
});
