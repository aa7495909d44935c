import { cases } from '@writdesk/contract/cases/cases';
import { dockets } from '@writdesk/contract/dockets/dockets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addFile,
  caseFacts,
  firmWithAClient,
  type FirmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { verifyAudit } from '../../../platform/audit/audit-queries.ts';
import { tallyFaults } from '../../tallies/index.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let world: FirmWithAClient;

beforeAll(async () => {
  t = await testApp({ clock, services: ['web', 'worker'] });
  world = await firmWithAClient(t);
});
afterAll(() => t.close());

test('a case walks from the manager to the judgment', async () => {
  const { manager, processor, lawyer } = world.people;
  const made = await t.call(cases.create, { as: manager, body: caseFacts(world) });
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    status: 'DRAFT',
    caseDraftNumber: 'D-2026-000001',
    courthouseId: FULTON_MAGISTRATE,
    workflow: { name: world.workflow.name },
    title: `${world.client.shortName} v. Okonkwo-Bell et al. – 14C`,
  });
  expect(made.body.tenants[0]).toMatchObject({ ssn: '***-**-6789', dateOfBirth: '**/**/1988' });
  const { id } = made.body;
  const on = { params: { id } };

  const tooEarly = await t.send('POST', `/api/case-service/case/submit/${id}`, { as: manager, body: {} });
  expect(tooEarly.status).toBe(400);
  expect(tooEarly.body).toMatchObject({ code: 'case_incomplete' });
  expect((tooEarly.body['errors'] as { path: string }[]).map(({ path }) => path)).toEqual([
    'documents.NOTICE_PROOF',
    'attestedBy',
  ]);

  await addFile(t, manager, id);
  const submitted = await t.call(cases.submit, {
    as: manager,
    ...on,
    body: { attestedBy: 'Wanda Beaufort' },
  });
  expect(submitted.body).toMatchObject({
    hasOverdueInvoices: false,
    // By when the firm wants to check it is its own.
    case: { status: 'INTAKE', nextDate: null, nextDateKind: null },
  });

  const checking = await t.call(cases.initialCheck, { as: processor, ...on, body: {} });
  expect(checking.body).toMatchObject({ status: 'INITIAL_CHECK', generatedDocument: { status: 'QUEUED' } });
  await expect
    .poll(
      async () => (await t.call(cases.details, { as: processor, ...on })).body.generatedDocument?.status,
      { timeout: 20_000 },
    )
    .toBe('READY');

  const review = await t.call(cases.review, { as: processor, ...on, body: {} });
  expect(review.body).toMatchObject({ status: 'REVIEW', assignedLawyer: { name: expect.any(String) } });
  expect((await t.call(cases.sendForFiling, { as: processor, ...on, body: {} })).status).toBe(403);

  const approved = await t.call(cases.sendForFiling, { as: lawyer, ...on, body: {} });
  expect(approved.body).toMatchObject({ status: 'SENT_FOR_FILING', filingStage: 'QUEUED' });

  const wrongNumber = await t.call(cases.addCaseNumber, {
    as: processor,
    ...on,
    body: { caseNumber: 'nonsense' },
  });
  expect(wrongNumber.body).toMatchObject({ status: 400, errors: [{ path: 'caseNumber' }] });
  const filed = await t.call(cases.addCaseNumber, {
    as: processor,
    ...on,
    body: { caseNumber: '26ED041772', feeCents: 11_900 },
  });
  expect(filed.body).toMatchObject({ status: 'FILED', caseNumber: '26ED041772' });

  const out = await t.call(cases.sentForServing, { as: processor, ...on, body: { service: [] } });
  expect(out.body).toMatchObject({ status: 'SENT_FOR_SERVING', serviceStage: 'OUT' });
  const served = await t.call(cases.recordService, {
    as: processor,
    ...on,
    body: {
      service: out.body.tenants.map((tenant) => ({
        tenantId: tenant.id,
        result: 'SERVED' as const,
        date: '2026-06-12',
        method: 'POST_AND_MAIL' as const,
      })),
    },
  });
  expect(served.body).toMatchObject({ status: 'SENT_FOR_SERVING', serviceStage: 'COMPLETE' });

  const searched = await t.call(cases.recordSearch, {
    as: processor,
    ...on,
    body: {
      searches: out.body.tenants.map((tenant) => ({
        tenantId: tenant.id,
        result: 'NOT_ACTIVE' as const,
        date: '2026-06-12',
      })),
    },
  });
  expect(searched.body.tenants).toMatchObject([
    { militaryStatus: 'NOT_ACTIVE', militaryCheckedOn: '2026-06-12' },
    { militaryStatus: 'NOT_ACTIVE', militaryCheckedOn: '2026-06-12' },
  ]);

  const docket = await t.call(dockets.create, {
    as: processor,
    body: { courthouseId: FULTON_MAGISTRATE, date: '2026-06-30', time: '09:00', room: '1B', maxCases: 40 },
  });
  expect(docket.status).toBe(201);
  const set = await t.call(cases.applyToDocket, { as: processor, ...on, body: { docketId: docket.body.id } });
  expect(set.body).toMatchObject({
    status: 'ON_DOCKET',
    nextDate: '2026-06-30',
    nextDateKind: 'HEARING',
    hearingAt: '2026-06-30T13:00:00.000Z',
  });

  clock.moveTo('2026-06-30T18:00:00Z');
  const awaiting = await t.call(cases.awaitingJudgment, { as: lawyer, ...on, body: {} });
  expect(awaiting.body).toMatchObject({ status: 'AWAITING_JUDGMENT', hearingStage: 'HELD' });
  const judged = await t.call(cases.createJudgment, {
    as: lawyer,
    ...on,
    body: { outcome: 'POSSESSION_AND_MONEY', date: '2026-06-30', amountCents: 370_000 },
  });
  expect(judged.status).toBe(201);
  expect(judged.body).toMatchObject({
    judgment: { caseOrder: 1, writDays: 7 },
    case: { status: 'JUDGMENT_RECORDED', nextDate: '2026-07-08', nextDateKind: 'WRIT_FROM' },
  });

  const money = await t.call(cases.billings, { as: manager, ...on });
  expect(money.body.billed).toEqual([]);
  expect(
    Object.fromEntries(money.body.unbilled.map(({ description, amountCents }) => [description, amountCents])),
  ).toEqual({
    'Attorney fee': 12_500,
    'Military status search': 800,
    'Court filing cost': 11_900,
    'E-filing convenience fee': 350,
    'Service of process': 5_000,
    'Court appearance': 7_500,
  });

  const audit = await t.call(cases.statusAudit, { as: manager, ...on, query: { size: 50 } });
  expect(audit.body.statusChanges.map(({ toStatus }) => toStatus)).toEqual([
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
  ]);
  const steps = await t.call(cases.stepDetails, { as: manager, params: { caseId: id } });
  expect(steps.body.steps.filter(({ state }) => state === 'DONE').length).toBeGreaterThan(6);

  const chain = await verifyAudit(t.db, { trail: 'cases', subject: 'case', subjectId: id });
  expect(chain.fault).toBeNull();
  expect(chain.rows).toBeGreaterThan(12);
  expect(await tallyFaults(t.db)).toEqual([]);
});

test('a repeated key is answered with the verb’s own reply, and acts once', async () => {
  const { owner } = world.people;
  const made = await t.call(cases.create, {
    as: owner,
    body: caseFacts(world, { unitLabel: '2B', lastName: 'Whitlock' }),
  });
  await addFile(t, owner, made.body.id);
  const submit = () =>
    t.call(cases.submit, {
      as: owner,
      params: { id: made.body.id },
      body: { attestedBy: 'Rosalind Abara' },
      headers: { 'idempotency-key': 'submit-once' },
    });
  const [first, twin] = await Promise.all([submit(), submit()]);
  expect([first.status, twin.status]).toEqual([200, 200]);
  expect(twin.body).toEqual(first.body);
  expect(await submit()).toEqual(first);
  expect(first.body).toMatchObject({
    hasOverdueInvoices: false,
    case: { status: 'INTAKE', version: made.body.version + 2 },
  });
});
