import { cases } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { makeUser } from '../../../user-service/users/user-factory.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
/** By what they are to the case. */
let people: Record<string, Person>;

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  const other = await firmWithAClient(t);
  const person = async (given: Parameters<typeof makeUser>[1]) => (await makeUser(t.db, given)).person;
  people = {
    careOfAll: world.people.crm,
    careOfCompany: await person({ roles: ['crm_user'], crmClientIds: [world.client.id, other.client.id] }),
    firmAdmin: world.people.firmAdmin,
    careOfAnother: await person({ roles: ['crm_user'], crmClientIds: [other.client.id] }),
    careOfNobody: await person({ roles: ['crm_user'], crmClientIds: [] }),
    careThatLeft: await person({ roles: ['crm_user'], active: false }),
    adminOfAnother: other.people.firmAdmin,
    auditor: await person({ roles: ['auditor'] }),
  };
});
afterAll(() => t.close());

/** Who of them was notified of a case, and of what. */
async function told(caseId: string, kind: string): Promise<string[]> {
  const rows = await t.db
    .selectFrom('users.notification as n')
    .innerJoin('users.appUser as u', 'u.id', 'n.userId')
    .select('u.accountId')
    .where('n.subjectId', '=', caseId)
    .where('n.kind', '=', kind)
    .execute();
  const accounts = rows.map(({ accountId: id }) => id);
  expect(new Set(accounts).size, 'each is told once').toBe(accounts.length);
  return Object.keys(people).filter((name) => accounts.includes(people[name]?.accountId ?? ''));
}

const care = ['careOfAll', 'careOfCompany'];
const reason = { reasonCodes: ['OTHER'] as 'OTHER'[], comment: 'The ledger is missing.' };

test('a case that comes in is announced to client care, and to the firm’s administrator while nobody has it', async () => {
  const { id } = await desk.at('INTAKE');
  expect(await told(id, 'case.INTAKE')).toEqual([...care, 'firmAdmin']);
});

test('a case that comes in to somebody’s work queue is no matter for the administrator', async () => {
  const { processor, owner, manager } = world.people;
  const { id } = await desk.at('INITIAL_CHECK');
  await ok(t.call(cases.sendBackToClient, { as: processor, params: { id }, body: reason }));
  expect(await told(id, 'case.RETURNED_TO_CLIENT')).toEqual(care);
  await t.db.deleteFrom('users.notification').where('subjectId', '=', id).execute();
  const requests = await t.db.selectFrom('cases.caseRequest').select('id').where('caseId', '=', id).execute();
  const answers = requests.map((request) => request.id);
  await ok(t.call(cases.save, { as: manager, params: { id }, body: { answers } }));
  await ok(t.call(cases.submit, { as: owner, params: { id }, body: { attestedBy: 'Wanda Beaufort' } }));
  expect(await told(id, 'case.INITIAL_CHECK')).toEqual(care);
});

test('going back to intake inside the firm is announced to nobody outside it', async () => {
  const { id } = await desk.at('INITIAL_CHECK');
  await t.db.deleteFrom('users.notification').where('subjectId', '=', id).execute();
  await ok(t.call(cases.backInIntake, { as: world.people.processor, params: { id }, body: reason }));
  expect(await told(id, 'case.INTAKE')).toEqual([]);
});

test('a refused case is announced to client care and the administrator, a dismissed one to client care', async () => {
  const refused = await desk.at('REVIEW');
  await ok(
    t.call(cases.denyCase, {
      as: world.people.lawyer,
      params: { id: refused.id },
      body: { comment: 'We act for the tenant.', denyReason: 'CONFLICT' },
    }),
  );
  expect(await told(refused.id, 'case.DENIED')).toEqual([...care, 'firmAdmin']);
  const paid = await desk.at('FILED');
  await ok(
    t.call(cases.dismissCase, {
      as: world.people.lawyer,
      params: { id: paid.id },
      body: { comment: 'The tenant paid.' },
    }),
  );
  expect(await told(paid.id, 'case.DISMISSED')).toEqual(care);
});

test('nobody is notified of their own action', async () => {
  const { id } = await desk.at('INTAKE');
  await ok(t.call(cases.sendBackToClient, { as: world.people.crm, params: { id }, body: reason }));
  expect(await told(id, 'case.RETURNED_TO_CLIENT')).toEqual(['careOfCompany']);
});
