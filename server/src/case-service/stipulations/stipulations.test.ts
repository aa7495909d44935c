import { cases } from '@writdesk/contract/cases/cases';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { notifications } from '@writdesk/contract/notifications/notifications';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import { firmWithAClient, type FirmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { newId } from '../../platform/ids.ts';
import { readPaperValues } from '../documents/index.ts';
import { tallyFaults } from '../tallies/index.ts';
import { watchStipulations } from './watch-stipulations.job.ts';

const NOW = '2026-06-12T14:00:00Z';
const clock = standingClock(NOW);
let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];

beforeAll(async () => {
  t = await testApp({ clock });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
});
afterAll(() => t.close());

const payments = [
  { dueOn: '2026-06-15', amountCents: 60_000 },
  { dueOn: '2026-06-22', amountCents: 60_000 },
];
const judge = (id: string, body: object) =>
  t.send('POST', `/api/case-service/case-judgment/create/${id}`, {
    as: people.lawyer,
    body: { outcome: 'STIPULATED_STAY', date: '2026-06-12', ...body },
  });
const say = (id: string, body: object, as: Person = people.manager) =>
  t.send('POST', `/api/case-service/case-stipulation/record/${id}`, {
    as,
    body: { kind: 'PAYMENT', came: 'RECEIVED', ...body },
  });
const detailsOf = (id: string, as: Person = people.lawyer) =>
  ok(t.call(cases.details, { as, params: { id } }));
const toldOf = async (as: Person, kind: string, id: string) =>
  (await ok(t.call(notifications.list, { as, query: { size: 100 } }))).notifications.filter(
    (one) => one.kind === kind && one.subject?.id === id,
  );
const ownerOf = (id: string) =>
  t.db.selectFrom('cases.evictionCase').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const affidavitsOf = (id: string) =>
  t.db
    .selectFrom('cases.caseDocument')
    .selectAll()
    .where('caseId', '=', id)
    .where('kind', '=', 'AFFIDAVIT_OF_DEFAULT')
    .orderBy('id')
    .execute();
/** Does the job as a worker does. */
const watch = () =>
  watchStipulations.handle(
    contextOf(t.opened.deps, { kind: 'job', name: watchStipulations.name }, newId()),
    {},
    { id: newId(), number: 1, isLast: false, signal: new AbortController().signal },
  );

async function agreed(terms: object = { payments, moveOutOn: '2026-06-30' }): Promise<CaseDetails> {
  const { id } = await desk.at('AWAITING_JUDGMENT');
  const { status, body } = await judge(id, { stipulation: terms });
  expect(status).toBe(201);
  return body['case'] as CaseDetails;
}

describe('an agreement', () => {
  test('keeps its days, and the case waits for the first of them', async () => {
    expect(await agreed()).toMatchObject({
      status: 'AWAITING_JUDGMENT',
      holds: [{ kind: 'SETTLEMENT' }],
      nextDate: '2026-06-15',
      nextDateKind: 'STIPULATION_DUE',
      stipulation: {
        state: 'RUNNING',
        dues: [
          { dueOn: '2026-06-15', kind: 'PAYMENT', amountCents: 60_000, outcome: null },
          { dueOn: '2026-06-22' },
          { dueOn: '2026-06-30', kind: 'MOVE_OUT', amountCents: null },
        ],
      },
    });
  });

  test.each([
    ['no terms', { stipulation: { payments: [] } }, 'stipulation'],
    [
      'two payments of a day',
      { stipulation: { payments: [payments[0], payments[0]] } },
      'stipulation.payments.1.dueOn',
    ],
    ['a day before the order', { stipulation: { moveOutOn: '2026-06-11' } }, 'stipulation.moveOutOn'],
    ['terms of a judgment', { outcome: 'CONSENT_JUDGMENT', stipulation: { payments } }, 'stipulation'],
  ])('with %s is refused', async (_, body, path) => {
    const { id } = await desk.at('AWAITING_JUDGMENT');
    expect(await judge(id, body)).toMatchObject({ status: 400, body: { errors: [{ path }] } });
  });

  test('is asked about on its day, once, and the property answers in one tap', async () => {
    const { id } = await agreed();
    clock.moveTo('2026-06-15T14:00:00Z');
    await Promise.all([watch(), watch()]);
    await watch();
    expect(await toldOf(people.manager, 'stipulation.due', id)).toHaveLength(1);
    expect(await say(id, { dueOn: '2026-06-16' })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'dueOn' }] },
    });
    expect((await say(id, { dueOn: '2026-06-22', came: 'MISSED' })).status, 'not due yet').toBe(400);
    expect((await say(id, { dueOn: '2026-06-15' })).body).toMatchObject({
      nextDate: '2026-06-22',
      stipulation: { dues: [{ outcome: 'RECEIVED', saidBy: expect.any(String) }, {}, {}] },
    });
    clock.moveTo(NOW);
  });

  test('that is missed is the lawyer’s task, and a judgment on its breach ends it and its hold', async () => {
    const { id } = await agreed();
    clock.moveTo('2026-06-22T14:00:00Z');
    await say(id, { dueOn: '2026-06-15' });
    await say(id, { dueOn: '2026-06-22', came: 'MISSED' });
    expect(await detailsOf(id)).toMatchObject({
      tasks: [{ kind: 'AFFIDAVIT_OF_DEFAULT', dueOn: '2026-06-22' }],
      stipulation: { state: 'RUNNING' },
      nextDate: '2026-06-22',
      nextDateKind: 'JUDGMENT_DUE',
    });
    expect(await toldOf(people.lawyer, 'stipulation.missed', id)).toHaveLength(1);
    const prepared = await affidavitsOf(id);
    expect(prepared).toHaveLength(1);
    const { body } = await judge(id, { outcome: 'POSSESSION_ONLY', date: '2026-06-22' });
    expect(body).toMatchObject({
      case: { status: 'JUDGMENT_RECORDED', holds: [], tasks: [], stipulation: { state: 'BROKEN' } },
    });
    expect((await say(id, { dueOn: '2026-06-22' })).status).toBe(409);
    clock.moveTo(NOW);
  });

  test('that is missed has the affidavit of default prepared, once for each breach, and again for the next', async () => {
    const { id } = await agreed();
    clock.moveTo('2026-06-22T14:00:00Z');
    await say(id, { dueOn: '2026-06-15', came: 'RECEIVED' });
    expect(await affidavitsOf(id)).toEqual([]);
    await say(id, { dueOn: '2026-06-22', came: 'MISSED' });
    await say(id, { dueOn: '2026-06-22', came: 'MISSED' });
    const [first, ...others] = await affidavitsOf(id);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ status: 'QUEUED', source: 'GENERATED', replacedBy: null });
    const key = await ownerOf(id);
    expect(await readPaperValues(t.db, key, clock.now())).toMatchObject({
      'agreement.date': '2026-06-12',
      'agreement.terms': [
        '$600.00 by June 15, 2026: received',
        '$600.00 by June 22, 2026: not received',
        'move out by June 30, 2026',
      ],
      'agreement.missed': ['$600.00 by June 22, 2026'],
      'agreement.received': 60_000,
    });
    clock.moveTo('2026-06-30T14:00:00Z');
    await say(id, { dueOn: '2026-06-30', kind: 'MOVE_OUT', came: 'MISSED' });
    const both = await affidavitsOf(id);
    expect(both.map(({ replacedBy }) => replacedBy)).toEqual([both[1]?.id, null]);
    clock.moveTo(NOW);
  });

  test('that was said to be missed by mistake is corrected', async () => {
    const { id } = await agreed();
    clock.moveTo('2026-06-15T14:00:00Z');
    await say(id, { dueOn: '2026-06-15', came: 'MISSED' });
    await say(id, { dueOn: '2026-06-15' });
    expect((await detailsOf(id)).tasks).toEqual([]);
    clock.moveTo(NOW);
  });

  test('that is kept closes its case after its last day, and says so', async () => {
    const { id } = await agreed({ payments });
    for (const { dueOn } of payments) await say(id, { dueOn });
    clock.moveTo('2026-06-22T20:00:00Z');
    await watch();
    expect((await detailsOf(id)).status, 'on its last day').toBe('AWAITING_JUDGMENT');
    clock.moveTo('2026-06-23T14:00:00Z');
    await watch();
    expect(await detailsOf(id)).toMatchObject({
      status: 'CLOSED',
      holds: [],
      stipulation: { state: 'KEPT' },
    });
    expect(await toldOf(people.owner, 'case.CLOSED', id)).toHaveLength(1);
    expect(await tallyFaults(t.db)).toEqual([]);
    clock.moveTo(NOW);
  });
});
