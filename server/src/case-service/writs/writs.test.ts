import { cases } from '@writdesk/contract/cases/cases';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { writWaits } from '@writdesk/contract/writs/writ-waits';
import { writs } from '@writdesk/contract/writs/writs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { plainAnswers, type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { countCaseDates } from '../deadlines/index.ts';

const judgedAt = '2026-06-12T14:00:00Z';
/** Seven days after the judgment the tenant’s time to appeal is over. */
const writAt = '2026-06-24T14:00:00Z';

let t: TestApp;
let world: FirmWithAClient;
let other: FirmWithAClient;
let desk: CaseDesk;
let writ: WritDesk;
const clock = standingClock(judgedAt);
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  other = await firmWithAClient(t);
  desk = caseDesk(t, world);
  writ = writDesk(t, world, desk);
});
afterAll(() => t.close());
beforeEach(() => clock.moveTo(judgedAt));

async function judged(): Promise<string> {
  clock.moveTo(judgedAt);
  const id = await writ.judged();
  clock.moveTo(writAt);
  return id;
}
const datesOf = async (id: string) =>
  (await ok(t.call(deadlines.ofCase, { as: world.people.processor, params: { id } }))).deadlines;
const trailOf = async (id: string) =>
  (
    await t.db
      .selectFrom('cases.auditEvent')
      .select(['action', 'data'])
      .where('subjectId', '=', id)
      .where('action', 'like', 'writ.%')
      .orderBy('seq')
      .execute()
  ).map(({ action, data }) => ({ action, ...(data as object) }));

describe('a writ of a Georgia judgment', () => {
  test('goes from the request to possession, and its case follows', async () => {
    const id = await judged();
    const before = await writ.detailsOf(id);
    expect(before.writOffers).toMatchObject({ availableActions: ['create'], primaryAction: 'create' });
    const started = await writ.start(id);
    expect(started).toMatchObject({ number: 'W1', kind: 'ORIGINAL', status: 'DRAFT', parentWritId: null });
    expect(await writ.detailsOf(id)).toMatchObject({
      status: 'WRIT_IN_PROGRESS',
      writRequestedAt: '2026-06-24T14:00:00.000Z',
      writs: [{ id: started.id, status: 'DRAFT' }],
    });
    const submitted = await writ.advance(started);
    expect(submitted.status).toBe('SUBMITTED');
    const confirmed = await writ.confirm(started.id);
    expect(confirmed).toMatchObject({
      status: 'SUBMITTED',
      clientConfirmedBy: 'Wanda Beaufort',
      answers: { goods: 'SET_OUT', moneyTakenCents: null },
    });
    const as = world.people.lawyer;
    const reviewed = await ok(t.call(writs.reviewed, { as, params: { id: started.id }, body: {} }));
    expect(reviewed.writ).toMatchObject({ status: 'REVIEWED', reviewedBy: expect.any(String) });
    const filed = await writ.advance(reviewed.writ);
    expect(filed).toMatchObject({ status: 'FILED', filedOn: '2026-06-24', receipt: 'Odyssey 77120' });
    const issued = await writ.advance(filed);
    // In Georgia the officer must be asked within thirty days.
    expect(issued).toMatchObject({ status: 'ISSUED', issuedOn: '2026-06-24', expiresOn: '2026-07-24' });
    expect(await writ.detailsOf(id)).toMatchObject({
      status: 'WRIT_ISSUED',
      nextDateKind: 'EXECUTION_APPLY_BY',
    });
    const posted = await writ.advance(issued);
    expect(posted).toMatchObject({ status: 'POSTED', postedAt: '2026-06-24T12:00:00.000Z', expiresOn: null });
    const executed = await writ.advance(posted);
    expect(executed).toMatchObject({ status: 'EXECUTED', locksChanged: true, goods: 'SET_OUT' });
    const done = await writ.detailsOf(id);
    expect(done).toMatchObject({ status: 'WRIT_ISSUED', possessionAt: '2026-06-24T13:00:00.000Z' });
    expect(done.availableActions).toContain('close');
    expect(done.availableActions).not.toContain('set-lockout-date');
    expect(done.writOffers.availableActions).toEqual([]);
    expect((await trailOf(id)).map(({ action }) => action)).toEqual([
      'writ.create',
      'writ.submit',
      'writ.client-confirm',
      'writ.reviewed',
      'writ.file',
      'writ.issue',
      'writ.post',
      'writ.execute',
    ]);
  });

  test('counts the clocks of the officer and of another one from its own days', async () => {
    const id = await judged();
    const filed = await writ.at(id, 'FILED');
    const body = { issuedOn: '2026-06-24', appliedOn: '2026-06-24', writNumber: '26-WP-9' };
    await ok(t.call(writs.issue, { as: world.people.processor, params: { id: filed.id }, body }));
    expect(await datesOf(id)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'WRIT_EXECUTE_BY', date: '2026-07-08' }),
        expect.objectContaining({ event: 'ALT_OFFICER_FROM', date: '2026-07-09' }),
      ]),
    );
    expect(await writ.detailsOf(id)).toMatchObject({ nextDateKind: 'ALT_OFFICER_FROM' });
  });

  test('is returned, and an alias follows with its parent and its own days', async () => {
    const id = await judged();
    const issued = await writ.at(id, 'POSTED');
    const body = { comment: 'Nobody let the marshal in.' };
    const as = world.people.processor;
    const returned = await ok(t.call(writs.returnUnexecuted, { as, params: { id: issued.id }, body }));
    expect(returned).toMatchObject({
      writ: { status: 'RETURNED_UNEXECUTED', endReason: 'Nobody let the marshal in.' },
      case: { status: 'JUDGMENT_RECORDED', mayDo: { step: 'APPLY_WRIT' } },
    });
    expect((await datesOf(id)).find(({ event }) => event === 'WRIT_EXECUTE_BY')).toBeUndefined();
    const alias = await writ.at(id, 'ISSUED');
    expect(alias).toMatchObject({ number: 'W2', kind: 'ALIAS', parentWritId: issued.id });
    await ok(t.call(writs.returnUnexecuted, { as, params: { id: alias.id }, body }));
    expect(await writ.start(id)).toMatchObject({ number: 'W3', kind: 'PLURIES', parentWritId: alias.id });
  });

  test('that is canceled before it was issued leaves no alias', async () => {
    const id = await judged();
    const { id: writId } = await writ.at(id, 'REVIEWED');
    const as = world.people.lawyer;
    await ok(t.call(writs.cancel, { as, params: { id: writId }, body: { comment: 'Paid in full.' } }));
    expect(await writ.start(id)).toMatchObject({ number: 'W2', kind: 'ORIGINAL', parentWritId: null });
  });

  test('is stayed where it stands and goes on from there', async () => {
    const id = await judged();
    const { id: writId } = await writ.at(id, 'ISSUED');
    const as = world.people.lawyer;
    const stayed = await ok(
      t.call(writs.stay, { as, params: { id: writId }, body: { order: 'Order of June 24' } }),
    );
    expect(stayed).toMatchObject({
      writ: { status: 'STAYED', statusBeforeStay: 'ISSUED', courtOrder: 'Order of June 24' },
      case: { status: 'WRIT_ISSUED', writOffers: { availableActions: ['resume', 'cancel'] } },
    });
    expect(stayed.case.availableActions).not.toContain('set-lockout-date');
    const resumed = await ok(
      t.call(writs.resume, { as, params: { id: writId }, body: { order: 'Stay lifted' } }),
    );
    expect(resumed).toMatchObject({
      writ: { status: 'ISSUED', statusBeforeStay: null },
      case: { status: 'WRIT_ISSUED' },
    });
  });

  test('ends with its case', async () => {
    const id = await judged();
    await writ.at(id, 'ISSUED');
    const body = { comment: 'The tenant paid.', dismissReason: 'PAID' } as const;
    const ended = await ok(t.call(cases.dismissCase, { as: world.people.lawyer, params: { id }, body }));
    expect(ended).toMatchObject({ status: 'DISMISSED', writs: [{ status: 'CANCELLED' }] });
  });
});

describe('a writ is refused', () => {
  const start = (id: string, body: object = {}, as = world.people.processor) =>
    t.call(writs.create, { as, params: { id }, body });

  test('before its day, which the refusal names, and kept for it where it is queued', async () => {
    const id = await judged();
    clock.moveTo('2026-06-15T14:00:00Z');
    expect(await start(id, { docketChecked: 'NONE' })).toMatchObject({
      status: 409,
      body: { code: 'case_action_not_allowed', lawfulFrom: '2026-06-23', mayPass: false },
    });
    expect((await writ.detailsOf(id)).writOffers).toMatchObject({
      availableActions: [],
      waiting: [{ action: 'create', from: '2026-06-23' }],
    });
    expect(await start(id, { queuedFor: '2026-06-22' })).toMatchObject({ status: 409 });
    const queued = await ok(start(id, { queuedFor: '2026-06-23' }), 201);
    expect(queued.writ).toMatchObject({ status: 'DRAFT', queuedFor: '2026-06-23' });
    // What is queued goes to the court on its day, after a look at the docket.
    const submitted = await writ.advance({ id: queued.writ?.id ?? '', status: 'DRAFT' });
    const reviewed = await writ.advance(submitted);
    const file = (docketChecked?: 'NONE' | 'APPEAL') =>
      t.call(writs.file, {
        as: world.people.processor,
        params: { id: reviewed.id },
        body: { receipt: 'Odyssey 1', docketChecked, occupancyOverride: 'The manager saw them today.' },
      });
    expect(await file('NONE')).toMatchObject({ status: 409, body: { lawfulFrom: '2026-06-23' } });
    clock.moveTo('2026-06-23T14:00:00Z');
    expect(await file()).toMatchObject({ status: 409, body: { reason: { code: 'appeal_unchecked' } } });
    expect(await file('APPEAL')).toMatchObject({ status: 409, body: { reason: { code: 'appeal_found' } } });
    expect(await file('NONE')).toMatchObject({ status: 200, body: { writ: { status: 'FILED' } } });
  });

  test('past its day, at the start and at the court’s door', async () => {
    const inTexas = async (id: string) => {
      const texas = { stateCode: 'TX', courthouseId: referenceId('courthouse', 'tx-travis-jp4') };
      await t.db.updateTable('cases.evictionCase').set(texas).where('id', '=', id).execute();
      await countCaseDates(t.db, { firmId: world.firm.id, caseId: id, now: clock.now() });
    };
    const unasked = await judged();
    await inTexas(unasked);
    const prepared = await judged();
    const reviewed = await writ.at(prepared, 'REVIEWED');
    await inTexas(prepared);
    // Sixty days after the judgment.
    clock.moveTo('2026-08-12T14:00:00Z');
    const refused = {
      status: 409,
      body: { obstacles: [{ point: 'dayPast', event: 'WRIT_REQUEST_BY', due: '2026-08-11' }] },
    };
    expect(await start(unasked, { docketChecked: 'NONE' })).toMatchObject(refused);
    expect(await writ.detailsOf(unasked)).toMatchObject({ status: 'JUDGMENT_RECORDED', writs: [] });
    const file = {
      receipt: 'eFileTexas 1',
      docketChecked: 'NONE',
      occupancyOverride: 'Seen today.',
    } as const;
    const as = world.people.processor;
    expect(await t.call(writs.file, { as, params: { id: reviewed.id }, body: file })).toMatchObject(refused);
    expect(await writ.detailsOf(prepared)).toMatchObject({ writs: [{ status: 'REVIEWED', filedOn: null }] });
    clock.moveTo('2026-08-11T14:00:00Z');
    expect(await start(unasked, { docketChecked: 'NONE' })).toMatchObject({ status: 201 });
  });

  test('until somebody looked whether the tenant appealed', async () => {
    const id = await judged();
    expect(await start(id)).toMatchObject({ status: 409, body: { reason: { code: 'appeal_unchecked' } } });
    expect(await start(id, { docketChecked: 'APPEAL' })).toMatchObject({
      body: { reason: { code: 'appeal_found' } },
    });
  });

  test('on a judgment for money alone, and while another one is open', async () => {
    const id = await judged();
    await writ.start(id);
    expect(await start(id, { docketChecked: 'NONE' })).toMatchObject({
      status: 409,
      body: { reason: { code: 'not_in_writ_status' } },
    });
    const money = await judged();
    await t.db
      .updateTable('cases.caseJudgment')
      .set({ outcome: 'MONEY_ONLY' })
      .where('caseId', '=', money)
      .execute();
    expect(await start(money, { docketChecked: 'NONE' })).toMatchObject({
      status: 409,
      body: { reason: { code: 'judgment_gives_no_writ' } },
    });
  });

  test('to strangers, as if it were not there, and to those whose role gives it not', async () => {
    const id = await judged();
    const { id: writId } = await writ.start(id);
    const params = { id: writId };
    expect(await t.call(writs.submit, { as: other.people.processor, params, body: {} })).toMatchObject({
      status: 404,
      body: { code: 'writ_not_found' },
    });
    expect(await t.call(writs.submit, { as: world.people.manager, params, body: {} })).toMatchObject({
      status: 403,
    });
    const seen = await ok(t.call(writs.list, { as: other.people.processor, query: { caseId: id } }));
    expect(seen).toMatchObject({ writs: [], total: 0 });
  });

  test('two people start one at once: one wins, the other is told why', async () => {
    const id = await judged();
    const both = await Promise.all([
      start(id, { docketChecked: 'NONE' }),
      start(id, { docketChecked: 'NONE' }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await writ.detailsOf(id)).writs).toHaveLength(1);
  });

  test('with a stale version, with the case as it is now', async () => {
    const id = await judged();
    const started = await writ.start(id);
    await writ.advance(started);
    const body = { version: started.version, comment: 'The sum is wrong.' };
    expect(
      await t.call(writs.requestResubmit, { as: world.people.lawyer, params: { id: started.id }, body }),
    ).toMatchObject({ status: 409, body: { code: 'conflict', current: { id } } });
  });
});

describe('the company', () => {
  test('requests a writ, and the next one of the firm answers it', async () => {
    const id = await judged();
    const as = world.people.manager;
    const ask = () =>
      t.call(writs.create, { as, params: { id }, body: { comment: 'Please.', docketChecked: 'NONE' } });
    const asked = await ok(ask(), 202);
    expect(asked).toMatchObject({
      writ: null,
      case: { status: 'JUDGMENT_RECORDED', writs: [], writRequest: { comment: 'Please.' } },
    });
    expect(await ask()).toMatchObject({ status: 409, body: { reason: { code: 'writ_requested' } } });
    await writ.start(id);
    expect((await writ.detailsOf(id)).writRequest).toBeNull();
  });

  test('answers each question, of which each that is wrong is named', async () => {
    const id = await judged();
    const { id: writId } = await writ.at(id, 'SUBMITTED');
    const answer = (answers: object, signedBy = 'Wanda Beaufort') =>
      t.call(writs.clientConfirm, {
        as: world.people.manager,
        params: { id: writId },
        body: { answers: { ...plainAnswers, ...answers }, signedBy },
      });
    expect(await answer({ contactPhone: '12' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'answers.contactPhone' }] },
    });
    expect(await answer({ moneyTaken: true })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'answers.moneyTakenOn' }, { path: 'answers.moneyTakenCents' }] },
    });
    expect(
      await answer(
        { moneyTaken: true, moneyTakenCents: 5_000, moneyTakenOn: '2026-06-25', goods: 'PADLOCK' },
        'Wanda',
      ),
    ).toMatchObject({
      status: 400,
      body: {
        errors: [
          { path: 'answers.goods', code: 'goods_not_here' },
          { path: 'answers.moneyTakenOn' },
          { path: 'signedBy', code: 'sign_full_name' },
        ],
      },
    });
  });

  test('took money: the lawyer is alerted, and signs only when they have weighed it', async () => {
    const id = await judged();
    const { id: writId } = await writ.at(id, 'SUBMITTED');
    await writ.confirm(writId, { moneyTaken: true, moneyTakenOn: '2026-06-20', moneyTakenCents: 50_000 });
    const told = await t.db
      .selectFrom('users.notification')
      .select('kind')
      .where('subjectId', '=', id)
      .where('kind', '=', 'writ.money-taken')
      .execute();
    expect(told).toHaveLength(1);
    const review = (body: object) =>
      t.call(writs.reviewed, { as: world.people.lawyer, params: { id: writId }, body });
    expect(await review({})).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'moneyTakenReviewed' }] },
    });
    expect(await review({ moneyTakenReviewed: true })).toMatchObject({ status: 200 });
  });

  test('no longer wants it: no lawyer signs, and it is asked again after a resubmission', async () => {
    const id = await judged();
    const { id: writId } = await writ.at(id, 'SUBMITTED');
    const params = { id: writId };
    await writ.confirm(writId, { stillInPossession: 'NO' });
    expect(await t.call(writs.reviewed, { as: world.people.lawyer, params, body: {} })).toMatchObject({
      status: 409,
      body: { reason: { code: 'writ_declined' } },
    });
    const comment = 'They are still there after all.';
    const back = await ok(
      t.call(writs.requestResubmit, { as: world.people.manager, params, body: { comment } }),
    );
    expect(back.writ).toMatchObject({ status: 'RESUBMIT_REQUESTED', resubmitReason: comment });
    const again = await ok(t.call(writs.submit, { as: world.people.processor, params, body: {} }));
    expect(again.writ).toMatchObject({ status: 'SUBMITTED', answers: null, clientConfirmedAt: null });
    expect(await t.call(writs.reviewed, { as: world.people.lawyer, params, body: {} })).toMatchObject({
      body: { reason: { code: 'writ_questions_open' } },
    });
  });
});

describe('the days of a writ', () => {
  test('are of the past, after one another, and named where they are wrong', async () => {
    const id = await judged();
    const filed = await writ.at(id, 'FILED');
    const as = world.people.processor;
    const params = { id: filed.id };
    const issue = (days: object) =>
      t.call(writs.issue, { as, params, body: { issuedOn: '2026-06-24', writNumber: '1', ...days } });
    expect(await issue({ issuedOn: '2026-06-25' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'issuedOn', code: 'writ_day_in_future' }] },
    });
    // A court issues no writ before its first day; a lawyer may know better.
    expect(await issue({ issuedOn: '2026-06-20' })).toMatchObject({
      status: 409,
      body: { lawfulFrom: '2026-06-23' },
    });
    expect(await issue({ appliedOn: '2026-06-20' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'appliedOn', code: 'writ_before_issue' }] },
    });
    await ok(issue({}));
    const post = (postedAt: string) =>
      t.call(writs.post, { as, params, body: { postedAt, officerName: 'Marshal Odom' } });
    expect(await post('2026-06-23T09:00')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'postedAt' }] },
    });
    expect(await post('2026-06-24T23:00')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'postedAt' }] },
    });
    await ok(post('2026-06-24T09:00'));
    const execute = (executedAt: string) =>
      t.call(writs.execute, {
        as,
        params,
        body: { executedAt, executedBy: 'Odom', locksChanged: true, goods: 'NONE_LEFT' },
      });
    expect(await execute('2026-06-24T11:00')).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'executedAt', code: 'writ_day_in_future' }] },
    });
  });

  test('a writ goes out only while somebody saw lately that the unit is occupied', async () => {
    const id = await judged();
    const reviewed = await writ.at(id, 'REVIEWED');
    clock.moveTo('2026-06-27T14:00:01Z');
    const as = world.people.processor;
    const file = (more: object = {}) =>
      t.call(writs.file, {
        as,
        params: { id: reviewed.id },
        body: { receipt: 'Odyssey 2', docketChecked: 'NONE', ...more },
      });
    expect(await file()).toMatchObject({
      status: 400,
      body: { code: 'case_incomplete', errors: [{ path: 'occupancyOverride', code: 'occupancy_old' }] },
    });
    await ok(
      t.call(cases.addEvictionDetails, {
        as: world.people.manager,
        params: { id },
        body: { occupied: true },
      }),
    );
    expect(await file()).toMatchObject({ status: 200 });
  });
});

test('the list shows writs by status, with what the caller may do to each', async () => {
  const id = await judged();
  const { id: writId } = await writ.at(id, 'SUBMITTED');
  const list = (as: FirmWithAClient['people']['owner'], query: object) =>
    ok(t.call(writs.list, { as, query }));
  const page = await list(world.people.lawyer, { status: 'SUBMITTED', caseId: id });
  expect(page).toMatchObject({
    total: 1,
    writs: [
      {
        id: writId,
        number: 'W1',
        availableActions: ['request-resubmit', 'cancel', 'stay'],
        case: { id, status: 'WRIT_IN_PROGRESS', terms: { writ: 'writ of possession' } },
      },
    ],
  });
  // Whose move it is: the company’s until it answers, then the attorney’s, and the firm’s once that is signed.
  const waitingFor = async () => {
    const totals = await Promise.all(
      writWaits.map((waitsFor) => list(world.people.processor, { waitsFor, caseId: id })),
    );
    return writWaits.filter((_, at) => totals[at]?.total === 1);
  };
  expect(await waitingFor()).toEqual(['COMPANY']);
  const ofCompany = await list(world.people.manager, { caseId: id });
  expect(ofCompany.writs).toMatchObject([{ primaryAction: 'client-confirm' }]);
  expect(await list(world.people.lawyer, { status: 'ISSUED', caseId: id })).toMatchObject({ total: 0 });
  await writ.confirm(writId);
  expect(await waitingFor()).toEqual(['ATTORNEY']);
  // Its answers can be changed, but nothing waits for them.
  const answered = await list(world.people.manager, { caseId: id });
  expect(answered.writs).toMatchObject([{ primaryAction: null }]);
  expect(answered.writs[0]?.availableActions).toContain('client-confirm');
  await ok(t.call(writs.reviewed, { as: world.people.lawyer, params: { id: writId }, body: {} }));
  expect(await waitingFor()).toEqual(['FIRM']);
  expect(await list(world.people.processor, { waitsFor: 'COURT,FIRM', caseId: id })).toMatchObject({
    total: 1,
  });
});
