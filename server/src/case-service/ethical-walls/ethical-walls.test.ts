import { cases } from '@writdesk/contract/cases/cases';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { storage } from '@writdesk/contract/storage/storage';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { eventStreams } from '../../../test/support/event-stream.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import { makeFirm } from '../../user-service/firms/firm-factory.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { tallyFaults } from '../tallies/index.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
afterAll(() => t.close());

const reason = 'The tenant’s sister';
async function colleague(role: 'lawyer' | 'case_processor' | 'firm_admin') {
  const { user, person } = await makeUser(t.db, { roles: [role], firmId: world.firm.id });
  return { id: user.id, name: `${user.firstName} ${user.lastName}`, person };
}
const raise = (caseId: string, userId: string, as = world.people.firmAdmin) =>
  t.call(ethicalWalls.raise, { as, params: { id: caseId }, body: { userId, reason } });
const lift = (caseId: string, userId: string, as = world.people.firmAdmin) =>
  t.call(ethicalWalls.lift, { as, params: { id: caseId, userId } });
const details = (caseId: string, as: Person) => t.call(cases.details, { as, params: { id: caseId } });
async function listed(as: Person, query: Record<string, string> = {}) {
  const { body } = await t.call(cases.list, { as, query: { size: 100, ...query } });
  return { ids: body.cases.map(({ id }) => id), total: body.total };
}

describe('a wall', () => {
  test('takes the case out of every list, count, search and page of one person, and of nobody else’s', async () => {
    const { lawyer } = world.people;
    const kept = await colleague('lawyer');
    const record = await desk.at('REVIEW');
    await desk.at('INTAKE');
    const before = await listed(kept.person);
    expect(before.ids).toContain(record.id);

    const { status, body } = await raise(record.id, kept.id);
    expect(status).toBe(201);
    expect(body.wall).toMatchObject({ user: { id: kept.id, name: kept.name }, reason });

    const after = await listed(kept.person);
    expect(after.ids).toEqual(before.ids.filter((id) => id !== record.id));
    expect(after.total).toBe(before.total - 1);
    const filters = { status: 'REVIEW', countyId: record.countyId ?? '', search: record.title.slice(-6) };
    for (const [name, value] of Object.entries(filters)) {
      const page = await listed(kept.person, { [name]: value });
      expect(page.total, name).toBe(page.ids.length);
      expect(page.ids, name).not.toContain(record.id);
      expect((await listed(lawyer, { [name]: value })).ids, name).toContain(record.id);
    }
    const queues = await t.call(cases.queues, { as: kept.person, query: {} });
    expect(queues.body.all).toBe(after.total);
    expect((await details(record.id, kept.person)).status).toBe(404);
    expect((await details(record.id, lawyer)).status).toBe(200);
    // What the counters keep is every case, whoever is kept from it.
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test('shuts the files, and what was notified before', async () => {
    const kept = await colleague('case_processor');
    const record = await desk.at('INTAKE');
    const path = record.documents.find((document) => document.path)?.path ?? '';
    const mine = async () =>
      (await t.call(notifications.list, { as: kept.person, query: { size: 100 } })).body.notifications.filter(
        ({ caseId }) => caseId === record.id,
      );
    const file = () => t.call(storage.signedUrl, { as: kept.person, query: { path } });
    expect(await mine()).toHaveLength(1);
    expect((await file()).status).toBe(200);
    await ok(raise(record.id, kept.id));
    expect(await mine()).toEqual([]);
    expect(await file()).toMatchObject({ status: 404, body: { code: 'file_not_found' } });
  });

  test('takes the assignment off, and nobody is assigned or notified through it', async () => {
    const { firmAdmin, processor } = world.people;
    const kept = await colleague('case_processor');
    const lawyer = await colleague('lawyer');
    const record = await desk.at('INTAKE');
    const on = { params: { id: record.id } };
    await ok(t.call(cases.initialCheck, { as: processor, ...on, body: { assignedProcessorId: kept.id } }));
    await ok(raise(record.id, kept.id));
    await ok(raise(record.id, lawyer.id));
    const now = await ok(details(record.id, firmAdmin));
    expect(now.assignedProcessor).toBeNull();

    await desk.makePapersReady(record.id);
    const asked = await t.call(cases.review, {
      as: processor,
      ...on,
      body: { assignedLawyerId: lawyer.id },
    });
    expect(asked).toMatchObject({ status: 400, body: { errors: [{ path: 'assignedLawyerId' }] } });
    await ok(t.call(cases.review, { as: processor, ...on, body: {} }));
    const told = await t.db
      .selectFrom('users.notification')
      .select('userId')
      .where('subjectId', '=', record.id)
      .where('kind', '=', 'case.REVIEW')
      .execute();
    expect(told.length).toBeGreaterThan(0);
    expect(told.map(({ userId }) => userId)).not.toContain(lawyer.id);
  });

  test('is on the case’s trail for the firm alone, with its reason', async () => {
    const kept = await colleague('lawyer');
    const record = await desk.draft();
    await ok(raise(record.id, kept.id));
    await ok(lift(record.id, kept.id));
    const rows = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'visibility', 'data'])
      .where('subjectId', '=', record.id)
      .where('action', 'like', 'case.ethical-wall%')
      .orderBy('seq')
      .execute();
    expect(rows).toEqual([
      {
        action: 'case.ethical-wall-raise',
        visibility: 'FIRM',
        data: { userId: kept.id, name: kept.name, reason },
      },
      { action: 'case.ethical-wall-lift', visibility: 'FIRM', data: { userId: kept.id } },
    ]);
  });
});

describe('who raises and lifts', () => {
  test('anybody who may, themselves too; but nobody lifts their own', async () => {
    const own = await colleague('lawyer');
    const record = await desk.draft();
    await ok(raise(record.id, own.id, own.person), 201);
    expect(await lift(record.id, own.id, own.person)).toMatchObject({
      status: 404,
      body: { code: 'case_not_found' },
    });
    const { walls } = await ok(
      t.call(ethicalWalls.list, { as: world.people.lawyer, params: { id: record.id } }),
    );
    expect(walls).toMatchObject([{ user: { id: own.id, name: own.name }, createdBy: { name: own.name } }]);
    expect(await ok(lift(record.id, own.id))).toEqual({ walls: [] });
    expect((await details(record.id, own.person)).status).toBe(200);
    expect(await lift(record.id, own.id)).toMatchObject({ body: { code: 'ethical_wall_not_found' } });
  });

  test('one wall for one person, also when two press at once', async () => {
    const kept = await colleague('lawyer');
    const record = await desk.draft();
    const replies = await Promise.all([1, 2, 3].map(() => raise(record.id, kept.id)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  test('nobody of another firm or of the company', async () => {
    const record = await desk.draft();
    const elsewhere = await makeUser(t.db, { roles: ['lawyer'], firmId: (await makeFirm(t.db)).id });
    const ofCompany = await makeUser(t.db, { roles: ['client_ap'], clientId: world.client.id });
    for (const { user } of [elsewhere, ofCompany]) {
      expect(await raise(record.id, user.id)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'userId' }] },
      });
    }
    expect((await raise(record.id, newId(), elsewhere.person)).status).toBe(404);
    expect((await raise(record.id, newId(), world.people.processor)).status).toBe(403);
  });
});

test('open screens are notified of a wall and of its end: the person by a stream that comes back with their new rights', async () => {
  const openStream = await eventStreams(t);
  const kept = await colleague('lawyer');
  const record = await desk.draft();
  const kinds = ({ events }: Awaited<ReturnType<typeof openStream>>) => events().map(({ kind }) => kind);
  const ofColleague = await openStream(world.people.lawyer);
  const first = await openStream(kept.person);
  await Promise.all([ofColleague.opened(), first.opened()]);

  await ok(raise(record.id, kept.id));
  await first.over();
  expect([first.isOtherwise(), kinds(first)]).toEqual([true, []]);
  await ofColleague.has(1);
  expect(ofColleague.events()).toMatchObject([{ kind: 'case.changed', caseId: record.id }]);

  const behind = await openStream(kept.person, first.lastId());
  await behind.opened();
  const saved = { as: world.people.processor, params: { id: record.id }, body: { comment: 'x' } };
  await ok(t.call(cases.save, saved));
  await ofColleague.has(2);
  await ok(lift(record.id, kept.id));
  // It ends by itself, and has notified nothing of the case.
  await behind.over();
  expect([behind.isOtherwise(), kinds(behind)]).toEqual([true, []]);

  // What they weren't notified of while the wall stood is theirs again.
  const after = await openStream(kept.person, behind.lastId());
  await after.has(2);
  await ofColleague.has(3);
  expect(new Set(after.events().map((event) => `${event.kind} ${event.caseId}`))).toEqual(
    new Set([`case.changed ${record.id}`]),
  );
  await Promise.all([ofColleague.hangUp(), after.hangUp()]);
});

test('the wall’s rows are the firm’s alone, under row-level security', async () => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from cases.ethical_wall`.execute(
    t.opened.deps.db.as({
      kind: 'clients',
      firmId: null,
      firmIds: [world.firm.id],
      clientIds: [world.client.id],
      propertyIds: [],
      ownerId: null,
      userId: null,
      reachIds: [],
      withheldIds: [],
      today: '2026-06-12',
    }),
  );
  expect(rows[0]?.n).toBe(0);
});
