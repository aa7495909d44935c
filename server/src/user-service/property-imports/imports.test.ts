import { audits } from '@writdesk/contract/audits/audits';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { rostersNow } from '../../../test/support/rosters-now.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { uploadRoll } from '../../../test/support/uploaded-roll.ts';
import { standingClock } from '../../platform/clock.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());

const head = 'Property,Unit,Tenant,Rent,Lease from,Lease to,Balance';
const line = (property: string, unit: string, tenant: string, changes: string[] = []) =>
  [
    property,
    unit,
    tenant,
    ...['1850', '8/1/2025', '7/31/2026', '0'].map((cell, at) => changes[at] ?? cell),
  ].join(',');
const roll = (...lines: string[]) => [head, ...lines].join('\n');

async function read(as: Person, text: string | Uint8Array, more: object = {}) {
  const path = await uploadRoll(t, as, text);
  return t.call(propertyImports.create, {
    as,
    body: { kind: 'RENT_ROLL', source: 'APPFOLIO', file: { path, fileName: 'roll.csv' }, ...more },
  });
}
const apply = (as: Person, { id, version }: { id: string; version: number }, more: object = {}) =>
  t.call(propertyImports.apply, { as, params: { id }, body: { version, ...more } });
const undo = (as: Person, { id, version }: { id: string; version: number }) =>
  t.call(propertyImports.undo, { as, params: { id }, body: { version } });
const rows = (as: Person, id: string, query: object = {}) =>
  t.call(propertyImports.rows, { as, params: { id }, query });
const units = async (propertyId: string, query: object = {}) =>
  (await t.call(rosters.units, { as: people.owner, params: { propertyId }, query: { size: 100, ...query } }))
    .body;
describe('a rent roll', () => {
  test('is previewed, applied, found unchanged the second time, and undone', async () => {
    const before = await rostersNow(t.db);
    const file = roll(
      line('Willow Creek', '14C', 'Adaeze Bell', ['1850', '8/1/2025', '7/31/2026', '3700']),
      line('Willow Creek', '15A', '"Núñez, José"'),
      line('Azalea Terrace', '1', 'VACANT'),
      line('Nowhere Court', '9', 'Ada Ng'),
      line('Willow Creek', '16A', 'Ada Ng', ['a lot']),
      'Total,,,5550,,,',
    );
    const made = await read(people.owner, file);
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({
      status: 'PREVIEW',
      counts: { found: 5, new: 2, changed: 1, unchanged: 0, refused: 2, gone: 1 },
      gone: [{ property: 'Willow Creek', unit: '2B' }],
      missing: [],
      datesAreAmbiguous: false,
    });
    expect(await rostersNow(t.db)).toBe(before);
    const refused = await rows(people.owner, made.body.id, { state: 'REFUSED' });
    expect(refused.body.rows).toMatchObject([
      { row: 5, faults: [{ code: 'import_row_property', values: { name: 'Nowhere Court' } }] },
      { row: 6, faults: [{ code: 'import_cell_money', column: 3, value: 'a lot' }] },
    ]);

    const mended = await t.call(propertyImports.preview, {
      as: people.owner,
      params: { id: made.body.id },
      body: { version: made.body.version, cells: [{ row: 6, column: 3, text: '1900' }] },
    });
    expect(mended.body.counts).toMatchObject({ new: 3, refused: 1 });
    expect((await apply(people.owner, made.body)).status).toBe(409);
    const applied = await apply(people.owner, mended.body);
    expect(applied.status, JSON.stringify(applied.body)).toBe(200);
    expect(applied.body).toMatchObject({ status: 'APPLIED' });
    const now = await units(world.managed.id);
    expect(now.units.map(({ label, lease }) => [label, lease?.tenantNames, lease?.balanceCents])).toEqual([
      ['2B', undefined, undefined],
      ['14C', 'Adaeze Bell', 370_000],
      ['15A', 'José Núñez', 0],
      ['16A', 'Ada Ng', 0],
    ]);
    const trail = await t.call(audits.property, {
      as: people.owner,
      params: { id: world.managed.id },
      query: {},
    });
    expect(trail.body.changes[0]).toMatchObject({ action: 'property.import', fileName: 'roll.csv' });
    expect((await apply(people.owner, applied.body)).body).toMatchObject({ code: 'import_not_open' });

    const second = await read(people.owner, file.replace('a lot', '1900'));
    expect(second.body.counts).toMatchObject({ new: 0, changed: 0, unchanged: 4, refused: 1 });
    const applied2 = await rostersNow(t.db);
    expect((await apply(people.owner, second.body)).status).toBe(200);
    expect(await rostersNow(t.db)).toBe(applied2);

    expect((await undo(people.owner, applied.body)).body).toMatchObject({ status: 'UNDONE', kept: [] });
    expect(await rostersNow(t.db)).toBe(before);
  });

  test('shows what changes, ends the lease of who left, and takes out what is gone only when asked', async () => {
    const first = await read(
      people.owner,
      roll(line('Azalea Terrace', '1', 'Ada Ng'), line('Azalea Terrace', '2', 'Bo Li')),
    );
    await apply(people.owner, first.body);
    const next = await read(
      people.owner,
      roll(line('Azalea Terrace', '1', 'Cy Twombly', ['2000', '6/1/2026', '5/31/2027'])),
    );
    const shown = await rows(people.owner, next.body.id);
    expect(shown.body.rows[0]).toMatchObject({
      state: 'CHANGED',
      changes: expect.arrayContaining([{ field: 'tenant', before: 'Ada Ng', after: 'Cy Twombly' }]),
    });
    expect(next.body.counts.gone).toBe(1);
    await apply(people.owner, next.body, { deactivateGone: true });
    const now = await units(world.owned.id);
    expect(now.units.map(({ label, active, lease }) => [label, active, lease?.tenantNames])).toEqual([
      ['1', true, 'Cy Twombly'],
      ['2', false, 'Bo Li'],
    ]);
  });

  test('is read as somebody said of an earlier file with the same titles', async () => {
    const file = (unit: string, day: string) =>
      ['Property,Apartment Home,Occupant,Lease from', `Willow Creek,${unit},Ada Ng,${day}`].join('\n');
    const first = await read(people.owner, file('M1', '02/03/2026'));
    expect(first.body.missing).toEqual(['unit', 'tenant']);
    const columns = { property: 0, unit: 1, tenant: 2, leaseFrom: 3 };
    const said = await t.call(propertyImports.preview, {
      as: people.owner,
      params: { id: first.body.id },
      body: { version: first.body.version, columns, dayFirst: true },
    });
    expect(said.body).toMatchObject({ missing: [], counts: { new: 1 } });
    const next = await read(people.owner, file('M2', '04/03/2026'));
    expect(next.body).toMatchObject({ columns, dayFirst: true, missing: [], counts: { new: 1 } });
    // A file that says it by itself is read as it says.
    expect((await read(people.owner, file('M3', '3/14/2026'))).body.dayFirst).toBe(false);
    // Another kind of file, and another company, say it themselves.
    expect((await read(people.owner, file('M2', ''), { kind: 'DELINQUENCY' })).body.columns).not.toEqual(
      columns,
    );
    expect((await read(people.otherOwner, file('M2', ''))).body.missing).toEqual(['unit', 'tenant']);
  });

  test('that waited while the register changed is previewed again', async () => {
    const made = await read(people.owner, roll(line('Azalea Terrace', '7', 'Ada Ng')));
    await t.call(rosters.saveUnit, {
      as: people.owner,
      params: { propertyId: world.owned.id },
      body: { label: '7' },
    });
    const reply = await apply(people.owner, made.body);
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'import_outdated', current: { counts: { new: 0, changed: 1 } } },
    });
    const { current } = reply.body as unknown as { current: { id: string; version: number } };
    const twice = await Promise.all([apply(people.owner, current), apply(people.owner, current)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('undone later leaves what somebody changed since, and says so', async () => {
    const made = await read(
      people.owner,
      roll(line('Azalea Terrace', '8', 'Ada Ng'), line('Azalea Terrace', '9', 'Bo Li')),
    );
    const applied = await apply(people.owner, made.body);
    const { units: found } = await units(world.owned.id, { search: 'ada ng' });
    const lease = found.find(({ label }) => label === '8')?.lease;
    await t.call(rosters.updateLease, {
      as: people.owner,
      params: { id: lease?.id ?? '' },
      body: { rentCents: 1 },
    });
    const undone = await undo(people.owner, applied.body);
    expect(undone.body.kept).toEqual([{ row: 2, unit: '8' }]);
    const labels = (await units(world.owned.id)).units.map(({ label }) => label);
    expect(labels).toContain('8');
    expect(labels).not.toContain('9');
    const late = await read(people.owner, roll(line('Azalea Terrace', '10', 'Ada Ng')));
    const old = await apply(people.owner, late.body);
    await t.db
      .updateTable('users.propertyImport')
      .set({ appliedAt: new Date('2026-05-01T00:00:00Z') })
      .where('id', '=', old.body.id)
      .execute();
    expect(await undo(people.owner, old.body)).toMatchObject({
      status: 409,
      body: { reason: { code: 'import_undo_late' } },
    });
  });

  test('of a manager reaches their own properties alone, and nobody else finds it', async () => {
    const made = await read(
      people.manager,
      roll(line('Azalea Terrace', '1', 'Ada Ng'), line('Willow Creek', '2B', 'Bo Li')),
    );
    expect(made.body.counts).toMatchObject({ refused: 1, changed: 1 });
    for (const stranger of [people.otherOwner, people.crmOfOther])
      expect(
        (await t.call(propertyImports.details, { as: stranger, params: { id: made.body.id } })).status,
      ).toBe(404);
    for (const person of [people.viewer, people.payer, people.lawyer, people.processor])
      expect(
        (await t.call(propertyImports.details, { as: person, params: { id: made.body.id } })).status,
      ).toBe(403);
    const path = await uploadRoll(t, people.otherOwner, roll());
    const foreign = await t.call(propertyImports.create, {
      as: people.owner,
      body: { kind: 'RENT_ROLL', file: { path, fileName: 'roll.csv' } },
    });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
  });
});

describe('a delinquency report', () => {
  test('ages what is owed under the leases that are known', async () => {
    const known = await read(people.owner, roll(line('Azalea Terrace', '21', 'Ada Ng')));
    await apply(people.owner, known.body);
    const report = [
      'Azalea Terrace',
      'Unit;Tenant;Total;0-30;31-60;61-90;90+',
      '21;Ada Ng;$2.775,00;1.850,00;925,00;;',
      '99;Nobody;1;1;;;',
    ];
    const made = await read(people.owner, report.join('\n'), {
      kind: 'DELINQUENCY',
      propertyId: world.owned.id,
    });
    expect(made.body.counts).toMatchObject({ changed: 1, refused: 1 });
    await apply(people.owner, made.body);
    const { units: found } = await units(world.owned.id, { late: 'true', search: 'ada ng' });
    expect(found.find(({ label }) => label === '21')?.lease).toMatchObject({
      balanceSource: 'REPORT',
      balanceOn: '2026-06-12',
      balanceCents: 277_500,
      owed0Cents: 185_000,
      owed31Cents: 92_500,
    });
  });
});

describe('a file', () => {
  test('of a known system says so itself, also where it is another report', async () => {
    const report = [
      'Unit,BD/BA,Tenant,Status,Rent,Lease From,Lease To,Past Due',
      '-> Azalea Terrace - 1 Main St,,,,,,,',
      '40,2/1.00,Ada Ng,Current,1850,8/1/2025,7/31/2026,3700',
    ].join('\n');
    const made = await read(people.owner, report, { source: undefined });
    expect(made.body).toMatchObject({
      source: 'APPFOLIO',
      recognized: { source: 'APPFOLIO', kind: 'RENT_ROLL' },
      counts: { found: 1, new: 1 },
    });
    const other = await read(people.owner, report, { kind: 'DELINQUENCY' });
    expect(other.body).toMatchObject({ kind: 'DELINQUENCY', recognized: { kind: 'RENT_ROLL' } });
    const own = await read(people.owner, roll(line('Azalea Terrace', '41', 'Ada Ng')), { source: undefined });
    expect(own.body).toMatchObject({ source: 'OTHER', recognized: null });
  });

  test.each([
    ['without titles', 'a,b\nc,d\n', 'import_file_titles'],
    ['without rows', `${head}\n`, 'import_file_empty'],
    ['of titles that say too little', 'Unit,Rent\n1,2\n', null],
  ])('%s', async (_, text, code) => {
    const made = await read(people.owner, text, { propertyId: world.owned.id });
    if (code) expect(made).toMatchObject({ status: 400, body: { code: 'file_refused', reason: { code } } });
    else {
      expect(made.body.missing).toEqual(['tenant']);
      expect(await apply(people.owner, made.body)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'columns', code: 'import_columns_missing' }] },
      });
    }
  });

  test('leaves no SSN and no file behind', async () => {
    const text = `${head},SSN\n${line('Azalea Terrace', '30', 'Ada Ng')},123-45-6789\n`;
    const made = await read(people.owner, text);
    expect(made.status).toBe(201);
    const kept = await sql<{
      text: string;
    }>`select string_agg(to_jsonb(r)::text, '') as text from users.property_import_row r`.execute(t.db);
    expect(kept.rows[0]?.text).not.toContain('123-45-6789');
    const again = await t.db
      .selectFrom('jobs.storedFile')
      .select(['path', 'state'])
      .orderBy('createdAt', 'desc')
      .executeTakeFirstOrThrow();
    expect(await t.opened.deps.storage.stat(again.path)).toBeNull();
    expect(again.state, 'what is gone counts as gone, and its row goes with the sweep').toBe('REFUSED');
  });

  test('of Windows and of UTF-16 is taken as it is saved', async () => {
    const text = roll(line('Azalea Terrace', '31', '"Núñez, José"'));
    for (const bytes of [Buffer.from(text, 'latin1'), Buffer.from(`\uFEFF${text}`, 'utf16le')]) {
      const made = await read(people.owner, new Uint8Array(bytes));
      expect(made.status, JSON.stringify(made.body)).toBe(201);
      expect((await rows(people.owner, made.body.id)).body.rows[0]).toMatchObject({ tenant: 'José Núñez' });
    }
  });
});
