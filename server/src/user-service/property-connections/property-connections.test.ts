import { join } from 'node:path';
import { propertyConnections } from '@writdesk/contract/property-connections/property-connections';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BUILDIUM_KEY, openBuildium } from '../../../../property-stand-in/buildium.ts';
import type { StandInSystem } from '../../../../property-stand-in/system-server.ts';
import { ok } from '../../../test/support/case-desk.ts';
import { askedSync, finishSync } from '../../../test/support/finish-sync.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { killProcess, startProcess } from '../../../test/support/processes.ts';
import { rostersNow } from '../../../test/support/rosters-now.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { startSyncs } from './index.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let system: StandInSystem;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  system = await openBuildium();
  t = await testApp({ clock, config: { propertySystems: { BUILDIUM: system.url } } });
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(async () => {
  await t.close();
  await system.close();
});

const connect = (as: Person, more: object = {}) =>
  t.call(propertyConnections.create, { as, body: { system: 'BUILDIUM', ...BUILDIUM_KEY, ...more } });
const listed = async (as: Person = people.owner) =>
  (await ok(t.call(propertyConnections.list, { as }))).connections;
const only = async (as?: Person) => {
  const [one] = await listed(as);
  if (!one) throw new Error('Nothing is connected.');
  return one;
};
const syncAs = async (as: Person, id: string) => {
  await ok(t.call(propertyConnections.sync, { as, params: { id } }));
  await finishSync(t);
};
const applyWaiting = async (kind: string, as: Person = people.owner) => {
  const id = (await only(as)).waiting.find((one) => one.kind === kind)?.id ?? '';
  const { version } = await ok(t.call(propertyImports.details, { as, params: { id } }));
  return ok(t.call(propertyImports.apply, { as, params: { id }, body: { version } }));
};

describe('a connected system', () => {
  let id = '';

  test('is read, previewed as its files are, and applied by a person', async () => {
    const before = await rostersNow(t.db);
    const made = await ok(connect(people.owner), 201);
    id = made.id;
    expect(made).toMatchObject({ system: 'BUILDIUM', dataAt: null, failure: null, isPractice: false });
    expect(made.syncingSince).not.toBeNull();
    await finishSync(t);
    expect(system.refused).toEqual([]);
    const read = await only();
    expect(read).toMatchObject({ syncingSince: null, dataAt: '2026-06-12T14:00:00.000Z', failure: null });
    expect(Object.fromEntries(read.waiting.map((one) => [one.kind, one]))).toMatchObject({
      OWNERS: { new: 2, changed: 0, refused: 0 },
      RENT_ROLL: { new: 5, changed: 0, refused: 0 },
      // Nobody lives there by our registers yet.
      LEDGER: { new: 0, refused: 4 },
    });
    // Nothing is written before somebody applies it.
    expect(await rostersNow(t.db)).toBe(before);
    const roll = await applyWaiting('RENT_ROLL');
    expect(roll).toMatchObject({ status: 'APPLIED', source: 'BUILDIUM', connectionId: id });
    const { units } = await ok(
      t.call(rosters.units, {
        as: people.owner,
        params: { propertyId: world.managed.id },
        query: { size: 100 },
      }),
    );
    const leases = Object.fromEntries(units.map(({ label, lease }) => [label, lease]));
    expect(leases['102']).toMatchObject({ balanceCents: 129_540, tenantNames: 'Conrad Blakemore' });
    expect(leases['103']).toBeNull();
    // The ledgers find the households that the rent roll brought.
    expect((await only()).waiting.find(({ kind }) => kind === 'LEDGER')).toMatchObject({ refused: 0 });
    expect((await applyWaiting('LEDGER')).status).toBe('APPLIED');
    expect((await applyWaiting('OWNERS')).status).toBe('APPLIED');
  });

  test('says the same the second time, and nothing waits', async () => {
    const before = await rostersNow(t.db);
    await syncAs(people.owner, id);
    const again = await only();
    expect(again.waiting).toEqual([]);
    expect(again.found).toMatchObject({ new: 0, changed: 0, refused: 0 });
    expect(await rostersNow(t.db)).toBe(before);
    expect(system.seen.some((path) => path.includes('lastupdatedfrom=2026-06-12T13%3A45'))).toBe(true);
  });

  test('what has changed there waits once, however often it is read, and goes when it is taken back', async () => {
    const unit = system.kind.books['units']?.[0];
    if (!unit) throw new Error('The books have no units.');
    const { record } = unit;
    Object.assign(unit, { updatedAt: new Date('2026-06-12T14:00:00Z') });
    Object.assign(record, { UnitSize: 900 });
    await syncAs(people.owner, id);
    const [waiting] = (await only()).waiting;
    expect(waiting).toMatchObject({ kind: 'RENT_ROLL', changed: 1, new: 0 });
    await syncAs(people.owner, id);
    expect((await only()).waiting).toEqual([waiting]);
    Object.assign(record, { UnitSize: 850 });
    await syncAs(people.owner, id);
    expect((await only()).waiting).toEqual([]);
  });

  test('what was read last stands when it can’t be read, with the reason', async () => {
    system.arrange('/v1/leases', 'HTML');
    await syncAs(people.owner, id);
    const failed = await only();
    expect(failed.failure).toMatchObject({ reason: 'UNREADABLE', resource: '/v1/leases' });
    expect(failed.dataAt).toBe('2026-06-12T14:00:00.000Z');
    await syncAs(people.owner, id);
    expect((await only()).failure).toBeNull();
  });

  test('nothing is read for somebody who has left', async () => {
    await ok(t.call(propertyConnections.sync, { as: people.owner, params: { id } }));
    const { length } = system.seen;
    await finishSync(t, { ...(await askedSync(t)), userId: newId() });
    expect((await only()).failure).toMatchObject({ reason: 'NOBODY_RESPONSIBLE' });
    expect(system.seen).toHaveLength(length);
    await syncAs(people.owner, id);
    expect((await only()).failure).toBeNull();
  });

  test('a worker that is killed while it reads leaves what was there, and the reading begins again', async () => {
    const { books } = system.kind;
    const rent = books['leases']?.[0];
    if (!rent) throw new Error('The books have no leases.');
    Object.assign(rent, { updatedAt: new Date('2026-06-12T14:00:00Z') });
    Object.assign(rent.record, { AccountDetails: { Rent: 1_400, SecurityDeposit: 500 } });
    await ok(t.call(propertyConnections.sync, { as: people.owner, params: { id } }));
    const job = await askedSync(t);
    system.arrange('/v1/leases/tenants', 'HANG');
    const { encryptionKey } = t.config;
    const config = { ...t.config, logLevel: 'silent', encryptionKey: encryptionKey.toString('base64') };
    // The worker has a clock of its own: what it would keep is of another moment.
    const env = { ...process.env, APP: JSON.stringify({ connection: t.connection, config, job }) };
    const program = join(import.meta.dirname, '../../../test/support/sync-worker.ts');
    const { child } = await startProcess(process.execPath, [program], /^begins/, { env });
    await system.hanging();
    await killProcess(child);
    expect(await only()).toMatchObject({ waiting: [], failure: null, dataAt: '2026-06-12T14:00:00.000Z' });
    // The queue gives the job to another worker; here two have it at once.
    await Promise.allSettled([finishSync(t, job), finishSync(t, job)]);
    expect((await only()).waiting).toMatchObject([{ kind: 'RENT_ROLL', changed: 1 }]);
  }, 120_000);

  test('a manager reads what is theirs, and learns of nothing else', async () => {
    await syncAs(people.manager, id);
    const { waiting } = await only(people.manager);
    expect(waiting).toMatchObject([{ kind: 'RENT_ROLL', changed: 1 }]);
    const { rows } = await ok(
      t.call(propertyImports.rows, {
        as: people.manager,
        params: { id: waiting[0]?.id ?? '' },
        query: { size: 100 },
      }),
    );
    expect(new Set(rows.map(({ property }) => property))).toEqual(new Set(['Willow Creek']));
    expect(JSON.stringify(rows)).not.toContain('Mokoena');
    expect((await only(people.manager)).can).toEqual({ sync: true, update: false });
  });

  test('the hour reads it for whoever connected it, unless its key was refused', async () => {
    const hour = () =>
      startSyncs.handle(
        contextOf(t.opened.deps, { kind: 'job', name: startSyncs.name }, id),
        {},
        { id, number: 1, isLast: true, signal: new AbortController().signal },
      );
    await hour();
    const { syncId } = await askedSync(t);
    await hour();
    expect((await askedSync(t)).syncId, 'it is being read already').toBe(syncId);
    system.revoke();
    await finishSync(t);
    expect((await only()).failure).toMatchObject({ reason: 'KEY_REFUSED' });
    // It isn’t read until they act, so whoever owns the company is notified, once.
    const notices = () =>
      t.db
        .selectFrom('users.notification as n')
        .innerJoin('users.appUser as u', 'u.id', 'n.userId')
        .select(['u.email', 'n.title'])
        .where('n.kind', '=', 'property-connection.stopped')
        .where(sql<boolean>`n.params ->> 'failure' = 'KEY_REFUSED'`)
        .execute();
    const [one, ...others] = await notices();
    expect(one).toMatchObject({ email: people.owner.email, title: 'Buildium isn’t read anymore' });
    expect(others).toEqual([]);
    await syncAs(people.owner, id);
    expect(await notices()).toHaveLength(1);
    const { syncId: last } = await askedSync(t);
    await hour();
    expect((await askedSync(t)).syncId).toBe(last);
  });

  test('another key is given with the version that was seen, and the key is never told', async () => {
    const { version } = await only();
    const body = { apiId: 'next-id', apiSecret: 'next-secret-1' };
    const update = (more: object = {}, as: Person = people.owner) =>
      t.call(propertyConnections.update, { as, params: { id }, body: { ...body, ...more } });
    expect(await update({ version: version - 1 })).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await update({ version })).body).toMatchObject({ failure: null });
    expect(JSON.stringify(await listed())).not.toMatch(/next-id|next-secret/);
    const row = await t.db
      .selectFrom('users.propertyConnection')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/next-secret|Mokoena/);
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', id)
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining([
        'property-connection.connect',
        'property-connection.sync',
        'property-connection.fail',
        'property-connection.update',
      ]),
    );
    expect(JSON.stringify(trail)).not.toMatch(/secret/);
  });

  test('nobody else changes, reads or sees it', async () => {
    for (const as of [people.manager, people.admin, people.crm]) {
      const { status } = await t.call(propertyConnections.disconnect, { as, params: { id }, body: {} });
      expect(status).toBe(403);
    }
    expect((await connect(people.manager)).status).toBe(403);
    expect(await listed(people.otherOwner)).toEqual([]);
    const foreign = { as: people.otherOwner, params: { id } };
    expect((await t.call(propertyConnections.sync, foreign)).status).toBe(404);
    expect((await t.call(propertyConnections.disconnect, { ...foreign, body: {} })).status).toBe(404);
    for (const as of [people.payer, people.viewer, people.lawyer])
      expect((await t.call(propertyConnections.list, { as })).status).toBe(403);
  });

  test('what is missing is named, and a system is connected once', async () => {
    expect(await connect(people.owner, { apiSecret: '' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'apiSecret' }] },
    });
    expect(await connect(people.owner, { system: 'PROPERTYWARE' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'organizationId' }] },
    });
    expect(await connect(people.owner)).toMatchObject({
      status: 409,
      body: { reason: { code: 'system_connected' } },
    });
  });

  test('it is disconnected: key and data go, and what was applied stays', async () => {
    const before = await rostersNow(t.db);
    await ok(t.call(propertyConnections.disconnect, { as: people.owner, params: { id }, body: {} }));
    expect(await listed()).toEqual([]);
    expect(await t.db.selectFrom('users.propertyConnection').select('id').execute()).toEqual([]);
    expect(await rostersNow(t.db)).toBe(before);
    // The job that waited finds nothing.
    await finishSync(t);
    expect(await listed()).toEqual([]);
  });
});
