import { allRoutes, api } from '@writdesk/contract';
import { internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventStreams } from '../../../../test/support/event-stream.ts';
import { type Person, type TestApp, testApp } from '../../../../test/support/harness.ts';
import { insertCase } from '../../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../../test/support/two-companies.ts';
import { newId } from '../../../platform/ids.ts';

// What the firm says among itself: not a word, a count, an event or a notification of it reaches anybody of the company.
const SECRET = 'quinquagesima';
let t: TestApp;
let world: TwoCompanies;
let outsiders: Person[];
let caseId: string;
let openStream: Awaited<ReturnType<typeof eventStreams>>;

beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  const { people, firm, client, managed, landlord } = world;
  outsiders = [people.owner, people.manager, people.payer, people.landlord, people.crm];
  const given = { firmId: firm.id, clientId: client.id, propertyId: managed.id, ownerId: landlord.id };
  caseId = (await insertCase(t.db, given)).id;
  openStream = await eventStreams(t);
});
afterAll(() => t.close());

const add = (as: Person, commentType: string, rest: object = {}) =>
  t.call(internalComments.add, { as, body: { caseId, message: SECRET, commentType, ...rest } });
/** A reply without what differs from request to request. */
const plain = (body: unknown, ...ids: string[]) =>
  ids.reduce((text, id) => text.replaceAll(id, 'X'), JSON.stringify({ ...(body as object), requestId: '' }));

test('no stream, list, page, count or notification of a company tells of the firm’s thread', async () => {
  const { people } = world;
  const streams = await Promise.all(
    [people.owner, people.manager, people.landlord].map((as) => openStream(as)),
  );
  await Promise.all(streams.map((stream) => stream.opened()));
  const { data: thread } = (await add(people.lawyer, 'Firm', { mentions: ['case_processor', 'firm_admin'] }))
    .body;
  await add(people.processor, 'Firm', { parentId: thread.id });
  const edit = { as: people.lawyer, params: { id: thread.id }, body: { message: `${SECRET}!` } };
  await t.call(internalComments.update, edit);
  await t.call(internalComments.remove, { as: people.lawyer, params: { id: thread.id } });
  await add(people.lawyer, 'Client', { message: 'The hearing is on Tuesday' });
  await Promise.all(streams.map((stream) => stream.has(stream === streams[2] ? 1 : 2)));
  for (const stream of streams) {
    const kinds = stream.events().map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'internal-comment.changed')).toHaveLength(1);
    await stream.hangUp();
  }

  const reads = allRoutes.filter(
    ({ route }) =>
      route.method === 'GET' &&
      !route.streams &&
      /case|comment|notification|reminder|audit|timeline|mailbox/.test(route.url),
  );
  for (const as of outsiders) {
    for (const { route } of reads) {
      const path = route.url.replace(/\{\w+\}/g, caseId);
      const query = route.query && 'caseId' in route.query.shape ? `?caseId=${caseId}` : '';
      const { body } = await t.send('GET', path + query, { as });
      expect(JSON.stringify(body ?? null), `${path} of ${as.email}`).not.toContain(SECRET);
    }
  }
  const unread = await t.call(internalComments.unread, { as: people.owner, params: { id: caseId } });
  expect(unread.body.unread).toBe(1);
  const { rows } = await sql<{ found: number }>`select count(*)::int as found from (
    select to_jsonb(m)::text as text from jobs.mail_outbox m
    union all select to_jsonb(n)::text from users.notification n
    union all select to_jsonb(a)::text from cases.audit_event a
    union all select to_jsonb(e)::text from jobs.live_event e) everything where text like ${`%${SECRET}%`}`.execute(
    t.db,
  );
  expect(rows).toEqual([{ found: 0 }]);
}, 180_000);

test('the firm’s type is answered to others like a type that isn’t there', async () => {
  for (const as of outsiders) {
    for (const [route, given] of [
      [api.internalComments.getAll, { params: { id: caseId }, query: {} }],
      [api.internalComments.history, { query: { caseId } }],
      [api.internalComments.people, { params: { id: caseId }, query: {} }],
    ] as const) {
      const asked = async (commentType: string) => {
        const address = route.url.replace('{id}', caseId);
        const of = 'caseId' in given.query ? `caseId=${caseId}&` : '';
        return t.send('GET', `${address}?${of}commentType=${commentType}`, { as });
      };
      const [firms, unknown] = [await asked('Firm'), await asked('Sirm')];
      expect(firms.status).toBe(400);
      expect(plain(firms.body, 'Firm')).toBe(plain(unknown.body, 'Sirm'));
      expect(firms.body).toMatchObject({ success: false, errors: [{ path: 'commentType' }] });
    }
  }
  const { people } = world;
  for (const as of [people.owner, people.manager, people.crm]) {
    const [firms, unknown] = [await add(as, 'Firm'), await add(as, 'Sirm')];
    expect(firms.status).toBe(400);
    expect(plain(firms.body, 'Firm')).toBe(plain(unknown.body, 'Sirm'));
  }
});

test('a comment of the firm’s thread is answered to others like one that isn’t there', async () => {
  const { people } = world;
  const { id } = (await add(people.lawyer, 'Firm')).body.data;
  for (const as of [people.owner, people.manager, people.crm]) {
    const of = (one: string) => ({
      reply: add(as, 'Client', { parentId: one }),
      edit: t.call(internalComments.update, { as, params: { id: one }, body: { message: 'No' } }),
      delete: t.call(internalComments.remove, { as, params: { id: one } }),
    });
    const none = newId();
    const [firms, unknown] = [of(id), of(none)];
    for (const how of ['reply', 'edit', 'delete'] as const) {
      const [there, absent] = [await firms[how], await unknown[how]];
      expect([there.status, plain(there.body, id)], how).toEqual([absent.status, plain(absent.body, none)]);
      expect(there.body).toMatchObject({ success: false });
    }
  }
});

test('the database keeps the firm’s rows from a company by itself, also what they said before', async () => {
  const { people, client, firm } = world;
  const { id } = (await add(people.lawyer, 'Firm')).body.data;
  await t.call(internalComments.update, { as: people.lawyer, params: { id }, body: { message: 'Other' } });
  const own = t.opened.deps.db.as({
    kind: 'clients',
    userId: newId(),
    firmId: null,
    firmIds: [firm.id],
    clientIds: [client.id],
    reachIds: [],
    withheldIds: [],
    today: '2026-07-01',
  });
  const comments = await own.selectFrom('cases.internalComment').select('commentType').execute();
  const texts = await own.selectFrom('cases.internalCommentText').select('commentType').execute();
  expect(new Set([...comments, ...texts].map(({ commentType }) => commentType))).toEqual(new Set(['Client']));
});

test('a wall hides the threads of a case, and who runs into it is notified of nothing', async () => {
  const { people, firm } = world;
  const idOf = async ({ accountId }: Person) =>
    (
      await t.db
        .selectFrom('users.appUser')
        .select('id')
        .where('accountId', '=', accountId)
        .executeTakeFirstOrThrow()
    ).id;
  await t.db
    .insertInto('cases.ethicalWall')
    .values({
      firmId: firm.id,
      id: newId(),
      caseId,
      userId: await idOf(people.billing),
      reason: 'Related to the tenant',
      createdBy: await idOf(people.firmAdmin),
      createdByName: 'A',
      createdAt: new Date(),
    })
    .execute();
  const before = await notificationsOf(people.billing);
  await add(people.lawyer, 'Firm', { mentions: ['firm_billing'] });
  expect(await notificationsOf(people.billing)).toBe(before);
  const read = { as: people.billing, params: { id: caseId } };
  expect(await t.call(internalComments.getAll, read)).toMatchObject({
    status: 404,
    body: { success: false, code: 'case_not_found' },
  });
});

const notificationsOf = async (as: Person) =>
  (await t.call(api.notifications.list, { as, query: {} })).body.total;
