import { audits } from '@writdesk/contract/audits/audits';
import { MOST_IMPORT_ROWS } from '@writdesk/contract/property-imports/import-values';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/support/harness.ts';
import { rostersNow } from '../../../test/support/rosters-now.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { uploadRoll } from '../../../test/support/uploaded-roll.ts';
import { HEAVY_CONNECTIONS } from '../../open-heavy.ts';
import { standingClock } from '../../platform/clock.ts';

// A file of many rows is read, applied and undone on a thread of its own; whoever asks sees no difference.

const clock = standingClock('2026-06-12T14:00:00Z');
/** The product’s clock goes for the thread too. */
const now = expect.stringMatching(/^2026-06-12T14:00:0/);
let t: TestApp;
let world: TwoCompanies;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
});
afterAll(() => t.close());
afterEach(() => vi.restoreAllMocks());

const thread = () => {
  const { heavy } = t.opened.deps;
  if (!heavy) throw new Error('The server has no thread for heavy work.');
  return heavy;
};
/** What the thread is asked to do from now on. */
const asked = () => {
  const run = vi.spyOn(thread(), 'run');
  return () => run.mock.calls.map(([{ name }]) => name);
};

const ROWS = 1_500;
const roll = (rent: string, rows = ROWS) =>
  [
    'Property,Unit,Tenant,Rent,Lease from,Lease to,Balance',
    ...Array.from(
      { length: rows },
      (_, n) => `Willow Creek,X${n},Ada Tenant${n},${rent},8/1/2025,7/31/2026,0`,
    ),
    'Nowhere Court,9,Ada Ng,1850,8/1/2025,7/31/2026,0',
  ].join('\n');

async function read(text: string | Uint8Array) {
  const as = world.people.owner;
  const path = await uploadRoll(t, as, text);
  const body = { kind: 'RENT_ROLL' as const, file: { path, fileName: 'roll.csv' } };
  return t.call(propertyImports.create, { as, body });
}
const apply = ({ id, version }: { id: string; version: number }, headers: Record<string, string> = {}) =>
  t.call(propertyImports.apply, {
    as: world.people.owner,
    params: { id },
    body: { version },
    headers,
  });
const undo = ({ id, version }: { id: string; version: number }) =>
  t.call(propertyImports.undo, { as: world.people.owner, params: { id }, body: { version } });

test('a rent roll of 1,500 units is previewed, applied and undone next to the event loop', async () => {
  const names = asked();
  const before = await rostersNow(t.db);
  const made = await read(roll('1850'));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body).toMatchObject({
    status: 'PREVIEW',
    counts: { found: ROWS + 1, new: ROWS, refused: 1 },
    createdAt: now,
  });
  const mended = await t.call(propertyImports.preview, {
    as: world.people.owner,
    params: { id: made.body.id },
    body: { version: made.body.version, cells: [{ row: ROWS + 2, column: 0, text: 'Willow Creek' }] },
  });
  expect(mended.body.counts).toMatchObject({ new: ROWS + 1, refused: 0 });
  expect(await rostersNow(t.db)).toBe(before);

  const stale = await apply(made.body);
  expect(stale).toMatchObject({ status: 409, body: { code: 'conflict', current: { createdAt: now } } });
  const once = { 'idempotency-key': 'apply-once' };
  const applied = await apply(mended.body, once);
  expect(applied.body, JSON.stringify(applied.body)).toMatchObject({ status: 'APPLIED', appliedAt: now });
  // The same request again is answered as before, though the import is applied by now.
  expect((await apply(mended.body, once)).body).toEqual(applied.body);
  const trail = await t.call(audits.property, {
    as: world.people.owner,
    params: { id: world.managed.id },
    query: {},
  });
  expect(trail.body.changes[0]).toMatchObject({ action: 'property.import', fileName: 'roll.csv' });

  expect((await undo(applied.body)).body).toMatchObject({ status: 'UNDONE', kept: [] });
  expect(await rostersNow(t.db)).toBe(before);
  expect(names()).toEqual([
    'property-import.create',
    'property-import.preview',
    'property-import.apply',
    'property-import.apply',
    'property-import.undo',
  ]);
}, 60_000);

test('a file of too many rows is refused there with the same words', async () => {
  const names = asked();
  expect(await read(roll('1850', MOST_IMPORT_ROWS))).toMatchObject({
    status: 400,
    body: { code: 'file_refused', errors: [{ path: 'file', code: 'import_file_rows' }] },
  });
  expect(names()).toEqual(['property-import.create']);
});

test('a small file needs no thread', async () => {
  const names = asked();
  expect((await read(roll('1850', 3))).status).toBe(201);
  expect(names()).toEqual([]);
});

test('a thread that ends under an import leaves nothing of it, and the next one does it', async () => {
  const made = await read(roll('1900'));
  const before = await rostersNow(t.db);
  const applying = apply(made.body);
  const isAtWork = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where application_name = ${HEAVY_CONNECTIONS} and datname = current_database()
        and clock_timestamp() - xact_start > interval '100 milliseconds'`.execute(t.db);
    expect(rows).toHaveLength(1);
  };
  await vi.waitFor(isAtWork, { timeout: 20_000, interval: 20 });
  await thread().close();
  expect(await applying).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(await rostersNow(t.db)).toBe(before);
  expect((await apply(made.body)).body).toMatchObject({ status: 'APPLIED' });
}, 60_000);

const runningOf = async (as = world.people.owner) =>
  (await t.call(propertyImports.running, { as })).body.running;

test('while a file is read, compared and applied, who does it sees how far it is, and nobody else', async () => {
  const seen: Awaited<ReturnType<typeof runningOf>> = [];
  const others: typeof seen = [];
  const watched = async <R>(work: Promise<R>): Promise<R> => {
    const state = { isOver: false };
    const ended = work.finally(() => (state.isOver = true));
    while (!state.isOver) {
      seen.push(...(await runningOf()));
      others.push(...(await runningOf(world.people.manager)));
    }
    return ended;
  };
  const made = await watched(read(roll('1900', 6_000)));
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(seen).toContainEqual(
    expect.objectContaining({ work: 'READ', importId: null, fileName: 'roll.csv', total: 6_001 }),
  );
  expect(await runningOf()).toEqual([]);
  seen.length = 0;
  expect((await watched(apply(made.body))).status).toBe(200);
  expect(seen).toContainEqual(expect.objectContaining({ work: 'APPLY', importId: made.body.id }));
  const counted = seen.filter(({ step }) => step === 'WRITE').map(({ done }) => done);
  expect(counted.length).toBeGreaterThan(0);
  expect(others).toEqual([]);
  expect(await runningOf()).toEqual([]);
});
