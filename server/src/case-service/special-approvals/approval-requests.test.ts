import type { RouteArguments } from '@writdesk/contract/route';
import { cases } from '@writdesk/contract/cases/cases';
import { approvalRequests } from '@writdesk/contract/special-approvals/approval-requests';
import { specialApprovals } from '@writdesk/contract/special-approvals/special-approvals';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { reviewOpenCases, watchApprovals } from './watch-approvals.job.ts';

const NOW = '2026-06-12T14:00:00.000Z';
const clock = standingClock(NOW);
const reason = 'The sum justifies the filing.';
let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let partner: Person;
let second: Person;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  partner = (await makeUser(t.db, { roles: ['firm_admin'], firmId: world.firm.id, lastName: 'Underhill' }))
    .person;
  second = (await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id, lastName: 'Vane' })).person;
});
afterAll(() => t.close());
// Each test has its own rule.
beforeEach(async () => {
  clock.moveTo(NOW);
  await t.db.updateTable('cases.specialApproval').set({ active: false }).execute();
});

async function idOf(person: Person): Promise<string> {
  const row = await t.db
    .selectFrom('users.appUser')
    .select('id')
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow();
  return row.id;
}

type NewRule = RouteArguments<typeof specialApprovals.create>['body'];
let number = 0;
const aRule = (given: Partial<NewRule> = {}): NewRule => ({
  name: `Media ${(number += 1)}`,
  criteria: [{ key: 'MEDIA_SENSITIVE' }],
  approvers: [{ userId: '' }],
  ...given,
});
async function makeRule(given: Partial<NewRule> = {}) {
  const approvers = given.approvers ?? [{ userId: await idOf(partner) }];
  return ok(t.call(specialApprovals.create, { as: people.firmAdmin, body: aRule({ ...given, approvers }) }));
}
const work = (job: typeof watchApprovals | typeof reviewOpenCases) =>
  job.handle(
    contextOf(t.opened.deps, { kind: 'job', name: job.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
/** On to a status from an earlier one. */
async function onward(id: string, status: string): Promise<void> {
  for (let now = await details(id); now.status !== status; now = await details(id)) await desk.advance(now);
}
const details = async (id: string, as: Person = people.processor) =>
  ok(t.call(cases.details, { as, params: { id } }));
const requestOf = async (id: string) => {
  const [request] = (await details(id)).specialApprovals;
  if (!request) throw new Error('Nothing was asked.');
  return request;
};
const decide = (id: string, approves: boolean, as: Person = partner, version?: number) =>
  t.call(approvalRequests.decide, {
    as,
    params: { id },
    body: { approves, reason, ...(version !== undefined && { version }) },
  });
const sendForFiling = (id: string) =>
  t.call(cases.sendForFiling, { as: people.lawyer, params: { id }, body: {} });
const save = (id: string, body: RouteArguments<typeof cases.save>['body'], as: Person = people.processor) =>
  t.call(cases.save, { as, params: { id }, body });
const toldOf = async (person: Person) => {
  const rows = await t.db
    .selectFrom('users.notification')
    .select(['kind', 'subjectId'])
    .where('userId', '=', await idOf(person))
    .where('kind', 'like', 'special-approval.%')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ kind, subjectId }) => `${kind} ${subjectId}`);
};

test('a rule is rehearsed on the open cases: it says about which it would ask, and nothing is kept', async () => {
  const { id } = await desk.at('REVIEW');
  const draft = await desk.at('DRAFT');
  const approvers = [{ userId: await idOf(partner) }];
  const rehearse = (given: Partial<NewRule>, as: Person = people.firmAdmin) =>
    t.call(specialApprovals.rehearse, { as, body: aRule({ approvers, ...given }) });
  const all = await ok(rehearse({}));
  const ids = all.cases.map((one) => one.id);
  expect(ids).toContain(id);
  expect(ids).not.toContain(draft.id);
  expect(all.asked).toBe(all.looked);
  expect(await ok(rehearse({ unknownMeans: 'PASS' }))).toMatchObject({
    looked: all.looked,
    asked: 0,
    cases: [],
  });
  expect((await ok(rehearse({ stateCodes: ['TX'] }))).asked).toBe(0);
  expect((await rehearse({}, people.processor)).status).toBe(403);
  expect(await rehearse({ clientIds: [newId()] })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'clientIds' }] },
  });
  expect((await details(id)).specialApprovals).toEqual([]);
  const other = (await firmWithAClient(t)).people.firmAdmin;
  const foreign = await rehearse({ approvers: [{ role: 'firm_admin' }] }, other);
  expect(foreign).toMatchObject({ status: 200, body: { looked: 0, asked: 0, cases: [] } });
});

describe('what a rule asks', () => {
  test('is asked at the submission, told to its approvers, and holds the approval until they agree', async () => {
    await makeRule({ name: 'Media, submitted' });
    const { id } = await desk.at('REVIEW');
    const request = await requestOf(id);
    expect(request).toMatchObject({
      rule: { name: 'Media, submitted' },
      status: 'OPEN',
      criteria: ['MEDIA_SENSITIVE'],
      awaited: [{ id: await idOf(partner) }],
      dueAt: '2026-06-14T14:00:00.000Z',
      can: { decide: false },
    });
    expect(await toldOf(partner)).toContain(`special-approval.asked ${id}`);
    const refused = await sendForFiling(id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'case_action_not_allowed' } });
    expect(JSON.stringify(refused.body)).toContain('Underhill');

    const waiting = await t.call(approvalRequests.waiting, { as: partner });
    expect(waiting.body.requests.map((one) => one.case.id)).toContain(id);
    expect(await decide(request.id, true)).toMatchObject({
      status: 200,
      body: { status: 'APPROVED', awaited: [], decisions: [{ approves: true, reason }] },
    });
    expect((await sendForFiling(id)).status).toBe(200);
    const after = await t.call(approvalRequests.waiting, { as: partner });
    expect(after.body.requests.map((one) => one.case.id)).not.toContain(id);
    const trail = await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'visibility'])
      .where('subjectId', '=', id)
      .where('action', 'like', 'special-approval.%')
      .orderBy('seq')
      .execute();
    expect(trail).toEqual([
      { action: 'special-approval.ask', visibility: 'FIRM' },
      { action: 'special-approval.decide', visibility: 'FIRM' },
    ]);
  });

  test('is asked at the approval where the rule came later, and the request stays though the approval is refused', async () => {
    const { id } = await desk.at('REVIEW');
    await makeRule({ name: 'Came later' });
    expect((await details(id)).specialApprovals).toEqual([]);
    expect((await sendForFiling(id)).status).toBe(409);
    expect((await requestOf(id)).rule.name).toBe('Came later');
  });

  test('is asked where a fact changes, withdrawn where it changes back, and nobody of the company reads it', async () => {
    await makeRule({ unknownMeans: 'PASS' });
    const { id } = await desk.at('INTAKE');
    expect((await details(id)).specialApprovals).toEqual([]);
    expect((await save(id, { mediaSensitive: true })).status).toBe(200);
    expect((await requestOf(id)).status).toBe('OPEN');
    expect((await details(id, people.owner)).specialApprovals).toEqual([]);
    await save(id, { mediaSensitive: false });
    expect(await requestOf(id)).toMatchObject({ status: 'WITHDRAWN' });
  });

  test('asks nothing of a case elsewhere, for another reason, or of which enough is known', async () => {
    await makeRule({ stateCodes: ['TX'] });
    await makeRule({ reasons: ['HOLDOVER'] });
    await makeRule({ criteria: [{ key: 'SUM_BELOW', value: 1 }] });
    await makeRule({ criteria: [{ key: 'MEDIA_SENSITIVE' }, { key: 'SUM_BELOW', value: 1 }] });
    const { id } = await desk.at('INTAKE');
    expect((await details(id)).specialApprovals).toEqual([]);
  });

  test('lapses with the fact that was approved, and is asked again', async () => {
    await makeRule({ criteria: [{ key: 'SUM_BELOW', value: 100_000_00 }] });
    const { id } = await desk.at('INTAKE');
    await decide((await requestOf(id)).id, true);
    const { caseEviction } = await details(id);
    await save(id, {
      caseEviction: {
        claimedCents: caseEviction.claimedCents + 100,
        ledger: [...caseEviction.ledger, { kind: 'OTHER', amountCents: 100 }],
      },
    });
    const requests = (await details(id)).specialApprovals.map(({ status }) => status);
    expect(new Set(requests)).toEqual(new Set(['LAPSED', 'OPEN']));
  });

  test('is answered for some days alone where the rule says so', async () => {
    await makeRule({ validDays: 5 });
    const { id } = await desk.at('INTAKE');
    await decide((await requestOf(id)).id, true);
    clock.moveTo('2026-06-18T14:00:00.000Z');
    await work(reviewOpenCases);
    const requests = (await details(id)).specialApprovals.map(({ status }) => status);
    expect(new Set(requests)).toEqual(new Set(['LAPSED', 'OPEN']));
  });
});

describe('the answer', () => {
  test('is for those who are asked: nobody else, nobody who opened the case or signs it, with a reason', async () => {
    await makeRule({ approvers: [{ role: 'firm_admin' }, { role: 'lawyer' }, { role: 'client_manager' }] });
    const { id } = await desk.at('REVIEW');
    const { id: request } = await requestOf(id);
    expect((await decide(request, true, people.processor)).status).toBe(403);
    expect((await decide(request, true, people.crm)).status).toBe(403);
    // The manager opened it, and the lawyer to whom it was given signs it.
    expect((await decide(request, true, people.manager)).status).toBe(403);
    await t.db
      .updateTable('cases.evictionCase')
      .set({ assignedLawyerId: await idOf(second) })
      .where('id', '=', id)
      .execute();
    expect((await decide(request, true, second)).status).toBe(403);
    expect(
      await t.call(approvalRequests.decide, {
        as: partner,
        params: { id: request },
        body: { approves: true, reason: 'ok' },
      }),
    ).toMatchObject({ status: 400, body: { errors: [{ path: 'reason' }] } });
    expect((await decide(request, true, partner, 99)).status).toBe(409);
    expect((await decide(request, true)).status).toBe(200);
    expect(await decide(request, true)).toMatchObject({
      status: 409,
      body: { code: 'special_approval_closed' },
    });
  });

  test('of a lawyer keeps them from signing the case', async () => {
    await makeRule({ approvers: [{ userId: await idOf(people.lawyer) }] });
    const { id } = await desk.at('INTAKE');
    await decide((await requestOf(id)).id, true, people.lawyer);
    await onward(id, 'REVIEW');
    expect(await sendForFiling(id)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('is decided once by a person, and not about a case that they opened, also after they left and came back', async () => {
    /** They leave the firm, and come back by an invite with another id. */
    async function comeBack(person: Person): Promise<Person> {
      const gone = { active: false, accountId: null };
      await t.db.updateTable('users.appUser').set(gone).where('email', '=', person.email).execute();
      const roles = ['lawyer'] as const;
      return (await makeUser(t.db, { roles, firmId: world.firm.id, email: person.email })).person;
    }
    const makeLawyer = async () =>
      (await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id })).person;
    const opener = await makeLawyer();
    const decider = await makeLawyer();
    await makeRule({ answerMode: 'COUNT', answerCount: 2, approvers: [{ role: 'lawyer' }] });
    const { id } = await desk.at('DRAFT');
    const createdBy = await idOf(opener);
    const ofCase = (set: { createdBy: string } | { assignedLawyerId: string }) =>
      t.db.updateTable('cases.evictionCase').set(set).where('id', '=', id).execute();
    await ofCase({ createdBy });
    const opened = await comeBack(opener);
    await onward(id, 'REVIEW');
    await ofCase({ assignedLawyerId: await idOf(people.lawyer) });
    const request = await requestOf(id);
    const ids = await t.db
      .selectFrom('users.appUser')
      .select('id')
      .where('email', '=', opener.email)
      .execute();
    expect(request.awaited.filter((one) => ids.some((own) => own.id === one.id))).toEqual([]);
    expect((await decide(request.id, true, opened)).status).toBe(403);

    expect((await decide(request.id, true, decider)).status).toBe(200);
    const again = await comeBack(decider);
    expect(await decide(request.id, true, again)).toMatchObject({ status: 409 });
    expect((await requestOf(id)).status).toBe('OPEN');
    expect((await decide(request.id, true, second)).status).toBe(200);
    expect((await requestOf(id)).status).toBe('APPROVED');
  });

  test('of a lawyer keeps them from signing the case after they left and came back, too', async () => {
    const person = (await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id })).person;
    await makeRule({ approvers: [{ userId: await idOf(person) }] });
    const { id } = await desk.at('INTAKE');
    expect((await decide((await requestOf(id)).id, true, person)).status).toBe(200);
    await onward(id, 'REVIEW');
    const gone = { active: false, accountId: null };
    await t.db.updateTable('users.appUser').set(gone).where('email', '=', person.email).execute();
    const { user, person: back } = await makeUser(t.db, {
      roles: ['lawyer'],
      firmId: world.firm.id,
      email: person.email,
    });
    const given = { assignedLawyerId: user.id };
    await t.db.updateTable('cases.evictionCase').set(given).where('id', '=', id).execute();
    const sent = await t.call(cases.sendForFiling, { as: back, params: { id }, body: {} });
    expect(sent).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  test('in order waits for one after the other; a refusal refuses, and names the case as refused', async () => {
    await makeRule({
      answerMode: 'ORDER',
      approvers: [{ userId: await idOf(partner) }, { userId: await idOf(second) }],
    });
    const { id } = await desk.at('INTAKE');
    const { id: request } = await requestOf(id);
    expect((await decide(request, true, second)).status).toBe(403);
    expect((await decide(request, true)).body).toMatchObject({
      status: 'OPEN',
      awaited: [{ id: await idOf(second) }],
    });
    expect(await toldOf(second)).toContain(`special-approval.asked ${id}`);
    expect((await decide(request, false, second)).body.status).toBe('REFUSED');
    await onward(id, 'REVIEW');
    expect((await sendForFiling(id)).status).toBe(409);
  });

  test('of two at once counts once where one is enough, and twice where both are needed', async () => {
    const approvers = [{ userId: await idOf(partner) }, { userId: await idOf(second) }];
    await makeRule({ approvers });
    const one = await requestOf((await desk.at('INTAKE')).id);
    const answers = await Promise.all([decide(one.id, true), decide(one.id, true, second)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    await t.db.updateTable('cases.specialApproval').set({ active: false }).execute();
    await makeRule({ approvers, answerMode: 'ALL' });
    const { id } = await desk.at('INTAKE');
    const both = await requestOf(id);
    const agreed = await Promise.all([decide(both.id, true), decide(both.id, true, second)]);
    expect(agreed.map(({ status }) => status)).toEqual([200, 200]);
    expect((await requestOf(id)).status).toBe('APPROVED');
  });

  test('while a fact changes holds for the facts that it was given on', async () => {
    await makeRule({ criteria: [{ key: 'SUM_BELOW', value: 100_000_00 }, { key: 'MEDIA_SENSITIVE' }] });
    const { id } = await desk.at('INTAKE');
    const { id: request } = await requestOf(id);
    await Promise.all([decide(request, true), save(id, { mediaSensitive: true })]);
    const { specialApprovals: requests } = await details(id);
    const first = requests.find((one) => one.id === request);
    expect(['WITHDRAWN', 'LAPSED']).toContain(first?.status);
    expect(requests.filter(({ status }) => status === 'OPEN')).toHaveLength(1);
  });
});

describe('a rule', () => {
  test('that is deleted frees its cases', async () => {
    const rule = await makeRule();
    const { id } = await desk.at('REVIEW');
    await ok(t.call(specialApprovals.remove, { as: people.firmAdmin, params: { id: rule.id } }));
    await work(reviewOpenCases);
    expect((await requestOf(id)).status).toBe('WITHDRAWN');
    expect((await sendForFiling(id)).status).toBe(200);
  });

  test('without active approvers says so, and tells the administrators of the firm', async () => {
    const leaver = (await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id })).person;
    await makeRule({ approvers: [{ userId: await idOf(leaver) }] });
    await t.db
      .updateTable('users.appUser')
      .set({ active: false })
      .where('email', '=', leaver.email)
      .execute();
    const { id } = await desk.at('INTAKE');
    expect((await requestOf(id)).awaited).toEqual([]);
    expect(await toldOf(people.firmAdmin)).toContain(`special-approval.late ${id}`);
  });

  test('reminds at half of its time and tells the administrators at its end, once each', async () => {
    await makeRule({ answerHours: 10 });
    const { id } = await desk.at('INTAKE');
    const about = async (person: Person) => (await toldOf(person)).filter((one) => one.endsWith(id));
    await work(watchApprovals);
    expect(await about(partner)).toEqual([`special-approval.asked ${id}`]);
    clock.moveTo('2026-06-12T19:30:00.000Z');
    await work(watchApprovals);
    await work(watchApprovals);
    expect(await about(partner)).toEqual([`special-approval.asked ${id}`, `special-approval.reminder ${id}`]);
    clock.moveTo('2026-06-13T01:00:00.000Z');
    await work(watchApprovals);
    await work(watchApprovals);
    expect(await about(people.firmAdmin)).toEqual([`special-approval.late ${id}`]);
  });
});
