import { cases } from '@writdesk/contract/cases/cases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../../test/support/case-desk.ts';
import {
  addFile,
  firmWithAClient,
  type FirmWithAClient,
} from '../../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../../test/support/harness.ts';
import { standingClock } from '../../../platform/clock.ts';
import { tallyFaults } from '../../tallies/index.ts';

let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];

beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const post = (path: string, as: Person, body: unknown) =>
  t.send('POST', `/api/case-service/case/${path}`, { as, body });
const why = { reasonCodes: ['LEDGER_MISMATCH'], comment: 'The ledger lacks May.' };

describe('every way back', () => {
  test.each([
    ['back-in-intake', 'processor'],
    ['send-back-to-client', 'processor'],
    ['back-in-initial-check', 'lawyer'],
    ['send-back-to-processor', 'lawyer'],
  ] as const)('%s needs words and known reasons', async (act, who) => {
    const { id } = await desk.at('REVIEW');
    const { status, body } = await post(`${act}/${id}`, people[who], { reasonCodes: ['MOOD'], comment: ' ' });
    expect(status).toBe(400);
    expect(body).toMatchObject({ errors: [{ path: 'reasonCodes.0' }, { path: 'comment' }] });
  });

  test('is the firm’s, not the company’s', async () => {
    const { id } = await desk.at('REVIEW');
    for (const act of [
      'back-in-intake',
      'back-in-initial-check',
      'send-back-to-client',
      'send-back-to-processor',
    ]) {
      expect((await post(`${act}/${id}`, people.owner, why)).status, act).toBe(403);
    }
    expect((await post(`back-in-initial-check/${id}`, people.processor, why)).status).toBe(403);
    expect((await post(`send-back-to-processor/${id}`, people.processor, why)).status).toBe(403);
  });
});

describe('between the firm’s work queues', () => {
  test('to intake and to the initial check; what was said there is the firm’s alone', async () => {
    const { id } = await desk.at('REVIEW');
    expect((await post(`back-in-intake/${id}`, people.processor, why)).body).toMatchObject({
      status: 'INTAKE',
    });
    const again = await post(`back-in-intake/${id}`, people.processor, why);
    expect(again).toMatchObject({
      status: 409,
      body: { availableActions: expect.arrayContaining(['initial-check']) },
    });
    const commentsFor = async (as: Person) =>
      (await ok(t.call(cases.statusAudit, { as, params: { id }, query: { size: 50 } }))).statusChanges.map(
        ({ comment }) => comment,
      );
    expect(await commentsFor(people.lawyer)).toContain(why.comment);
    expect(await commentsFor(people.manager)).not.toContain(why.comment);
    const timeline = await ok(t.call(cases.timeline, { as: people.manager, params: { id }, query: {} }));
    expect(JSON.stringify(timeline)).not.toContain(why.comment);
  });

  test('a packet that has left the organization can’t be taken apart', async () => {
    const { id } = await desk.at('SENT_FOR_FILING');
    const setStage = (filingStage: 'MAILED' | 'PACKET_READY') =>
      t.db.updateTable('cases.evictionCase').set({ filingStage }).where('id', '=', id).execute();
    await setStage('MAILED');
    expect(await post(`back-in-initial-check/${id}`, people.lawyer, why)).toMatchObject({ status: 409 });
    await setStage('PACKET_READY');
    expect((await post(`back-in-initial-check/${id}`, people.lawyer, why)).body).toMatchObject({
      status: 'INITIAL_CHECK',
      filingStage: 'NONE',
      approvedAt: expect.any(String),
    });
  });

  test('a clerical fix goes out again without a lawyer; any other needs one', async () => {
    const clerical = await desk.at('SENT_FOR_FILING');
    const back = (id: string, isClerical: boolean) =>
      post(`send-back-to-processor/${id}`, people.lawyer, {
        reasonCodes: ['SIGNATURE_MISSING'],
        comment: 'Page 2 isn’t signed.',
        fixes: [{ item: 'Sign page 2', clerical: isClerical }],
      });
    expect((await back(clerical.id, true)).body).toMatchObject({
      status: 'RETURNED_TO_PROCESSOR',
      resumeStatus: 'SENT_FOR_FILING',
      requests: [{ addressee: 'PROCESSOR', kind: 'FIX', item: 'Sign page 2', clerical: true }],
    });
    const resend = (id: string, body: object) => post(`send-for-filing/${id}`, people.processor, body);
    expect((await resend(clerical.id, {})).body).toMatchObject({ errors: [{ path: 'fixesDone' }] });
    expect((await resend(clerical.id, { fixesDone: true })).body).toMatchObject({
      status: 'SENT_FOR_FILING',
      resumeStatus: null,
      approvedAt: clerical.approvedAt,
      requests: [{ answeredAt: expect.any(String) }],
    });

    const material = await desk.at('SENT_FOR_FILING');
    await back(material.id, false);
    expect((await resend(material.id, { fixesDone: true })).status).toBe(409);
    expect((await post(`review/${material.id}`, people.processor, {})).body).toMatchObject({
      status: 'REVIEW',
    });
  });

  test('a clerical fix that changed the sum needs a lawyer after all', async () => {
    const { id } = await desk.at('SENT_FOR_FILING');
    await post(`send-back-to-processor/${id}`, people.lawyer, {
      ...why,
      fixes: [{ item: 'Attach the ledger', clerical: true }],
    });
    await post(`save/${id}`, people.processor, { caseEviction: { claimedCents: 1 } });
    expect((await post(`send-for-filing/${id}`, people.processor, { fixesDone: true })).status).toBe(409);
  });

  test('service that went wrong goes back and out again', async () => {
    const { id } = await desk.at('FILED');
    await post(`send-back-to-processor/${id}`, people.lawyer, {
      reasonCodes: ['SERVICE_PACKET'],
      comment: 'The summons is missing.',
    });
    const out = await post(`sent-for-serving/${id}`, people.processor, { fixesDone: true });
    expect(out.body).toMatchObject({ status: 'FILED', resumeStatus: null });
  });
});

describe('to the client and back', () => {
  const asked = {
    ...why,
    documentRequested: ['Lease'],
    fieldRequests: [{ field: 'caseEviction.claimedCents', message: 'Which months?' }],
    dueAt: '2026-06-19',
  };

  test('the case waits for the client, who is notified of what is wanted and until when', async () => {
    const { id } = await desk.at('REVIEW');
    const { body } = await post(`send-back-to-client/${id}`, people.processor, asked);
    expect(body).toMatchObject({
      status: 'RETURNED_TO_CLIENT',
      resumeStatus: 'REVIEW',
      nextDate: '2026-06-19',
      documentRequested: [{ item: 'Lease', dueOn: '2026-06-19' }],
    });
    const told = await t.send('GET', '/api/user-service/notifications/list', { as: people.manager });
    expect(told.body['notifications']).toContainEqual(
      expect.objectContaining({ caseId: id, kind: 'case.RETURNED_TO_CLIENT' }),
    );
    const reminders = await t.db
      .selectFrom('cases.reminder')
      .select(['audience', 'dueAt'])
      .where('caseId', '=', id)
      .orderBy('dueAt')
      .execute();
    expect(reminders.map(({ audience, dueAt: at }) => [audience, at.toISOString()])).toEqual([
      ['CLIENT', '2026-06-13T14:00:00.000Z'],
      ['CLIENT', '2026-06-15T14:00:00.000Z'],
      ['CLIENT', '2026-06-19T13:00:00.000Z'],
      ['CRM', '2026-06-19T14:00:00.000Z'],
    ]);
  });

  test('it comes back to where it stood, once everything that was asked is answered', async () => {
    const { id } = await desk.at('REVIEW');
    await post(`send-back-to-client/${id}`, people.processor, asked);
    const submit = () => post(`submit/${id}`, people.manager, {});
    expect(await submit()).toMatchObject({ status: 409, body: { code: 'case_action_not_allowed' } });

    await addFile(t, people.manager, id, 'LEASE');
    expect((await submit()).status, 'the sum is still open').toBe(409);
    const saved = await ok(
      t.call(cases.save, {
        as: people.manager,
        params: { id },
        body: { caseEviction: { claimedCents: 370_000 } },
      }),
    );
    expect(saved.availableActions).toContain('submit');
    const before = await t.call(cases.dashboardStatus, {
      as: people.owner,
      params: { id: saved.clientId },
      query: {},
    });
    const back = await submit();
    expect(back.body).toMatchObject({
      hasOverdueInvoices: false,
      case: { status: 'REVIEW', resumeStatus: null, documentRequested: [] },
    });
    const after = await t.call(cases.dashboardStatus, {
      as: people.owner,
      params: { id: saved.clientId },
      query: {},
    });
    expect(after.body, 'a case is submitted once').toEqual(before.body);
    expect(await tallyFaults(t.db)).toEqual([]);
  });

  test('a save leaves the texts that it does not carry', async () => {
    const { id } = await desk.at('REVIEW');
    await post(`send-back-to-client/${id}`, people.processor, asked);
    const save = (body: object) =>
      ok(t.call(cases.save, { as: people.manager, params: { id }, body: { ...body } }));
    await save({
      comment: 'Two children.',
      caseEviction: { reasonText: 'May and June.', caresBasis: 'Voucher' },
    });
    await save({ unitLabel: '7' });
    const saved = await save({ caseEviction: { occupied: true } });
    expect(saved).toMatchObject({
      comment: 'Two children.',
      caseEviction: { reasonText: 'May and June.', caresBasis: 'Voucher' },
    });
    expect(await save({ comment: ' ' })).toMatchObject({ comment: null });
  });

  test('“nothing to change” answers a request, and the timeline says just that', async () => {
    const { id } = await desk.at('REVIEW');
    await post(`send-back-to-client/${id}`, people.processor, asked);
    const { requests } = await ok(t.call(cases.details, { as: people.manager, params: { id } }));
    const saved = await ok(
      t.call(cases.save, {
        as: people.manager,
        params: { id },
        body: { answers: requests.map((request) => request.id) },
      }),
    );
    expect(saved.requests.every(({ answeredAt }) => answeredAt !== null)).toBe(true);
    expect(saved.availableActions).toContain('submit');
    const { events } = await ok(
      t.call(cases.timeline, { as: people.manager, params: { id }, query: { size: 1 } }),
    );
    expect(events).toMatchObject([{ kind: 'case.save', data: { fields: [], unchanged: requests.length } }]);
  });

  test('without a request the client just sends it back', async () => {
    const { id } = await desk.at('INTAKE');
    await post(`send-back-to-client/${id}`, people.crm, why);
    expect((await post(`submit/${id}`, people.processor, {})).status, 'it is the client’s turn').toBe(403);
    expect((await post(`submit/${id}`, people.owner, {})).body).toMatchObject({ case: { status: 'INTAKE' } });
  });
});

test('the work queue says what a case was sent back for, until it is answered, and each reads their own', async () => {
  const asked = async (as: Person, id: string) =>
    (await ok(t.call(cases.recommended, { as, query: { size: 100 } }))).cases.find((row) => row.id === id)
      ?.asked;
  const one = await desk.at('REVIEW');
  await post(`send-back-to-client/${one.id}`, people.processor, {
    ...why,
    documentRequested: ['Lease, page 14'],
    fieldRequests: [{ field: 'unitLabel', message: 'The lease says 14D.' }],
  });
  const items = [
    { item: 'Lease, page 14', message: why.comment },
    { item: 'unitLabel', message: 'The lease says 14D.' },
  ];
  expect(await asked(people.manager, one.id)).toEqual(expect.arrayContaining(items));
  await post(`save/${one.id}`, people.manager, { unitLabel: '14D' });
  expect(await asked(people.manager, one.id)).toEqual([items[0]]);
  const isAnswered = async (id: string) =>
    (await ok(t.call(cases.recommended, { as: people.manager, query: { size: 100 } }))).cases.find(
      (row) => row.id === id,
    )?.isAnswered;
  expect(await isAnswered(one.id), 'the document is open').toBe(false);

  // Where nothing is asked that could be answered, the firm’s words say what it wants.
  const three = await desk.at('REVIEW');
  await post(`send-back-to-client/${three.id}`, people.processor, why);
  const queue = await ok(t.call(cases.recommended, { as: people.manager, query: { size: 100 } }));
  expect(queue.cases.find(({ id }) => id === three.id)).toMatchObject({
    asked: [],
    sentBackWith: why.comment,
  });
  expect(queue.cases.find(({ id }) => id === one.id)).toMatchObject({ sentBackWith: null });
  expect(
    queue.cases.find(({ id }) => id === three.id),
    'nothing was asked',
  ).toMatchObject({ isAnswered: false });
  const { requests } = await ok(t.call(cases.details, { as: people.manager, params: { id: one.id } }));
  await post(`save/${one.id}`, people.manager, { answers: requests.map(({ id }) => id) });
  expect(await isAnswered(one.id)).toBe(true);
  await post(`submit/${one.id}`, people.manager, { comment: 'Page 14 is attached.' });
  expect(await isAnswered(one.id), 'it is the firm’s again').toBeUndefined();
  const { events } = await ok(
    t.call(cases.timeline, { as: people.processor, params: { id: one.id }, query: { size: 1 } }),
  );
  expect(events).toMatchObject([
    { kind: 'case.submit', data: { resubmitted: true, comment: 'Page 14 is attached.' } },
  ]);

  const two = await desk.at('REVIEW');
  await post(`send-back-to-processor/${two.id}`, people.lawyer, {
    ...why,
    fixes: [{ item: 'Signature on page 2' }],
  });
  expect(await asked(people.processor, two.id)).toEqual([
    expect.objectContaining({ item: 'Signature on page 2' }),
  ]);
});
