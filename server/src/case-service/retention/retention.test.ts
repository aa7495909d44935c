import { cases } from '@writdesk/contract/cases/cases';
import { packets } from '@writdesk/contract/packets/packets';
import { retention } from '@writdesk/contract/retention/retention';
import { storage } from '@writdesk/contract/storage/storage';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { addFile, type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { purgeCases } from './index.ts';

const NOW = '2026-06-12T14:00:00Z';
let t: TestApp;
let desk: CaseDesk;
let world: FirmWithAClient;
let people: FirmWithAClient['people'];
let strangers: FirmWithAClient['people'];
beforeAll(async () => {
  t = await testApp({ clock: standingClock(NOW) });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  strangers = (await firmWithAClient(t)).people;
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.deleteFrom('jobs.rateLimit').execute();
  await t.db.deleteFrom('cases.retentionRule').execute();
});

const attempt = { id: newId(), number: 1, isLast: true, signal: new AbortController().signal };
const purge = () =>
  purgeCases.handle(contextOf(t.opened.deps, { kind: 'job', name: purgeCases.name }, newId()), {}, attempt);
const setYears = (years: number, as: Person = people.firmAdmin) =>
  t.call(retention.setRule, { as, body: { years } });
const hold = (caseId: string, as: Person = people.lawyer, reason = 'The tenant has sued the company.') =>
  t.call(retention.hold, { as, params: { caseId }, body: { reason } });
const release = (caseId: string, as: Person = people.lawyer) =>
  t.call(retention.release, { as, params: { caseId }, body: { reason: 'The other case has ended.' } });
const kept = (caseId: string, as: Person = people.lawyer) =>
  t.call(retention.ofCase, { as, params: { caseId } });

/** A case with a document, that ended on a day; open where there is none. */
async function endedOn(day: string | null) {
  const { id } = await desk.at('INTAKE');
  const { documents } = await addFile(t, people.processor, id, 'LEASE');
  const lease = documents.findLast(({ kind }) => kind === 'LEASE') ?? expect.unreachable();
  if (day !== null)
    await t.db
      .updateTable('cases.evictionCase')
      .set({ status: 'CLOSED', statusBeforeEnd: 'INTAKE', closedAt: new Date(`${day}T15:00:00Z`) })
      .where('id', '=', id)
      .execute();
  return { id, path: lease.path ?? '', fileName: lease.fileName, documentId: lease.id, sha256: lease.sha256 };
}
type Ended = Awaited<ReturnType<typeof endedOn>>;
const isThere = async ({ path }: Ended) => (await t.opened.deps.storage.stat(path)) !== null;
const download = ({ path, fileName }: Ended, as: Person = people.lawyer) =>
  t.call(storage.namedDownloadUrl, { as, body: { path, fileName } });
const trail = (caseId: string) =>
  t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'visibility', 'data'])
    .where('subjectId', '=', caseId)
    .where('action', 'like', 'retention.%')
    .orderBy('seq')
    .execute();

describe('seven years after a case has ended', () => {
  test('its files are removed, and the hash of each document and a row of the trail stay', async () => {
    const old = await endedOn('2019-06-11');
    const young = await endedOn('2019-06-13');
    expect((await ok(kept(old.id))).dueOn).toBe('2026-06-11');
    await purge();
    expect([await isThere(old), await isThere(young)]).toEqual([false, true]);
    expect((await download(old)).status).toBe(404);
    const { documents } = await ok(t.call(cases.details, { as: people.lawyer, params: { id: old.id } }));
    const lease = documents.find(({ id }) => id === old.documentId);
    expect(lease).toMatchObject({ path: null, sha256: old.sha256, purgedAt: new Date(NOW).toISOString() });
    expect(old.sha256).toMatch(/^[0-9a-f]{64}$/);
    const [row, ...more] = await trail(old.id);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ action: 'retention.purge', visibility: 'FIRM', data: { years: 7 } });
    expect(row?.data).toMatchObject({
      documents: expect.arrayContaining([expect.objectContaining({ sha256: old.sha256 })]),
    });
    await purge();
    expect(await trail(old.id), 'once').toHaveLength(1);
    expect(await trail(young.id)).toEqual([]);
  });

  test('all that are due are purged in one night, however many they are', async () => {
    const closedAt = new Date('2018-02-06T15:00:00Z');
    const ended = { firmId: world.firm.id, clientId: world.client.id, status: 'CLOSED' as const, closedAt };
    for (let n = 0; n < 450; n += 1)
      await insertCase(t.db, { ...ended, stateCode: 'GA', caseDraftNumber: `D-2018-${n}` });
    const waiting = () =>
      t.db
        .selectFrom('cases.evictionCase')
        .select('id')
        .where('closedAt', '=', closedAt)
        .where('purgedAt', 'is', null)
        .execute();
    // Two that are held stay in front of the others.
    const held = (await waiting()).slice(0, 2);
    for (const { id } of held) await ok(hold(id), 201);
    await purge();
    expect((await waiting()).map(({ id }) => id).toSorted()).toEqual(held.map(({ id }) => id).toSorted());
    const { body } = await t.call(retention.cases, { as: people.lawyer, query: { state: 'HELD' } });
    expect(body.cases.map(({ caseId }) => caseId)).toEqual(expect.arrayContaining(held.map(({ id }) => id)));
  });

  test('an open case, one that was reopened, and one with a legal hold stay whole', async () => {
    const open = await endedOn(null);
    const reopened = await endedOn('2015-01-10');
    await t.db
      .updateTable('cases.evictionCase')
      .set({ status: 'INTAKE' })
      .where('id', '=', reopened.id)
      .execute();
    const held = await endedOn('2015-01-10');
    await ok(hold(held.id), 201);
    await purge();
    for (const one of [open, reopened, held]) {
      expect(await isThere(one)).toBe(true);
      expect((await download(one)).status).toBe(200);
    }
    await ok(release(held.id));
    await purge();
    expect(await isThere(held)).toBe(false);
    expect((await trail(held.id)).map(({ action }) => action)).toEqual([
      'retention.hold',
      'retention.release',
      'retention.purge',
    ]);
  });

  test('a hold that is placed while the purge begins stops it, or finds the files gone: never half', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await endedOn('2015-01-10');
      const [placed] = await Promise.all([hold(one.id), purge()]);
      expect(placed.status).toBe(201);
      const isPurged = (await ok(kept(one.id))).purgedAt !== null;
      expect(await isThere(one)).toBe(!isPurged);
    }
  }, 60_000);

  test('a case that is reopened afterwards binds nothing that is gone', async () => {
    const one = await endedOn('2015-01-10');
    await purge();
    await t.db
      .updateTable('cases.evictionCase')
      .set({ status: 'INTAKE', closedAt: null })
      .where('id', '=', one.id)
      .execute();
    const params = { caseId: one.id };
    const { parts, others } = await ok(
      t.call(packets.ofCase, { as: people.lawyer, params, query: { purpose: 'FILING' } }),
    );
    expect([...parts, ...others].map(({ document }) => document?.id)).not.toContain(one.documentId);
  });

  test('a worker that dies before the bytes are gone leaves them to the next run', async () => {
    const one = await endedOn('2015-01-10');
    const stopped = {
      ...t.opened.deps,
      storage: {
        ...t.opened.deps.storage,
        stat: t.opened.deps.storage.stat,
        delete: () => Promise.reject(new Error('gone')),
      },
    };
    const context = contextOf(stopped, { kind: 'job', name: purgeCases.name }, newId());
    await expect(purgeCases.handle(context, {}, attempt)).rejects.toThrow('gone');
    expect(await isThere(one)).toBe(true);
    expect((await download(one)).status, 'nobody gets it any more').toBe(404);
    await purge();
    expect(await isThere(one)).toBe(false);
    expect((await trail(one.id)).map(({ action }) => action)).toEqual(['retention.purge']);
    const left = await t.db
      .selectFrom('cases.casePurge')
      .select('id')
      .where('removedAt', 'is', null)
      .execute();
    expect(left).toEqual([]);
  });
});

test('the firm sets the years within bounds, and nobody overwrites what they have not seen', async () => {
  const old = await endedOn('2019-01-10');
  expect(await ok(t.call(retention.rule, { as: people.lawyer }))).toMatchObject({
    years: 7,
    set: null,
    can: { update: false },
  });
  for (const years of [4, 51, 7.5])
    expect(await setYears(years)).toMatchObject({ status: 400, body: { errors: [{ path: 'years' }] } });
  const set = await ok(setYears(10));
  expect(set).toMatchObject({ years: 10, version: 1, can: { update: true } });
  await purge();
  expect(await isThere(old), 'kept longer').toBe(true);
  const stale = t.call(retention.setRule, { as: people.firmAdmin, body: { years: 8, version: 0 } });
  expect((await stale).status).toBe(409);
  await ok(setYears(5));
  await purge();
  expect(await isThere(old)).toBe(false);
  const rows = await t.db
    .selectFrom('cases.auditEvent')
    .select('data')
    .where('action', '=', 'retention.set')
    .orderBy('seq')
    .execute();
  expect(rows.map(({ data }) => data)).toEqual([
    { before: 7, after: 10 },
    { before: 10, after: 5 },
  ]);
});

test('the list shows what is due soon, what is held and what was removed', async () => {
  const soon = await endedOn('2019-08-01');
  const late = await endedOn('2020-08-01');
  const held = await endedOn(null);
  await ok(hold(held.id), 201);
  const idsOf = async (state: string) => {
    const query = { state, size: 100 };
    const { cases: rows } = await ok(t.call(retention.cases, { as: people.lawyer, query }));
    return rows.map(({ caseId }) => caseId);
  };
  expect(await idsOf('DUE')).toContain(soon.id);
  expect(await idsOf('DUE')).not.toContain(late.id);
  expect(await idsOf('HELD')).toContain(held.id);
  expect(await idsOf('PURGED')).not.toContain(soon.id);
  expect((await ok(kept(held.id))).hold).toMatchObject({ reason: 'The tenant has sued the company.' });
  const { files, sizeBytes } = await ok(kept(soon.id));
  expect(files).toBeGreaterThan(0);
  expect(sizeBytes).toBeGreaterThan(0);
});

test('belongs to the firm’s lawyers and administrators, and to their own cases', async () => {
  const { id } = await endedOn('2019-08-01');
  for (const as of [people.owner, people.manager, people.processor]) {
    expect((await kept(id, as)).status).toBe(403);
    expect((await hold(id, as)).status).toBe(403);
  }
  expect((await setYears(9, people.lawyer)).status).toBe(403);
  for (const answer of [
    kept(id, strangers.lawyer),
    hold(id, strangers.lawyer),
    release(id, strangers.lawyer),
  ])
    expect((await answer).status).toBe(404);
  expect((await release(id)).status, 'none stands').toBe(409);
  await ok(hold(id), 201);
  expect((await hold(id)).status, 'one stands').toBe(409);
  expect(await hold(id, people.lawyer, 'x')).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'reason' }] },
  });
});
