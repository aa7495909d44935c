import { allRoutes } from '@writdesk/contract';
import { cases } from '@writdesk/contract/cases/cases';
import type { Role } from '@writdesk/contract/permissions/roles';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok, type Waypoint } from '../../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { verifyAudit } from '../../../platform/audit/audit-queries.ts';
import { standingClock } from '../../../platform/clock.ts';
import { newId } from '../../../platform/ids.ts';
import { makeUser } from '../../../user-service/users/user-factory.ts';

// What a case offers and what it takes are the same, whoever asks: an action with a version that no case has is refused as
// stale where it is offered, and for another reason where it is not. So nothing is changed, and every action is tried.

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
const people: Partial<Record<Role, Person>> = {};

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  const { admin, crm, firmAdmin, lawyer, processor, owner, manager } = world.people;
  Object.assign(people, {
    admin,
    crm_user: crm,
    firm_admin: firmAdmin,
    lawyer,
    case_processor: processor,
    client_owner: owner,
    client_manager: manager,
  } satisfies typeof people);
  for (const role of ['firm_user', 'firm_billing'] as const)
    people[role] = (await makeUser(t.db, { roles: [role], firmId: world.firm.id })).person;
  people.client_viewer = (
    await makeUser(t.db, {
      roles: ['client_viewer'],
      clientId: world.client.id,
      propertyIds: [world.property.id],
    })
  ).person;
});
afterAll(() => t.close());

const version = 999_999;
const sentBack = { version, comment: 'See the ledger.' };
/** Each action with a body that lets it through whenever the case offers it. */
const acts: Record<string, { path: string; body: () => object }> = {
  save: { path: 'case/save', body: () => ({ version }) },
  'create-eviction': { path: 'case-eviction/create', body: () => ({ version }) },
  'add-eviction-details': {
    path: 'case-eviction/add-details',
    body: () => ({ version, occupied: true, confirmedBy: 'The manager, by telephone' }),
  },
  submit: { path: 'case/submit', body: () => ({ version }) },
  'hold-release': { path: 'case/hold-release', body: () => ({ version, reason: 'Paid by wire.' }) },
  'initial-check': { path: 'case/initial-check', body: () => ({ version }) },
  review: { path: 'case/review', body: () => ({ version }) },
  assign: { path: 'case/assign', body: () => ({ version, assignedLawyerId: newId() }) },
  'send-for-filing': { path: 'case/send-for-filing', body: () => ({ version }) },
  'add-case-number': { path: 'case/add-case-number', body: () => ({ version, caseNumber: '26ED000001' }) },
  'sent-for-serving': { path: 'case/sent-for-serving', body: () => ({ version }) },
  'record-service': {
    path: 'case/record-service',
    body: () => ({
      version,
      service: [{ tenantId: newId(), result: 'SERVED', date: '2026-06-12', method: 'PERSONAL' }],
    }),
  },
  'record-search': {
    path: 'case/record-search',
    body: () => ({ version, searches: [{ tenantId: newId(), result: 'NOT_ACTIVE', date: '2026-06-12' }] }),
  },
  'apply-to-docket': { path: 'case/apply-to-docket', body: () => ({ version, docketId: newId() }) },
  'awaiting-judgment': { path: 'case/awaiting-judgment', body: () => ({ version }) },
  'record-judgment': {
    path: 'case-judgment/create',
    body: () => ({ version, outcome: 'CONSENT_JUDGMENT', date: '2026-06-12' }),
  },
  'back-in-intake': { path: 'case/back-in-intake', body: () => sentBack },
  'back-in-initial-check': { path: 'case/back-in-initial-check', body: () => sentBack },
  'send-back-to-client': { path: 'case/send-back-to-client', body: () => sentBack },
  'send-back-to-processor': { path: 'case/send-back-to-processor', body: () => sentBack },
  'appeal-submit': {
    path: 'case-appeal/submit',
    body: () => ({ version, filedOn: '2026-06-12', court: 'State Court of Fulton County' }),
  },
  'remove-from-docket': { path: 'case/remove-from-docket', body: () => sentBack },
  'set-lockout-date': {
    path: 'case/set-lockout-date',
    body: () => ({ version, lockoutDate: '2026-06-30' }),
  },
  'record-stipulation': {
    path: 'case-stipulation/record',
    body: () => ({ version, dueOn: '2026-06-12', kind: 'PAYMENT', came: 'RECEIVED' }),
  },
  'answer-sweep': { path: 'case/answer-sweep', body: () => ({ version, answer: 'PAID' }) },
  'record-tenant-payment': {
    path: 'case/record-tenant-payment',
    body: () => ({ version, receivedOn: '2026-06-12', amountCents: 50_000, paysInFull: false }),
  },
  'check-docket': { path: 'case/check-docket', body: () => ({ version, found: 'NONE' }) },
  reopen: { path: 'case/reopen', body: () => ({ version, reason: 'The tenant did not leave.' }) },
  close: {
    path: 'case/close',
    body: () => ({ version, closureReason: 'SETTLED', finalBill: true }),
  },
  'dismiss-case': { path: 'case/dismiss-case', body: () => ({ version, comment: 'Paid.' }) },
  'deny-case': {
    path: 'case/deny-case',
    body: () => ({ version, comment: 'We act for the tenant.', denyReason: 'CONFLICT' }),
  },
};

test('every action of a case that has a call is tried', () => {
  const tried = new Set(Object.values(acts).map(({ path }) => `/${path}/{id}`));
  const calls = allRoutes.filter(
    ({ name, route }) => name.startsWith('cases.') && route.method === 'POST' && route.path.endsWith('/{id}'),
  );
  // Its files are looked at before the case is.
  expect(calls.map(({ route }) => route.path).filter((path) => !tried.has(path))).toEqual([
    '/case/add-documents/{id}',
  ]);
});

describe('what is offered is what is taken', () => {
  test.for<Waypoint>([
    'DRAFT',
    'INTAKE',
    'INITIAL_CHECK',
    'REVIEW',
    'SENT_FOR_FILING',
    'FILED',
    'SENT_FOR_SERVING',
    'ON_DOCKET',
    'AWAITING_JUDGMENT',
    'JUDGMENT_RECORDED',
  ])('of a case that is %s', async (status) => {
    const { id, version: seen } = await desk.at(status);
    for (const [role, as] of Object.entries(people)) {
      const before = await ok(t.call(cases.details, { as, params: { id } }));
      const replies = await Promise.all(
        Object.entries(acts).map(async ([act, { path, body }]) => ({
          act,
          reply: await t.send('POST', `/api/case-service/${path}/${id}`, { as, body: body() }),
        })),
      );
      const taken = replies.filter(({ reply }) => reply.body['code'] === 'conflict').map(({ act }) => act);
      const offered = before.availableActions.filter((act) => act in acts);
      expect(taken.toSorted(), role).toEqual(offered.toSorted());
      for (const { act, reply } of replies) {
        if (taken.includes(act)) expect(reply.body['current'], act).toMatchObject({ id, version: seen });
        else expect([403, 409], `${role} ${act}`).toContain(reply.status);
        if (reply.body['code'] === 'case_action_not_allowed')
          expect(reply.body['availableActions'], `${role} ${act}`).toEqual(before.availableActions);
      }
    }
    const after = await ok(t.call(cases.details, { as: people.admin as Person, params: { id } }));
    expect(after).toMatchObject({ status, version: seen });
  });
});

test('every action leaves one row on the trail, under the name of who did it', async () => {
  const { id } = await desk.at('JUDGMENT_RECORDED');
  const rows = await t.db
    .selectFrom('cases.auditEvent as a')
    .innerJoin('users.appUser as u', 'u.id', 'a.actorId')
    .select(['a.action', 'u.accountId', 'a.seq', 'a.clientId', 'a.data'])
    .where('a.subjectId', '=', id)
    .orderBy('a.seq')
    .execute();
  const nameOf = (accountId: string | null) =>
    Object.entries(people).find(([, person]) => person.accountId === accountId)?.[0];
  expect(rows.map(({ action, accountId: account }) => [action, nameOf(account)])).toEqual([
    ['case.create', 'client_manager'],
    ['case.add-documents', 'client_manager'],
    ['case.submit', 'client_manager'],
    ['case.initial-check', 'case_processor'],
    ['case.review', 'case_processor'],
    ['case.send-for-filing', 'lawyer'],
    ['case.add-case-number', 'case_processor'],
    ['case.sent-for-serving', 'case_processor'],
    ['case.apply-to-docket', 'case_processor'],
    ['case.record-service', 'case_processor'],
    ['case.awaiting-judgment', 'lawyer'],
    ['case.record-judgment', 'lawyer'],
  ]);
  expect(new Set(rows.map(({ clientId: client }) => client))).toEqual(new Set([world.client.id]));
  expect(rows.find(({ action }) => action === 'case.submit')?.data).toMatchObject({
    from: 'DRAFT',
    to: 'INTAKE',
  });
  const chain = await verifyAudit(t.db, { trail: 'cases', subject: 'case', subjectId: id });
  expect(chain).toMatchObject({ rows: rows.length, fault: null });
});
