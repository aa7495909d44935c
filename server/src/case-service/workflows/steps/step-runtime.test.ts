import { cases } from '@writdesk/contract/cases/cases';
import { ethicalWalls } from '@writdesk/contract/ethical-walls/ethical-walls';
import { notifications } from '@writdesk/contract/notifications/notifications';
import type { Role } from '@writdesk/contract/permissions/roles';
import { stepTasks } from '@writdesk/contract/workflows/step-tasks';
import type { ConfigureAction, StepNotification } from '@writdesk/contract/workflows/workflow-values';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ok } from '../../../../test/support/case-desk.ts';
import { type Person, type TestApp, testApp } from '../../../../test/support/harness.ts';
import { insertCase } from '../../../../test/support/insert-case.ts';
import { type TwoCompanies, twoCompanies } from '../../../../test/support/two-companies.ts';
import { standingClock } from '../../../platform/clock.ts';
import { contextOf } from '../../../platform/context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { newId } from '../../../platform/ids.ts';
import { smsNotifications } from '../../../user-service/notification-sms/index.ts';
import { makeSmsNumber } from '../../../user-service/sms-numbers/sms-number-factory.ts';
import { makeUser } from '../../../user-service/users/user-factory.ts';
import { finishPaperStep, pinSteps, runSteps, watchSteps } from '../index.ts';
import { makeWorkflow } from '../workflow-factory.ts';

const NOW = '2026-06-12T14:00:00Z';
const clock = standingClock(NOW);
let t: TestApp;
let world: TwoCompanies;
let people: TwoCompanies['people'];
beforeAll(async () => {
  t = await testApp({ clock });
  world = await twoCompanies(t);
  people = world.people;
});
afterAll(() => t.close());
beforeEach(() => clock.moveTo(NOW));

interface Given {
  action: ConfigureAction['action'];
  name: string;
  roles?: Role[];
  more?: Partial<ConfigureAction>;
  notifications?: Partial<StepNotification>[];
}
let count = 0;

/** A case in intake that a workflow of these steps leads; the first step is the check of the intake. */
async function caseWith(steps: readonly Given[]): Promise<{ id: string }> {
  const firmId = world.firm.id;
  const all: Given[] = [
    { name: 'Intake', action: 'initial-check' },
    ...steps,
    { name: 'End', action: 'close' },
  ];
  const { id: workflowId } = await makeWorkflow(t.db, {
    firmId,
    name: `Runs ${(count += 1)}`,
    steps: all.map(({ name, action }) => ({ name, action, role: 'case_processor' as const })),
  });
  for (const [index, { action, more, roles, notifications: notices = [] }] of all.entries()) {
    const said = notices.map((one) => ({
      audienceRoles: ['lawyer'],
      channel: 'APP',
      templateId: 'OWN',
      text: { en: '{step} in {case}', es: '{step} en {case}' },
      ...one,
    }));
    await t.db
      .updateTable('cases.workflowStep')
      .set({
        configureAction: JSON.stringify({ action, requiredFields: [], requiredDocuments: [], ...more }),
        notifications: JSON.stringify(said),
        ...(roles && { roles }),
      })
      .where('workflowId', '=', workflowId)
      .where('sequenceNo', '=', String(index + 1) as never)
      .execute();
  }
  const record = await insertCase(t.db, {
    firmId,
    clientId: world.client.id,
    status: 'INTAKE',
    stateCode: 'GA',
    workflowId,
    workflowVersion: 1,
    presentStep: 1,
  });
  const { id, clientId } = record;
  await pinSteps({ db: t.db } as never, { firmId, clientId, caseId: id, workflowId, version: 1 });
  return { id };
}

const attempt = () => ({ id: newId(), number: 1, isLast: false, signal: new AbortController().signal });
const asJob = (name: string) => contextOf(t.opened.deps, { kind: 'job', name }, newId());
/** Does what was enqueued, twice: a job runs at least once. */
async function work(): Promise<void> {
  const { rows } = await sql<{
    data: never;
  }>`select data from jobs.job where name = ${runSteps.name}`.execute(t.db);
  for (const { data } of [...rows, ...rows]) await runSteps.handle(asJob(runSteps.name), data, attempt());
}
const watch = () => watchSteps.handle(asJob(watchSteps.name), {}, attempt());
const begin = async (given: { id: string }) => {
  await ok(t.call(cases.initialCheck, { as: people.processor, params: given, body: {} }));
  await work();
};
const tasksOf = async (as: Person, caseId: string) =>
  (await ok(t.call(stepTasks.list, { as, query: { caseId } }))).tasks;
const stepsOf = async (caseId: string) => {
  const { steps, presentStep } = await ok(
    t.call(cases.stepDetails, { as: people.processor, params: { caseId } }),
  );
  return [presentStep, ...steps.map(({ state }) => state)];
};
const saidTo = async (as: Person, caseId: string) =>
  (await ok(t.call(notifications.list, { as, query: {} }))).notifications
    .filter(({ kind, subject }) => kind === 'step.said' && subject?.id === caseId)
    .map(({ text }) => text);

test('a task has a due day and an assignee, stands on the lists of its roles alone, and its end begins the next step', async () => {
  const given = await caseWith([
    { name: 'Call the sheriff', action: 'TASK', more: { slaHours: 48 } },
    { name: 'Review', action: 'review' },
  ]);
  await begin(given);
  const [task] = await tasksOf(people.processor, given.id);
  expect(task).toMatchObject({
    kind: 'TASK',
    name: 'Call the sheriff',
    dueOn: '2026-06-15',
    isOverdue: false,
    can: { complete: true },
  });
  expect(await tasksOf(people.lawyer, given.id)).toEqual([]);
  expect(await tasksOf(people.otherLawyer, given.id)).toEqual([]);
  const params = { id: task?.id ?? '' };
  const complete = (as: Person) => t.call(stepTasks.complete, { as, params, body: { comment: 'Tuesday.' } });
  expect((await complete(people.lawyer)).status).toBe(404);
  clock.moveTo('2026-06-16T14:00:00Z');
  expect(await tasksOf(people.processor, given.id)).toMatchObject([{ isOverdue: true }]);
  const both = await Promise.all([complete(people.processor), complete(people.processor)]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect(await stepsOf(given.id)).toEqual([3, 'DONE', 'DONE', 'ACTIVE', 'PENDING']);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', given.id)
    .where('action', 'like', 'step.%')
    .orderBy('seq')
    .execute();
  expect(trail).toMatchObject([
    { action: 'step.begin', data: { name: 'Call the sheriff', dueOn: '2026-06-15' } },
    { action: 'step.done', data: { kind: 'TASK', comment: 'Tuesday.' } },
  ]);
});

test('notifications leave when a step begins, before and after its due day, and when it is done, each once', async () => {
  const given = await caseWith([
    {
      name: 'Call the sheriff',
      action: 'TASK',
      more: { slaHours: 48 },
      notifications: [
        { on: 'ENTER' },
        { on: 'DUE_IN', offset: 24, text: { en: 'Tomorrow: {step}', es: 'Mañana: {step}' } },
        { on: 'OVERDUE', offset: 1, channel: 'EMAIL', text: { en: 'Late since {date}', es: '' } },
        { on: 'COMPLETE', text: { en: 'Called', es: 'Hecho' } },
      ],
    },
    { name: 'Review', action: 'review' },
  ]);
  await begin(given);
  const { title } = await ok(t.call(cases.details, { as: people.lawyer, params: given }));
  expect(await saidTo(people.lawyer, given.id)).toEqual([`Call the sheriff in ${title}`]);
  expect(await saidTo(people.processor, given.id)).toEqual([]);
  await watch();
  clock.moveTo('2026-06-14T14:01:00Z');
  await Promise.all([watch(), watch()]);
  expect(await saidTo(people.lawyer, given.id)).toHaveLength(2);
  clock.moveTo('2026-06-15T15:01:00Z');
  await watch();
  await watch();
  const [newest] = await saidTo(people.lawyer, given.id);
  expect(newest).toBe('Late since 2026-06-15');
  const mails = await t.db.selectFrom('jobs.mailOutbox').select('subject').execute();
  expect(mails.filter(({ subject }) => subject.endsWith(': Call the sheriff'))).toHaveLength(1);
  const [task] = await tasksOf(people.processor, given.id);
  await ok(t.call(stepTasks.complete, { as: people.processor, params: { id: task?.id ?? '' }, body: {} }));
  await work();
  expect(await saidTo(people.lawyer, given.id)).toHaveLength(4);
});

test('a step mails nobody whom a wall keeps from the case, and nobody at all while a court keeps it sealed', async () => {
  const given = await caseWith([
    {
      name: 'Call the bailiff',
      action: 'TASK',
      more: { slaHours: 48 },
      notifications: [
        { on: 'ENTER', channel: 'EMAIL' },
        { on: 'OVERDUE', offset: 1, channel: 'EMAIL' },
      ],
    },
    { name: 'Review', action: 'review' },
  ]);
  const keptOut = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
  const wall = { userId: keptOut.user.id, reason: 'The tenant’s sister' };
  const raised = await t.call(ethicalWalls.raise, { as: people.firmAdmin, params: given, body: wall });
  expect(raised.status).toBe(201);
  const mailed = async () =>
    (await t.db.selectFrom('jobs.mailOutbox').select(['recipient', 'subject']).execute())
      .filter(({ subject }) => subject.endsWith(': Call the bailiff'))
      .map(({ recipient }) => recipient);
  await begin(given);
  const notified = await mailed();
  expect(notified).toContain(people.lawyer.email);
  expect(notified).not.toContain(keptOut.user.email);
  const seal = {
    firmId: world.firm.id,
    clientId: world.client.id,
    id: newId(),
    caseId: given.id,
    reason: 'BY_ORDER' as const,
    orderedOn: '2026-06-11',
    orderDocumentId: newId(),
    sealedBy: keptOut.user.id,
    sealedByName: 'Olive Tran',
    sealedAt: clock.now(),
  };
  await t.db.insertInto('cases.caseSeal').values(seal).execute();
  clock.moveTo('2026-06-15T15:01:00Z');
  await watch();
  expect(await mailed()).toEqual(notified);
});

test('a step by text message reaches those of its people who chose that; the others read it in the app', async () => {
  const given = await caseWith([
    { name: 'Call the sheriff', action: 'TASK', notifications: [{ on: 'ENTER', channel: 'SMS' }] },
    { name: 'Call again', action: 'TASK', notifications: [{ on: 'ENTER', channel: 'APP' }] },
    { name: 'Review', action: 'review' },
  ]);
  const asked = await makeUser(t.db, { roles: ['lawyer'], firmId: world.firm.id });
  const number = await makeSmsNumber(t.db, asked.user.id, ['reminders']);
  await begin(given);
  const due = () =>
    t.db
      .selectFrom('users.notification')
      .select(['userId', 'smsDueAt'])
      .where('kind', '=', 'step.said')
      .where('subjectId', '=', given.id)
      .where('smsDueAt', 'is not', null)
      .execute();
  expect(await due()).toEqual([{ userId: asked.user.id, smsDueAt: new Date(Date.parse(NOW) + 60_000) }]);
  expect(await saidTo(people.lawyer, given.id)).toHaveLength(1);
  clock.moveTo('2026-06-12T14:02:00Z');
  await smsNotifications.handle(asJob(smsNotifications.name), {}, attempt());
  const sent = await t.db.selectFrom('jobs.smsOutbox').select(['recipient', 'body']).execute();
  // Nothing that the firm wrote, and no name.
  expect(sent).toEqual([
    {
      recipient: number,
      body: `Writdesk: a step of a case needs you. http://localhost:3000/cases/${given.id}`,
    },
  ]);
  const [task] = await tasksOf(people.processor, given.id);
  await ok(t.call(stepTasks.complete, { as: people.processor, params: { id: task?.id ?? '' }, body: {} }));
  await work();
  expect(await saidTo(asked.person, given.id)).toHaveLength(2);
  expect(await due()).toEqual([]);
});

test('a wait ends on its day of the law and no sooner; a check is ended by a look at the docket on its day', async () => {
  const given = await caseWith([
    { name: 'Wait for the answer', action: 'WAIT', more: { deadlineRuleEvent: 'ANSWER_DUE' } },
    { name: 'Check the docket', action: 'CHECK_DOCKET', more: { deadlineRuleEvent: 'APPEAL_DUE' } },
    { name: 'Review', action: 'review' },
  ]);
  await begin(given);
  expect(await stepsOf(given.id)).toEqual([1.5, 'DONE', 'PENDING', 'PENDING', 'PENDING', 'PENDING']);
  const lawDay = (earliestAction: string) => ({
    date: earliestAction,
    earliestAction,
    missing: [],
    supposed: null,
  });
  const keep = (dates: object) =>
    t.db
      .insertInto('cases.caseDates')
      .values({
        firmId: world.firm.id,
        clientId: world.client.id,
        caseId: given.id,
        dates: JSON.stringify(dates),
        lawKey: 'test',
        countedAt: new Date(NOW),
      })
      .onConflict((row) => row.columns(['firmId', 'caseId']).doUpdateSet({ dates: JSON.stringify(dates) }))
      .execute();
  await keep({ ANSWER_DUE: lawDay('2026-06-20'), APPEAL_DUE: lawDay('2026-06-25') });
  // Midnight in Atlanta is four o’clock in the morning here.
  clock.moveTo('2026-06-20T03:30:00Z');
  await watch();
  expect(await stepsOf(given.id)).toEqual([1.5, 'DONE', 'PENDING', 'PENDING', 'PENDING', 'PENDING']);
  clock.moveTo('2026-06-20T04:30:00Z');
  await Promise.all([watch(), watch()]);
  expect(await stepsOf(given.id)).toEqual([3, 'DONE', 'DONE', 'ACTIVE', 'PENDING', 'PENDING']);
  await work();
  const [check] = await tasksOf(people.processor, given.id);
  expect(check).toMatchObject({ kind: 'CHECK_DOCKET', dueOn: '2026-06-25', can: { complete: false } });
  const params = { id: check?.id ?? '' };
  expect((await t.call(stepTasks.complete, { as: people.processor, params, body: {} })).status).toBe(409);
});

test('a paper is made when its step begins; one without a layout stays a task for a person', async () => {
  const given = await caseWith([
    {
      name: 'Make the affidavit',
      action: 'GENERATE_DOCUMENT',
      more: { document: 'DISPOSSESSORY_AFFIDAVIT' },
    },
    { name: 'Make another', action: 'GENERATE_DOCUMENT', more: { document: 'UNKNOWN' } },
  ]);
  await begin(given);
  const papers = await t.db
    .selectFrom('cases.caseDocument')
    .select('kind')
    .where('caseId', '=', given.id)
    .where('kind', '=', 'DISPOSSESSORY_AFFIDAVIT')
    .execute();
  // The first check had one made already.
  expect(papers).toHaveLength(2);
  const [task] = await tasksOf(people.processor, given.id);
  expect(task).toMatchObject({ kind: 'GENERATE_DOCUMENT', name: 'Make the affidavit' });
  const made = { caseId: given.id, kind: 'DISPOSSESSORY_AFFIDAVIT' };
  const context = asJob('documents.generate');
  expect(task?.can.complete).toBe(true);
  await transact(context, (tx) => finishPaperStep(tx, context, made));
  await work();
  const [other] = await tasksOf(people.processor, given.id);
  expect(other).toMatchObject({ name: 'Make another', can: { complete: true } });
});
