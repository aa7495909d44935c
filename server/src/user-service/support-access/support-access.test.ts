import { cases } from '@writdesk/contract/cases/cases';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { storage } from '@writdesk/contract/storage/storage';
import { supportAccesses } from '@writdesk/contract/support-access/support-access';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { eventStreams } from '../../../test/support/event-stream.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../users/user-factory.ts';

const START = '2026-06-12T14:00:00Z';
const clock = standingClock(START);
const reason = 'The affidavit can’t be opened, ticket 4711';
let t: TestApp;
let world: FirmWithAClient;
let other: FirmWithAClient;
let desk: CaseDesk;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  other = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
afterAll(() => t.close());

/** An administrator without support access yet. */
const administrator = async () => (await makeUser(t.db, { roles: ['admin'] })).person;
const start = (as: Person, given: { caseId?: string; minutes?: number; firmId?: string } = {}) =>
  t.call(supportAccesses.start, { as, body: { firmId: world.firm.id, reason, ...given } });
const end = (id: string, as: Person) => t.call(supportAccesses.end, { as, params: { id } });
const check = (as: Person, caseId: string) =>
  t.call(cases.initialCheck, { as, params: { id: caseId }, body: {} });
const open = (as: Person, path: string) => t.call(storage.signedUrl, { as, query: { path } });

describe('without access', () => {
  test('an administrator reads the facts, and neither acts nor opens a document', async () => {
    const admin = await administrator();
    const record = await desk.at('INTAKE');
    const seen = await ok(t.call(cases.details, { as: admin, params: { id: record.id } }));
    expect(seen.tenants[0]?.ssn).toBe('***-**-6789');
    expect(seen.availableActions).not.toContain('initial-check');
    expect(await check(admin, record.id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const path = record.documents.find((document) => document.path)?.path ?? '';
    expect(await open(admin, path)).toMatchObject({ status: 403, body: { code: 'support_access_needed' } });
    const auditor = (await makeUser(t.db, { roles: ['auditor'] })).person;
    expect((await open(auditor, path)).status).toBe(403);
    expect((await open(world.people.processor, path)).status).toBe(200);
  });
});

describe('with access', () => {
  test('they do what a processor of that firm does, and each action says by which access', async () => {
    const admin = await administrator();
    const record = await desk.at('INTAKE');
    const path = record.documents.find((document) => document.path)?.path ?? '';
    const { access } = await ok(start(admin), 201);
    expect(access).toMatchObject({ isOpen: true, caseId: null, reason, endsAt: '2026-06-12T15:00:00.000Z' });

    expect((await open(admin, path)).status).toBe(200);
    const seen = await ok(t.call(cases.details, { as: admin, params: { id: record.id } }));
    expect(seen.availableActions).toContain('initial-check');
    expect(seen.availableActions).not.toContain('send-for-filing');
    expect((await ok(check(admin, record.id))).status).toBe('INITIAL_CHECK');
    const row = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', record.id)
      .where('action', '=', 'case.initial-check')
      .executeTakeFirstOrThrow();
    expect(row.data).toMatchObject({ supportAccess: access.id });
  });

  test('they sign nothing, unmask nothing, and keep nobody from a case', async () => {
    const admin = await administrator();
    const record = await desk.at('REVIEW');
    await ok(start(admin), 201);
    const on = { as: admin, params: { id: record.id } };
    const { tenants } = await ok(t.call(cases.details, on));
    const approve = await t.call(cases.sendForFiling, { ...on, body: {} });
    const reveal = await t.call(cases.revealSecret, {
      as: admin,
      params: { caseId: record.id },
      body: { tenantId: tenants[0]?.id ?? '', field: 'ssn', reason },
    });
    const wall = await t.call(ethicalWalls.raise, { ...on, body: { userId: newId(), reason } });
    for (const reply of [approve, reveal, wall])
      expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('they have it at that firm alone, and for one case where they asked for one', async () => {
    const admin = await administrator();
    const theirs = await caseDesk(t, other).at('INTAKE');
    const [one, two] = [await desk.at('INTAKE'), await desk.at('INTAKE')];
    await ok(start(admin, { caseId: one.id }), 201);
    expect((await check(admin, theirs.id)).status).toBe(403);
    expect((await check(admin, two.id)).status).toBe(403);
    expect((await check(admin, one.id)).status).toBe(200);
    const { people } = other;
    const listed = await t.call(supportAccesses.list, { as: people.firmAdmin, query: {} });
    expect(listed.body).toMatchObject({ accesses: [], total: 0 });
  });

  test('it ends by itself to the second', async () => {
    const admin = await administrator();
    const record = await desk.at('INTAKE');
    const { access } = await ok(start(admin, { minutes: 5 }), 201);
    try {
      clock.moveTo('2026-06-12T14:05:00Z');
      expect((await check(admin, record.id)).status).toBe(403);
      clock.moveTo('2026-06-12T14:04:59.999Z');
      expect((await check(admin, record.id)).status).toBe(200);
    } finally {
      clock.moveTo(START);
    }
    expect(access.endsAt).toBe('2026-06-12T14:05:00.000Z');
  });

  test('the firm ends it, or they give it back; the next call finds it gone', async () => {
    const admin = await administrator();
    const record = await desk.at('INTAKE');
    const { access } = await ok(start(admin), 201);
    expect(await start(admin)).toMatchObject({ status: 409, body: { code: 'support_access_open' } });
    expect(await end(access.id, other.people.firmAdmin)).toMatchObject({
      status: 404,
      body: { code: 'support_access_not_found' },
    });
    const ended = await ok(end(access.id, world.people.firmAdmin));
    expect(ended.access).toMatchObject({ isOpen: false, endedAt: '2026-06-12T14:00:00.000Z' });
    expect((await check(admin, record.id)).status).toBe(403);
    const again = await ok(start(admin), 201);
    expect((await ok(end(again.access.id, admin))).access.isOpen).toBe(false);
    expect((await check(admin, record.id)).status).toBe(403);
  });
});

test('open screens of the firm and of the administrator are notified of its beginning and its end, those of others are not', async () => {
  const openStream = await eventStreams(t);
  const admin = await administrator();
  const streams = {
    firm: await openStream(world.people.firmAdmin),
    admin: await openStream(admin),
    otherFirm: await openStream(other.people.firmAdmin),
    company: await openStream(world.people.owner),
  };
  await Promise.all(Object.values(streams).map((stream) => stream.opened()));
  const told = (stream: (typeof streams)['firm']) =>
    stream.events().filter(({ kind }) => kind === 'support-access.changed');
  const { access } = await ok(start(admin), 201);
  const change = { kind: 'support-access.changed', ids: { accessId: access.id } };
  // Their own ends with each change of their rights, and goes on where it was.
  const comeBack = async () => {
    await streams.admin.over();
    streams.admin = await openStream(admin, streams.admin.lastId());
  };
  await comeBack();
  for (const stream of [streams.firm, streams.admin])
    await vi.waitFor(() => expect(told(stream)).toMatchObject([change]));

  await ok(end(access.id, world.people.firmAdmin));
  await comeBack();
  await vi.waitFor(() => expect(told(streams.firm)).toMatchObject([change, change]));
  await vi.waitFor(() => expect(told(streams.admin)).toMatchObject([change]));
  // Given back twice, it ended once.
  await ok(end(access.id, admin));
  const again = await ok(start(admin, { firmId: other.firm.id }), 201);
  await vi.waitFor(() => expect(told(streams.otherFirm)).toHaveLength(1));
  expect(told(streams.otherFirm)).toMatchObject([{ ids: { accessId: again.access.id } }]);
  expect(told(streams.firm)).toHaveLength(2);
  expect(told(streams.company)).toEqual([]);
  await Promise.all(Object.values(streams).map((stream) => stream.hangUp()));
});

describe('the firm', () => {
  test('is notified at once, sees who had access, and finds it on its trail', async () => {
    const admin = await administrator();
    const { access } = await ok(start(admin, { minutes: 10 }), 201);
    const told = await ok(t.call(notifications.list, { as: world.people.firmAdmin, query: { size: 100 } }));
    expect(told.notifications[0]).toMatchObject({
      kind: 'support-access.started',
      params: { reason, until: '2026-06-12T14:10:00.000Z', name: access.by.name },
    });
    const list = (query: object) =>
      ok(t.call(supportAccesses.list, { as: world.people.firmAdmin, query: { size: 100, ...query } }));
    expect((await list({})).accesses.find(({ id }) => id === access.id)).toEqual(access);
    await ok(end(access.id, admin));
    expect((await list({ open: 'true' })).accesses.map(({ id }) => id)).not.toContain(access.id);
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['firmId', 'action', 'visibility'])
      .where('subjectId', '=', access.id)
      .orderBy('seq')
      .execute();
    expect(trail).toEqual(
      ['support-access.start', 'support-access.end'].map((action) => ({
        firmId: world.firm.id,
        action,
        visibility: 'FIRM',
      })),
    );
  });

  test.each([
    ['reason', { reason: ' ' }],
    ['minutes', { minutes: 61 }],
    ['firmId', { firmId: newId() }],
    ['caseId', { caseId: newId() }],
  ])('an access is refused with its field named: %s', async (path, change) => {
    const reply = await t.send('POST', supportAccesses.start.url, {
      as: await administrator(),
      body: { firmId: world.firm.id, reason, ...change },
    });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });
});
