import { cases } from '@writdesk/contract/cases/cases';
import { movedDates } from '@writdesk/contract/moved-dates/moved-dates';
import { rulePacks } from '@writdesk/contract/rule-packs/rule-packs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { FULTON_MAGISTRATE } from '../../../test/support/firm-with-a-client.ts';
import { insertCase } from '../../../test/support/insert-case.ts';
import { ga, type RuleDesk, ruleDesk } from '../../../test/support/rule-desk.ts';
import { newId } from '../../platform/ids.ts';

let desk: RuleDesk;
let judged: string;
beforeAll(async () => {
  desk = await ruleDesk();
  const { t, mine } = desk;
  const key = { firmId: mine.firm.id, clientId: mine.client.id };
  const place = { stateCode: 'GA', courthouseId: FULTON_MAGISTRATE };
  const waits = { status: 'JUDGMENT_RECORDED', nextDate: '2026-11-17', nextDateKind: 'WRIT_FROM' } as const;
  judged = (await insertCase(t.db, { ...key, ...place, ...waits })).id;
  const order = {
    id: newId(),
    caseOrder: 1,
    outcome: 'POSSESSION_ONLY',
    judgmentDate: '2026-11-10',
  } as const;
  await t.db
    .insertInto('cases.caseJudgment')
    .values({ ...key, caseId: judged, ...order, writDays: 7 })
    .execute();
});
afterAll(() => desk.t.close());

/** The appeal, which the writ waits for, takes so many days: published and counted. */
async function publishAppealOf(days: number) {
  const { t, admin } = desk;
  await ok(t.call(rulePacks.startDraft, { as: admin, ...ga, body: {} }));
  expect((await desk.changeDraft('GA-APPEAL', { n: days })).status).toBe(200);
  await desk.preview();
  await ok(desk.publish());
  await desk.recalculated();
}

test('the next date of a case follows the law that its writ waits for', async () => {
  const { t, mine } = desk;
  const as = mine.people.processor;
  await publishAppealOf(10);
  const details = await ok(t.call(cases.details, { as, params: { id: judged } }));
  expect(details.mayDo).toMatchObject({ step: 'APPLY_WRIT', on: '2026-11-23' });
  expect(details).toMatchObject({ nextDate: '2026-11-23', nextDateKind: 'WRIT_FROM' });
  const list = await ok(t.call(cases.list, { as, query: { status: 'JUDGMENT_RECORDED' } }));
  expect(list.cases).toMatchObject([{ id: judged, nextDate: '2026-11-23' }]);
  // Those that wait in a work queue keep its own day.
  const kept = t.db
    .selectFrom('cases.evictionCase')
    .select('nextDate')
    .where('status', '<>', 'JUDGMENT_RECORDED');
  expect(new Set((await kept.execute()).map((row) => row.nextDate))).toEqual(new Set([null]));
});

test('a date that is moved again waits once, from the day that was accepted last', async () => {
  const { t, mine } = desk;
  const as = mine.people.lawyer;
  const list = async (query: object) => (await ok(t.call(movedDates.list, { as, query }))).movedDates;
  const writ = async (query: object) =>
    (await list(query))
      .filter(({ event }) => event === 'WRIT_EARLIEST')
      .map(({ was, becomes }) => [was, becomes]);
  const [[was, becomes] = [], ...more] = await writ({});
  expect(more).toEqual([]);

  await publishAppealOf(12);
  const again = await list({});
  expect(again.every(({ version }) => version === '2026.3')).toBe(true);
  const [[stillWas, later] = [], ...others] = await writ({});
  expect(others).toEqual([]);
  expect(stillWas).toBe(was);
  expect(later).not.toBe(becomes);
  const closed = (await list({ accepted: 'all' })).filter(({ supersededBy }) => supersededBy !== null);
  expect(closed.length).toBeGreaterThan(0);
  expect(closed.every(({ supersededBy }) => supersededBy?.version === '2026.3')).toBe(true);
  const ids = closed.map(({ id }) => id);
  expect(await t.call(movedDates.accept, { as, body: { ids } })).toMatchObject({ body: { accepted: 0 } });

  // Back where it was: nothing waits.
  await publishAppealOf(7);
  expect(await list({})).toEqual([]);
  expect((await ok(t.call(movedDates.list, { as, query: {} }))).waiting).toEqual([]);
});
