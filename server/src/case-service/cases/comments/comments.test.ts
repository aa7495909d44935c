import { internalComments } from '@writdesk/contract/internal-comments/internal-comments';
import { notifications } from '@writdesk/contract/notifications/notifications';
import type { RouteArguments } from '@writdesk/contract/route';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../../../test/support/harness.ts';
import { insertCase } from '../../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../../test/support/two-companies.ts';
import { newId } from '../../../platform/ids.ts';

let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
let caseId: string;
const newCase = async () => {
  const { firm, client, managed } = world;
  const given = { firmId: firm.id, clientId: client.id, propertyId: managed.id };
  const assigned = { assignedProcessorId: await idOf(people.processor) };
  return (await insertCase(t.db, { ...given, ...assigned })).id;
};
beforeAll(async () => {
  t = await testApp();
  world = await twoCompanies(t);
  people = world.people;
  caseId = await newCase();
});
afterAll(() => t.close());

const idOf = async ({ accountId }: Person) =>
  (
    await t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('accountId', '=', accountId)
      .executeTakeFirstOrThrow()
  ).id;
type Added = RouteArguments<typeof internalComments.add>['body'];
const add = (as: Person, given: Partial<Added> = {}) =>
  t.call(internalComments.add, { as, body: { caseId, message: 'Which door?', ...given } });
const added = async (as: Person, given: Partial<Added> = {}) => {
  const { status, body } = await add(as, given);
  expect(status).toBe(201);
  return body.data;
};
const history = async (as: Person, query: { caseId?: string; page?: number; size?: number } = {}) =>
  (await t.call(internalComments.history, { as, query: { caseId, size: 100, ...query } })).body;
const update = (as: Person, id: string, body: RouteArguments<typeof internalComments.update>['body']) =>
  t.call(internalComments.update, { as, params: { id }, body });
const remove = (as: Person, id: string) => t.call(internalComments.remove, { as, params: { id } });
const told = async (as: Person, kind: string) =>
  (await t.call(notifications.list, { as, query: { size: 100 } })).body.notifications.filter(
    (one) => one.kind === `internal-comment.${kind}`,
  ).length;

describe('a comment', () => {
  test('is written, read in its thread, and leaves a row on the trail without its text', async () => {
    const comment = await added(people.processor, { commentType: 'Client', message: ' Which door? ' });
    expect(comment).toMatchObject({
      caseId,
      commentType: 'Client',
      parentId: null,
      message: 'Which door?',
      isByClient: false,
      can: { update: true, delete: true },
    });
    const reply = await added(people.owner, { parentId: comment.id, message: 'The blue one' });
    expect(reply).toMatchObject({ commentType: 'Client', parentId: comment.id, isByClient: true });
    const [thread] = (await history(people.manager)).data;
    expect(thread).toMatchObject({
      id: comment.id,
      isUnread: true,
      canReply: true,
      replies: [{ id: reply.id, message: 'The blue one', can: { update: false, delete: false } }],
    });
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'visibility', 'data'])
      .where('subjectId', '=', comment.id)
      .executeTakeFirstOrThrow();
    expect(trail).toMatchObject({ action: 'internal-comment.add', visibility: 'FIRM' });
    expect(JSON.stringify(trail.data)).not.toContain('door');
  });

  test('belongs to the firm where nobody says otherwise at the firm, and to the company where it writes', async () => {
    expect(await added(people.lawyer)).toMatchObject({ commentType: 'Firm' });
    expect(await added(people.manager)).toMatchObject({ commentType: 'Client' });
    expect(await added(people.crm)).toMatchObject({ commentType: 'Client' });
  });

  test.each<[Partial<Added>, string]>([
    [{ message: '  ' }, 'message'],
    [{ message: 'x'.repeat(5_001) }, 'message'],
    [{ commentType: 'Everybody' }, 'commentType'],
    [{ parentId: newId() }, 'parentId'],
    [{ mentions: ['owner' as never] }, 'mentions.0'],
    [{ commentType: 'Firm', mentions: ['lawyer', 'client_owner'] }, 'mentions.1'],
    [{ taggedUserIds: [newId()] }, 'taggedUserIds.0'],
  ])('with %j is refused with success false, and the field is named', async (given, path) => {
    const before = await t.db.selectFrom('cases.internalComment').select('id').execute();
    expect(await add(people.processor, given)).toMatchObject({
      status: 400,
      body: { success: false, errors: [{ path }] },
    });
    expect(await t.db.selectFrom('cases.internalComment').select('id').execute()).toEqual(before);
  });

  test('with 5,000 characters and markup is kept as it was typed', async () => {
    const message = `<script>alert(1)</script>${'ä'.repeat(4_975)}`;
    expect((await added(people.processor, { message })).message).toBe(message);
  });

  test('replies to a thread of its own case and type, and to no reply', async () => {
    const other = await added(people.processor, { caseId: await newCase() });
    const thread = await added(people.processor, { commentType: 'Client' });
    const reply = await added(people.processor, { parentId: thread.id });
    for (const given of [
      { parentId: other.id },
      { parentId: reply.id },
      { parentId: thread.id, commentType: 'Firm' as const },
    ])
      expect(await add(people.processor, given)).toMatchObject({
        status: 400,
        body: { success: false, errors: [{ path: 'parentId', code: 'comment_parent' }] },
      });
  });

  test('is for those who may write there: a viewer reads, accounts payable has threads of its own', async () => {
    const none = (as: Person, given: Partial<Added>) => add(as, given).then(({ status }) => status);
    expect(await none(people.auditor, {})).toBe(403);
    expect(await none(people.admin, {})).toBe(403);
    expect(await none(people.landlord, {})).toBe(403);
    expect(await none(people.billing, { commentType: 'Client' })).toBe(403);
    expect(await none(people.otherLawyer, {})).toBe(404);
    expect(await none(people.otherOwner, {})).toBe(404);
    const before = (await history(people.payer)).total;
    expect(before).toBe(0);
    const mine = await added(people.payer, { message: 'Which invoice is this?' });
    const named = await added(people.processor, { commentType: 'Client', mentions: ['client_ap'] });
    expect((await history(people.payer)).data.map(({ id }) => id).toSorted()).toEqual(
      [mine.id, named.id].toSorted(),
    );
    const others = await added(people.owner);
    expect((await add(people.payer, { parentId: others.id })).status).toBe(400);
  });
});

describe('the pages', () => {
  test('hold threads, newest first, each with its replies from the oldest on', async () => {
    const own = await newCase();
    const ids: string[] = [];
    for (const message of ['1', '2', '3'])
      ids.unshift((await added(people.processor, { caseId: own, message })).id);
    const replies = ['a', 'b'];
    for (const message of replies)
      await added(people.lawyer, { caseId: own, message, parentId: ids[2] ?? '' });
    const first = await history(people.processor, { caseId: own, size: 2 });
    expect(first).toMatchObject({ success: true, total: 3, page: 1, pageSize: 2 });
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const second = await history(people.processor, { caseId: own, size: 2, page: 2 });
    expect(second.data[0]?.replies.map(({ message }) => message)).toEqual(replies);
    const all = await t.call(internalComments.getAll, { as: people.processor, params: { id: own } });
    expect(all.body.data.map(({ id }) => id)).toEqual(ids);
    const firms = { as: people.processor, params: { id: own }, query: { commentType: 'Client' } };
    expect((await t.call(internalComments.getAll, firms)).body.data).toEqual([]);
  });

  test('say what is unread by person, and a mark only moves on', async () => {
    const own = await newCase();
    const unread = async (as: Person) =>
      (await t.call(internalComments.unread, { as, params: { id: own } })).body.unread;
    const mark = (as: Person, until: string) =>
      t.call(internalComments.markRead, { as, params: { id: own }, body: { until } });
    const first = await added(people.owner, { caseId: own });
    await added(people.lawyer, { caseId: own });
    expect([await unread(people.processor), await unread(people.owner)]).toEqual([2, 0]);
    await added(people.lawyer, { caseId: own, commentType: 'Client' });
    expect(await unread(people.owner)).toBe(1);
    expect((await mark(people.processor, first.createdAt)).body.unread).toBe(2);
    expect((await mark(people.processor, '2090-01-01T00:00:00Z')).body).toEqual({ success: true, unread: 0 });
    expect((await mark(people.processor, first.createdAt)).body.unread).toBe(0);
    await added(people.owner, { caseId: own });
    expect(await unread(people.processor)).toBe(1);
    expect((await mark(people.auditor, first.createdAt)).status).toBe(403);
  });

  test('say that the company waits, until somebody of the firm answers', async () => {
    const own = await newCase();
    const question = await added(people.owner, { caseId: own });
    const waits = async () => (await history(people.processor, { caseId: own })).data[0]?.awaitsAnswer;
    expect(await waits()).toBe(true);
    const answer = await added(people.processor, { caseId: own, parentId: question.id });
    expect(await waits()).toBe(false);
    await remove(people.processor, answer.id);
    expect(await waits()).toBe(true);
  });
});

describe('editing and deleting', () => {
  test('is one’s own; a stale version is refused with the comment as it is', async () => {
    const { id, version } = await added(people.processor);
    expect((await update(people.lawyer, id, { message: 'No' })).status).toBe(403);
    expect((await remove(people.firmAdmin, id)).status).toBe(403);
    const edited = await update(people.processor, id, { message: 'Which gate?', version });
    expect(edited).toMatchObject({ status: 200, body: { success: true, data: { message: 'Which gate?' } } });
    expect(edited.body.data.editedAt).not.toBeNull();
    expect(await update(people.processor, id, { message: 'Late', version })).toMatchObject({
      status: 409,
      body: { success: false, current: { message: 'Which gate?' } },
    });
    const two = await Promise.all([
      update(people.processor, id, { message: 'A', version: version + 1 }),
      update(people.processor, id, { message: 'B', version: version + 1 }),
    ]);
    expect(two.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('leaves the earlier texts to administrators of the firm', async () => {
    const own = await newCase();
    const { id } = await added(people.processor, { caseId: own, message: 'First' });
    await update(people.processor, id, { message: 'Second' });
    const seenBy = async (as: Person) =>
      (await history(as, { caseId: own })).data[0]?.earlier.map(({ message }) => message);
    expect(await seenBy(people.firmAdmin)).toEqual(['First']);
    expect(await seenBy(people.lawyer)).toEqual([]);
    expect(await seenBy(people.admin)).toEqual([]);
  });

  test('a deleted comment with replies keeps its place, one without is gone', async () => {
    const own = await newCase();
    const alone = await added(people.processor, { caseId: own });
    const thread = await added(people.processor, { caseId: own });
    const reply = await added(people.lawyer, { caseId: own, parentId: thread.id });
    expect((await remove(people.processor, alone.id)).body).toEqual({ success: true });
    await remove(people.processor, thread.id);
    const left = (await history(people.processor, { caseId: own })).data;
    expect(left).toMatchObject([
      { id: thread.id, message: '', isDeleted: true, replies: [{ id: reply.id }] },
    ]);
    expect((await update(people.processor, thread.id, { message: 'Again' })).status).toBe(404);
    await remove(people.lawyer, reply.id);
    expect((await history(people.processor, { caseId: own })).total).toBe(0);
    expect((await remove(people.processor, thread.id)).body).toMatchObject({
      success: false,
      code: 'comment_not_found',
    });
  });
});

describe('a tag', () => {
  test('notifies people and roles once, and an edit only whom it names newly', async () => {
    const counts = async () =>
      Promise.all([people.lawyer, people.billing, people.processor].map((one) => told(one, 'mentioned')));
    const [lawyer = 0, billing = 0, processor = 0] = await counts();
    const { id } = await added(people.firmAdmin, {
      taggedUserIds: [await idOf(people.lawyer)],
      mentions: ['lawyer', 'case_processor'],
    });
    expect(await counts()).toEqual([lawyer + 1, billing, processor + 1]);
    await update(people.firmAdmin, id, {
      taggedUserIds: [await idOf(people.lawyer), await idOf(people.billing)],
    });
    expect(await counts()).toEqual([lawyer + 1, billing + 1, processor + 1]);
    await update(people.firmAdmin, id, { message: 'Which stair?' });
    expect(await counts()).toEqual([lawyer + 1, billing + 1, processor + 1]);
  });

  test('names nobody who can’t read the thread, in the same words whether they exist or not', async () => {
    const strangers = [people.otherLawyer, people.owner, people.crm];
    for (const stranger of [...(await Promise.all(strangers.map(idOf))), newId()]) {
      const { body } = await add(people.processor, { commentType: 'Firm', taggedUserIds: [stranger] });
      expect(body).toMatchObject({
        success: false,
        errors: [{ path: 'taggedUserIds.0', message: 'The person with this id can’t read the thread.' }],
      });
    }
  });

  test('is offered for those who read the thread, and not for oneself or whom a wall keeps away', async () => {
    const own = await newCase();
    const pick = async (as: Person, commentType: string) =>
      (
        await t.call(internalComments.people, { as, params: { id: own }, query: { commentType } })
      ).body.people.map(({ id }) => id);
    await t.db
      .insertInto('cases.ethicalWall')
      .values({
        firmId: world.firm.id,
        id: newId(),
        caseId: own,
        userId: await idOf(people.billing),
        reason: 'Related to the tenant',
        createdBy: await idOf(people.firmAdmin),
        createdByName: 'A',
        createdAt: new Date(),
      })
      .execute();
    const ids = (some: Person[]) => Promise.all(some.map(idOf)).then((all) => all.toSorted());
    expect((await pick(people.processor, 'Firm')).toSorted()).toEqual(
      await ids([people.firmAdmin, people.lawyer]),
    );
    expect((await pick(people.owner, 'Client')).toSorted()).toEqual(
      await ids([people.firmAdmin, people.lawyer, people.processor, people.manager, people.payer]),
    );
    expect(
      (await add(people.processor, { caseId: own, taggedUserIds: [await idOf(people.billing)] })).status,
    ).toBe(400);
  });

  test('is not needed in the client’s thread: the other side is notified of what is new', async () => {
    const [processor, owner] = [await told(people.processor, 'added'), await told(people.owner, 'added')];
    const question = await added(people.owner);
    expect(await told(people.processor, 'added')).toBe(processor + 1);
    const replied = await told(people.owner, 'replied');
    await added(people.processor, { parentId: question.id });
    expect([await told(people.owner, 'replied'), await told(people.owner, 'added')]).toEqual([
      replied + 1,
      owner,
    ]);
  });
});
