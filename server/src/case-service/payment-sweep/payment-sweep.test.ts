import { cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { courtDay } from '@writdesk/contract/court-day/court-day';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { paymentSweep } from '@writdesk/contract/payment-sweep/payment-sweep';
import type { SweepAnswer } from '@writdesk/contract/payment-sweep/sweep-answers';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  firmWithAClient,
  type FirmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../test/support/firm-with-a-client.ts';
import { type Person, type TestApp, testApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { makeUser } from '../../user-service/users/user-factory.ts';
import { makeDocket } from '../dockets/docket-factory.ts';
import { askProperties } from './index.ts';

/** A Monday; court is on Tuesday. */
const EVE = '2026-06-29T15:00:00Z';
const clock = standingClock('2026-06-12T15:00:00Z');
let t: TestApp;
let world: FirmWithAClient;
let people: FirmWithAClient['people'];
let stranger: Person;
let viewer: Person;
let desk: CaseDesk;
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  people = world.people;
  stranger = (await firmWithAClient(t)).people.manager;
  const { person } = await makeUser(t.db, { roles: ['client_viewer'], clientId: world.client.id });
  viewer = person;
  desk = caseDesk(t, world);
});
beforeEach(() => clock.moveTo('2026-06-12T15:00:00Z'));
afterAll(() => t.close());

const docketOn = (hearingDate: string) =>
  makeDocket(t.db, { firmId: world.firm.id, courthouseId: FULTON_MAGISTRATE, hearingDate, room: newId() });
/** Cases on a docket of their own; the clock then stands at its eve. */
async function onDocket(count: number, hearingDate = '2026-06-30') {
  const docket = await docketOn(hearingDate);
  const set: CaseDetails[] = [];
  for (let n = 0; n < count; n += 1) {
    const { id } = await desk.at('SENT_FOR_SERVING');
    const body = { docketId: docket.id, reason: 'The clerk set it.' };
    set.push(await ok(t.call(cases.applyToDocket, { as: people.processor, params: { id }, body })));
  }
  clock.moveTo(EVE);
  return { docket, set };
}
async function one() {
  const { docket, set } = await onDocket(1);
  const [record] = set;
  if (!record) throw new Error('No case was set.');
  return { docket, record };
}

interface Said {
  answer: SweepAnswer;
  note?: string;
  version?: number;
}
const answer = (id: string, body: Said, as = people.manager) =>
  t.call(cases.answerSweep, { as, params: { id }, body });
const list = (
  query: { days?: number; answered?: 'true' | 'false'; size?: number } = {},
  as = people.manager,
) => ok(t.call(paymentSweep.list, { as, query: { size: 100, ...query } }));
const detailsAs = (as: Person, id: string) => ok(t.call(cases.details, { as, params: { id } }));
const found = async (id: string, as?: Person) => (await list({}, as)).hearings.find((row) => row.id === id);
/** Does the job as a worker does. */
const ask = () =>
  askProperties.handle(
    contextOf(t.opened.deps, { kind: 'job', name: askProperties.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );
const asked = async (as: Person) =>
  (await ok(t.call(notifications.list, { as, query: { size: 100 } }))).notifications.filter(
    ({ kind }) => kind === 'payment-sweep.asked',
  );

describe('the answer of a property', () => {
  test('stands in the list and on the court-day sheet, with who gave it and when', async () => {
    const { record, docket } = await one();
    expect(await found(record.id)).toMatchObject({
      sweep: null,
      hearingDate: '2026-06-30',
      room: docket.room,
    });
    const before = (await list()).unanswered;
    await ok(answer(record.id, { answer: 'PARTLY', note: '$400 of $3,700' }));
    const said = { answer: 'PARTLY', note: '$400 of $3,700', at: new Date(EVE).toISOString() };
    expect(await found(record.id)).toMatchObject({ sweep: said, dismissalRequestedAt: null });
    expect((await list()).unanswered).toBe(before - 1);
    const sheet = await ok(t.call(courtDay.sheet, { as: people.lawyer, params: { id: docket.id } }));
    expect(sheet.cases).toMatchObject([{ id: record.id, sweep: { ...said, by: expect.any(String) } }]);
    for (const as of [people.manager, people.lawyer])
      expect((await detailsAs(as, record.id)).sweep).toMatchObject(said);
    expect((await detailsAs(people.crm, record.id)).sweep).toBeNull();
  });

  test('that the tenant paid proposes the dismissal, and another answer takes the proposal away', async () => {
    const { record } = await one();
    expect((await answer(record.id, { answer: 'PAID' })).body).toMatchObject({
      status: 'ON_DOCKET',
      dismissalRequestedAt: new Date(EVE).toISOString(),
    });
    await ok(answer(record.id, { answer: 'PAID' }));
    expect((await answer(record.id, { answer: 'PROCEED' })).body).toMatchObject({
      status: 'ON_DOCKET',
      dismissalRequestedAt: null,
    });
  });

  test('is given for many hearings at once, each with its own result', async () => {
    const ids = [await one(), await one()].map(({ record }) => record.id);
    const reply = await ok(
      t.call(cases.bulk, {
        as: people.manager,
        params: { action: 'answer-sweep' },
        body: { caseIds: [...ids, newId()], data: { answer: 'PROCEED' } },
      }),
    );
    expect(reply.results.map(({ ok: isDone }) => isDone)).toEqual([true, true, false]);
    for (const id of ids) expect(await found(id)).toMatchObject({ sweep: { answer: 'PROCEED' } });
  });

  test('leaves a dismissal that the company asked for by itself', async () => {
    const { record } = await one();
    const body = { comment: 'They left.', dismissReason: 'OTHER' as const };
    await t.call(cases.dismissCase, { as: people.owner, params: { id: record.id }, body });
    await ok(answer(record.id, { answer: 'PAID' }));
    expect((await answer(record.id, { answer: 'MOVED' })).body.dismissalRequestedAt).not.toBeNull();
  });

  test('is each time on the trail, with its note', async () => {
    const { record } = await one();
    await ok(answer(record.id, { answer: 'PROCEED' }));
    await ok(answer(record.id, { answer: 'MOVED', note: 'Keys in the office' }));
    const rows = await t.db
      .selectFrom('cases.auditEvent')
      .select('data')
      .where('subjectId', '=', record.id)
      .where('action', '=', 'case.answer-sweep')
      .orderBy('seq')
      .execute();
    expect(rows.map(({ data }) => data)).toMatchObject([
      { answer: 'PROCEED' },
      { answer: 'MOVED', comment: 'Keys in the office' },
    ]);
  });

  test('of two people at once: one is kept, the other sees the case as it is now', async () => {
    const { record } = await one();
    const { version } = record;
    const both = await Promise.all([
      answer(record.id, { answer: 'PAID', version }),
      answer(record.id, { answer: 'PROCEED', version }, people.processor),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('comes from those who know: no stranger, no one who only reads, and nobody before a hearing is set', async () => {
    const { record } = await one();
    expect((await answer(record.id, { answer: 'PAID' }, stranger)).status).toBe(404);
    expect((await answer(record.id, { answer: 'PAID' }, viewer)).status).toBe(403);
    clock.moveTo('2026-06-12T15:00:00Z');
    const { id } = await desk.at('FILED');
    expect((await answer(id, { answer: 'PAID' })).status).toBe(409);
    expect(
      await t.send('POST', `/api/case-service/case/answer-sweep/${record.id}`, {
        as: people.manager,
        body: { answer: 'MAYBE' },
      }),
    ).toMatchObject({ status: 400, body: { errors: [{ path: 'answer' }] } });
  });
});

describe('the list of hearings ahead', () => {
  test('shows each person their own, the next hearing first, and what is left to answer', async () => {
    const { set } = await onDocket(2);
    const [first, second] = set.map(({ id }) => id);
    await ok(answer(first ?? '', { answer: 'PROCEED' }));
    const open = (await list({ answered: 'false' })).hearings.map(({ id }) => id);
    expect(open).toContain(second);
    expect(open).not.toContain(first);
    expect((await list({ answered: 'true' })).hearings.map(({ id }) => id)).toContain(first);
    expect((await list({}, stranger)).hearings).toEqual([]);
    expect(await found(second ?? '', people.lawyer)).toMatchObject({ sweep: null });
    expect((await t.call(paymentSweep.list, { as: viewer, query: {} })).status).toBe(403);
  });

  test('ends with the days that were asked for, and a hearing leaves it two hours after it began', async () => {
    const { set } = await onDocket(1, '2026-07-07');
    const [record] = set;
    const id = record?.id ?? '';
    expect((await list({ days: 7 })).hearings.map((row) => row.id)).not.toContain(id);
    expect((await list({ days: 9 })).hearings.map((row) => row.id)).toContain(id);
    clock.moveTo('2026-07-07T15:29:00Z');
    expect(await found(id)).toBeDefined();
    clock.moveTo('2026-07-07T15:31:00Z');
    expect(await found(id)).toBeUndefined();
  });
});

describe('properties are asked', () => {
  test('on the eve and on the morning, once each, for what they have not answered', async () => {
    const { set } = await onDocket(2, '2026-07-21');
    clock.moveTo('2026-07-20T11:59:00Z');
    await ask();
    expect(await asked(people.manager)).toHaveLength(0);
    clock.moveTo('2026-07-20T12:00:00Z');
    await Promise.all([ask(), ask()]);
    await ask();
    expect(await asked(people.manager)).toMatchObject([
      { params: { cases: '2', date: '2026-07-21', time: '09:30' } },
    ]);
    // Whoever manages the property is asked; its owner only where nobody does.
    expect(await asked(people.owner)).toHaveLength(0);
    await ok(answer(set[0]?.id ?? '', { answer: 'PROCEED' }));
    clock.moveTo('2026-07-21T10:00:00Z');
    await ask();
    await ask();
    expect((await asked(people.manager)).map(({ params }) => params['cases'])).toEqual(['1', '2']);
  });

  test('not at all where everything is answered', async () => {
    const had = (await asked(people.manager)).length;
    const { set } = await onDocket(1, '2026-08-04');
    await ok(answer(set[0]?.id ?? '', { answer: 'PROCEED' }));
    clock.moveTo('2026-08-03T15:00:00Z');
    await ask();
    expect(await asked(people.manager)).toHaveLength(had);
  });
});

describe('an answer is waited for', () => {
  const waits = async (as: Person, id: string) => (await detailsAs(as, id)).sweepWaits;
  const askedIds = async (as: Person) =>
    (
      await ok(t.call(paymentSweep.list, { as, query: { size: 100, asked: 'true', answered: 'false' } }))
    ).hearings.map(({ id }) => id);

  test('from the moment that its property was asked until it is given', async () => {
    const { set } = await onDocket(2, '2026-08-11');
    const [first = '', second = ''] = set.map(({ id }) => id);
    clock.moveTo('2026-08-10T11:59:00Z');
    await ask();
    expect(await waits(people.manager, first)).toBe(false);
    expect(await askedIds(people.manager)).not.toContain(first);
    clock.moveTo('2026-08-10T12:00:00Z');
    await ask();
    for (const as of [people.manager, people.owner, people.lawyer]) {
      expect(await waits(as, first)).toBe(true);
      expect(await askedIds(as)).toEqual(expect.arrayContaining([first, second]));
    }
    expect(await waits(people.crm, first)).toBe(false);
    await ok(answer(first, { answer: 'PROCEED' }));
    expect(await waits(people.manager, first)).toBe(false);
    expect(await askedIds(people.manager)).not.toContain(first);
    expect(await waits(people.manager, second)).toBe(true);
    expect(await askedIds(stranger)).toEqual([]);
    clock.moveTo('2026-08-11T15:31:00Z');
    expect(await waits(people.manager, second)).toBe(false);
  });
});
