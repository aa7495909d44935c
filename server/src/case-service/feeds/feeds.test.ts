import { feeds } from '@writdesk/contract/feeds/feeds';
import { MOST_FEEDS } from '@writdesk/contract/feeds/feeds';
import type { RouteArguments } from '@writdesk/contract/route';
import { users } from '@writdesk/contract/users/users';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { FULTON } from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { signedInNow } from '../../../test/support/signed-in-now.ts';
import { type TwoCompanies, twoCompanies } from '../../../test/support/two-companies.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { fillTallies } from '../tallies/index.ts';

const NOW = '2026-06-12T14:00:00.000Z';
const clock = standingClock(NOW);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let worlds = 0;

beforeAll(async () => {
  t = await testApp({ clock });
});
afterAll(() => t.close());
beforeEach(async () => {
  clock.moveTo(NOW);
  await t.db.deleteFrom('jobs.rateLimit').execute();
  world = await twoCompanies(t, ` ${(worlds += 1)}`);
  people = world.people;
});

const idOf = async ({ accountId }: Person) =>
  (
    await t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
  ).id;
type Body = RouteArguments<typeof feeds.create>['body'];
const create = (as: Person, given: Partial<Body> = {}) =>
  t.call(feeds.create, { as, body: { name: 'Wall calendar', kind: 'CALENDAR', ...given } });
const open = async (as: Person, given: Partial<Body> = {}) => create(await signedInNow(t, as), given);
/** The part of an address that a program asks this server for. */
const pathOf = (url: string) => new URL(url).pathname;
async function addressesOf(as: Person, given: Partial<Body> = {}): Promise<{ id: string; paths: string[] }> {
  const { status, body } = await open(as, given);
  expect(status).toBe(201);
  return { id: body.id, paths: body.addresses.map(({ url }) => pathOf(url)) };
}
const get = (path: string) => t.app.server.inject({ url: path });
async function textOf(path: string): Promise<string> {
  const { statusCode, body } = await get(path);
  expect(statusCode, body).toBe(200);
  return body;
}
const textsOf = async (as: Person, given: Partial<Body>) =>
  Promise.all((await addressesOf(as, given)).paths.map(textOf));

const insert = (given: Omit<Parameters<typeof insertCase>[1], 'firmId' | 'clientId'> = {}) =>
  insertCase(t.db, {
    firmId: world.firm.id,
    clientId: world.client.id,
    propertyId: world.managed.id,
    unitLabel: '2B',
    countyId: FULTON,
    courthouseId: referenceId('courthouse', 'ga-fulton'),
    title: 'Magnolia Living LLC v. Okonkwo-Bell',
    tenantNames: 'Adaeze Okonkwo-Bell, José Núñez',
    ...given,
  });
const heard = (given: Parameters<typeof insert>[0] = {}) =>
  insert({
    status: 'ON_DOCKET',
    caseNumber: '26ED000123',
    nextDate: '2026-06-15',
    nextDateKind: 'HEARING',
    hearingAt: new Date('2026-06-15T13:30:00Z'),
    ...given,
  });
const everyFeed: Partial<Body>[] = [
  { kind: 'CALENDAR' },
  { kind: 'TABLE', report: 'PROPERTIES' },
  { kind: 'TABLE', report: 'COUNTY_TIMES' },
  { kind: 'FIGURE', origins: ['https://intranet.example'] },
];

describe('a feed', () => {
  test('is read by whoever has its address, which is kept nowhere', async () => {
    await heard();
    const { id, paths } = await addressesOf(people.owner);
    const text = await textOf(paths[0] ?? '');
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(text).toContain('DTSTART:20260615T133000Z');
    expect(text).toContain('SUMMARY:Hearing · 26ED000123');
    const secret = /[A-Za-z0-9]{43}/.exec(paths[0] ?? '')?.[0] ?? 'none';
    const rows = await t.db.selectFrom('cases.feed').selectAll().where('id', '=', id).execute();
    const trail = await t.db.selectFrom('users.auditEvent').selectAll().execute();
    const kept = await t.db.selectFrom('jobs.idempotencyKey').selectAll().execute();
    expect(JSON.stringify([rows, trail, kept])).not.toContain(secret);
    const list = (await t.call(feeds.list, { as: people.owner })).body;
    expect(JSON.stringify(list)).not.toContain(secret);
    expect(list.feeds).toMatchObject([{ id, state: 'OPEN', lastReadAt: NOW, isOwn: true, mayRevoke: true }]);
  });

  test('says in no byte who a tenant is', async () => {
    await heard();
    await insert({ mayDo: 'APPLY_WRIT', mayDoOn: '2026-06-20' });
    const texts: string[] = [];
    for (const as of [people.owner, people.lawyer])
      for (const given of everyFeed)
        texts.push(...(await textsOf(as, { clientId: world.client.id, ...given })));
    texts.push(
      ...(await textsOf(people.lawyer, { kind: 'TABLE', report: 'ATTORNEY_WEEK', period: 'NEXT_7_DAYS' })),
    );
    expect(texts.length).toBeGreaterThan(12);
    // A calendar folds its lines.
    for (const text of texts.map((one) => one.replaceAll(/\r?\n[ \t]/g, ''))) {
      for (const name of ['Adaeze', 'Okonkwo', 'Bell', 'Núñez', 'José', ' v. '])
        expect(text).not.toContain(name);
    }
    expect(texts.join()).toContain('26ED000123');
  });

  test('a table has its columns by name, and no formula', async () => {
    await insert({ caseNumber: '=1+1' });
    const [csv, json] = await textsOf(people.owner, { kind: 'TABLE' });
    expect(csv).toMatch(/^\uFEFFproperty,unit,caseNumber,court,status,nextDay,opened,claim\r\n/);
    expect(csv).toContain("Willow Creek,2B,'=1+1,");
    expect(JSON.parse(json ?? '')).toMatchObject({
      isCut: false,
      rows: [{ property: 'Willow Creek', unit: '2B', status: 'Filed' }],
    });
  });

  test('a number stands in frames of the named sites alone, without script', async () => {
    await heard();
    await t.db.deleteFrom('cases.caseTally').execute();
    await fillTallies(t.db);
    const origins = ['https://intranet.example', 'https://board.example:8443'];
    const { paths } = await addressesOf(people.owner, { kind: 'FIGURE', figure: 'OPEN_CASES', origins });
    const { headers, body } = await get(paths[0] ?? '');
    expect(headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; base-uri 'none'; form-action 'none'; frame-ancestors https:\/\/intranet\.example https:\/\/board\.example:8443$/,
    );
    expect(headers['x-frame-options']).toBeUndefined();
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('<strong>1</strong> open cases');
    expect(body).not.toContain('<script');
    const table = await addressesOf(people.owner, { kind: 'TABLE' });
    for (const path of table.paths)
      expect((await get(path)).headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  test('names what is wrong with it', async () => {
    const { owner, lawyer } = people;
    const wrong: [Person, Partial<Body>, path: string][] = [
      [owner, { name: '' }, 'name'],
      [owner, { days: 366 }, 'days'],
      [owner, { kind: 'FIGURE' }, 'origins'],
      [owner, { kind: 'FIGURE', origins: ['https://a.example/path'] }, 'origins.0'],
      [owner, { kind: 'FIGURE', origins: ['http://a.example'] }, 'origins.0'],
      [owner, { kind: 'FIGURE', origins: ['https://*.example'] }, 'origins.0'],
      [owner, { kind: 'FIGURE', origins: ['https://a.example;script-src'] }, 'origins.0'],
      [owner, { kind: 'FIGURE', origins: ["https://a.example; script-src 'unsafe-inline'"] }, 'origins.0'],
      [owner, { kind: 'TABLE', report: 'ATTORNEY_WEEK', period: 'NEXT_7_DAYS' }, 'report'],
      [owner, { kind: 'TABLE', period: 'NEXT_7_DAYS' }, 'period'],
      [owner, { kind: 'TABLE', clientId: world.otherClient.id }, 'clientId'],
      [lawyer, { kind: 'TABLE', clientId: world.otherClient.id }, 'clientId'],
      [lawyer, { kind: 'TABLE' }, 'clientId'],
      [lawyer, { kind: 'CALENDAR', clientId: world.otherClient.id }, 'clientId'],
    ];
    for (const [as, given, path] of wrong)
      expect(await open(as, given), path).toMatchObject({ status: 400, body: { errors: [{ path }] } });
    for (const as of [people.payer, people.auditor]) expect((await open(as)).status).toBe(403);
  });

  test('is opened by the person themselves: by their password, or in the first minutes of a session', async () => {
    const password = 'correct horse battery';
    const { person } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: world.firm.id,
      account: { accounts: t.opened.deps.accounts, password },
    });
    const refused = [
      await create(person),
      await create(await signedInNow(t, person, 6)),
      await create(person, { password: 'something else' }),
    ];
    expect(refused.map(({ body }) => (body as unknown as { code: string }).code)).toEqual([
      'confirm_needed',
      'confirm_needed',
      'wrong_password',
    ]);
    expect((await t.call(feeds.list, { as: person })).body.feeds).toEqual([]);
    expect((await create(person, { password })).status).toBe(201);
    expect((await create(await signedInNow(t, person, 4))).status).toBe(201);
  });

  test('is one of twenty open ones at most', async () => {
    const replies = await Promise.all(Array.from({ length: MOST_FEEDS + 2 }, () => open(people.owner)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(MOST_FEEDS);
  });
});

describe('the same unknown address', () => {
  const unknown = `/feed/${'a'.repeat(43)}.ics`;
  async function refusal(path: string) {
    const { statusCode, body, headers } = await get(path);
    const { requestId: _, ...said } = JSON.parse(body) as Record<string, unknown>;
    return { statusCode, said, names: Object.keys(headers).toSorted() };
  }

  test('is what a revoked, an expired and a made up one are, and one of another kind of file', async () => {
    const expected = await refusal(unknown);
    expect(expected).toMatchObject({ statusCode: 404, said: { code: 'not_found' } });
    const { id, paths } = await addressesOf(people.owner);
    const path = paths[0] ?? '';
    expect((await get(path)).statusCode).toBe(200);
    for (const other of [path.replace('.ics', '.csv'), path.replace('.ics', ''), '/feed/x', `${path}x`])
      expect(await refusal(other)).toEqual(expected);
    expect((await t.call(feeds.revoke, { as: people.owner, params: { id } })).body.state).toBe('REVOKED');
    expect(await refusal(path)).toEqual(expected);
    const short = await addressesOf(people.owner, { days: 1 });
    clock.moveTo('2026-06-13T13:59:59.000Z');
    expect((await get(short.paths[0] ?? '')).statusCode).toBe(200);
    clock.moveTo('2026-06-13T14:00:00.000Z');
    expect(await refusal(short.paths[0] ?? '')).toEqual(expected);
  });

  test('is what it becomes when its owner leaves, or may no longer have it', async () => {
    const expected = await refusal(unknown);
    const ofLawyer = await addressesOf(people.lawyer);
    const ofManager = await addressesOf(people.manager, { kind: 'TABLE' });
    await t.db
      .updateTable('users.appUser')
      .set({ active: false })
      .where('id', '=', await idOf(people.lawyer))
      .execute();
    await t.db
      .updateTable('users.appUser')
      .set({ roles: ['client_ap'] })
      .where('id', '=', await idOf(people.manager))
      .execute();
    for (const path of [...ofLawyer.paths, ...ofManager.paths]) expect(await refusal(path)).toEqual(expected);
  });

  test('stays unknown when its owner was deactivated and comes back', async () => {
    const expected = await refusal(unknown);
    for (const [leaving, by] of [
      [people.lawyer, people.firmAdmin],
      [people.manager, people.admin],
    ] as const) {
      const { id, paths } = await addressesOf(leaving);
      const path = paths[0] ?? '';
      expect((await get(path)).statusCode).toBe(200);
      const params = { id: await idOf(leaving) };
      for (const active of [false, true])
        expect((await t.call(users.update, { as: by, params, body: { active } })).status).toBe(200);
      expect(await refusal(path)).toEqual(expected);
      const mine = (await t.call(feeds.list, { as: leaving })).body.feeds.find((one) => one.id === id);
      expect(mine).toMatchObject({ state: 'REVOKED', mayRevoke: false });
      const rows = await t.db
        .selectFrom('users.auditEvent')
        .select('action')
        .where('action', '=', 'feed.revoke')
        .where('subjectId', '=', params.id)
        .execute();
      expect(rows).toHaveLength(1);
    }
  });

  test('opened while its owner is deactivated goes with them', async () => {
    const params = { id: await idOf(people.lawyer) };
    const owner = new pg.Client(t.connection);
    await owner.connect();
    onTestFinished(() => owner.end());
    const waiting = async () =>
      (
        await owner.query(
          'select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())',
        )
      ).rowCount;
    await owner.query('begin; lock table users.audit_event in share row exclusive mode');
    const opening = open(people.lawyer);
    await expect.poll(waiting).toBe(1);
    const leaving = t.call(users.update, { as: people.firmAdmin, params, body: { active: false } });
    // It waits for the feed, on whichever machine the row is.
    const isDone = await Promise.race([leaving.then(() => true), setTimeout(500, false)]);
    expect(isDone).toBe(false);
    await owner.query('commit');
    const { body } = await opening;
    expect((await leaving).status).toBe(200);
    const rows = await t.db.selectFrom('cases.feed').select('revokedAt').where('id', '=', body.id).execute();
    expect(rows).toMatchObject([{ revokedAt: expect.any(Date) }]);
  });

  test('is gone once an administrator voids the password of its owner, which others may know', async () => {
    const expected = await refusal(unknown);
    const { user, person } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: world.firm.id,
      account: { accounts: t.opened.deps.accounts, password: 'what others may know' },
    });
    const { paths } = await addressesOf(person);
    const others = await addressesOf(people.lawyer);
    const reset = await t.call(users.forceReset, { as: people.firmAdmin, params: { id: user.id } });
    expect(reset.status).toBe(200);
    for (const path of paths) expect(await refusal(path)).toEqual(expected);
    for (const path of others.paths) expect((await get(path)).statusCode).toBe(200);
  });

  test('is not tried without end', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries < 61; tries += 1) statuses.push((await get(unknown)).statusCode);
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('what its owner may see at this moment', () => {
  test('is all that it says: no other company, no case behind a wall, no sealed one', async () => {
    await heard({ caseNumber: '26ED000001' });
    const walled = await heard({ caseNumber: '26ED000002' });
    const sealed = await heard({ caseNumber: '26ED000003' });
    await insertCase(t.db, {
      firmId: world.otherFirm.id,
      clientId: world.otherClient.id,
      status: 'ON_DOCKET',
      caseNumber: '26ED000004',
      nextDate: '2026-06-15',
      nextDateKind: 'HEARING',
    });
    const { paths } = await addressesOf(people.lawyer);
    const path = paths[0] ?? '';
    const before = await textOf(path);
    for (const own of ['26ED000001', '26ED000002', '26ED000003']) expect(before).toContain(own);
    expect(before).not.toContain('26ED000004');
    const of = { firmId: world.firm.id, createdAt: new Date(NOW) };
    await t.db
      .insertInto('cases.ethicalWall')
      .values({
        ...of,
        id: newId(),
        caseId: walled.id,
        userId: await idOf(people.lawyer),
        reason: 'Related to the tenant',
        createdBy: await idOf(people.firmAdmin),
        createdByName: 'A',
      })
      .execute();
    await t.db
      .insertInto('cases.caseSeal')
      .values({
        firmId: world.firm.id,
        id: newId(),
        clientId: world.client.id,
        caseId: sealed.id,
        reason: 'BY_ORDER',
        orderedOn: '2026-06-01',
        orderDocumentId: newId(),
        sealedBy: newId(),
        sealedByName: 'A',
        sealedAt: new Date(NOW),
      })
      .execute();
    const after = await textOf(path);
    expect(after).toContain('26ED000001');
    for (const kept of ['26ED000002', '26ED000003']) expect(after).not.toContain(kept);
  });

  test('a manager’s feed loses a property with the manager', async () => {
    await insert();
    const { paths } = await addressesOf(people.manager, { kind: 'TABLE' });
    expect(await textOf(paths[0] ?? '')).toContain('Willow Creek');
    await t.db
      .deleteFrom('users.propertyManager')
      .where('userId', '=', await idOf(people.manager))
      .execute();
    expect(await textOf(paths[0] ?? '')).not.toContain('Willow Creek');
  });
});

describe('feeds of an organization', () => {
  test('are seen and revoked by its administrators, and by nobody else', async () => {
    const { id, paths } = await addressesOf(people.manager, { kind: 'TABLE' });
    const listOf = async (as: Person) => (await t.call(feeds.list, { as })).body.feeds.map((feed) => feed.id);
    expect(await listOf(people.owner)).toEqual([id]);
    for (const as of [
      people.viewer,
      people.lawyer,
      people.firmAdmin,
      people.otherOwner,
      people.admin,
      people.crm,
    ]) {
      expect(await listOf(as)).toEqual([]);
      expect((await t.call(feeds.revoke, { as, params: { id } })).status).toBe(404);
    }
    const revoked = await t.call(feeds.revoke, { as: people.owner, params: { id } });
    expect(revoked.body).toMatchObject({ state: 'REVOKED', isOwn: false, mayRevoke: false });
    expect((await get(paths[0] ?? '')).statusCode).toBe(404);
    const trail = await t.db
      .selectFrom('users.auditEvent')
      .select('action')
      .where('subjectId', '=', await idOf(people.manager))
      .where('action', 'like', 'feed.%')
      .orderBy('seq')
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(['feed.create', 'feed.revoke']);
  });
});
