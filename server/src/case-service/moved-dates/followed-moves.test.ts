import { courtCalendars } from '@writdesk/contract/court-calendars/court-calendars';
import { movedDates } from '@writdesk/contract/moved-dates/moved-dates';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ok } from '../../../test/support/case-desk.ts';
import { FULTON_MAGISTRATE } from '../../../test/support/firm-with-a-client.ts';
import type { Person } from '../../../test/support/harness.ts';
import { type RuleDesk, ruleDesk } from '../../../test/support/rule-desk.ts';
import { countCaseDates } from '../deadlines/index.ts';

let desk: RuleDesk;
beforeAll(async () => {
  desk = await ruleDesk();
  await desk.publishEightDays();
});
afterAll(() => desk.t.close());

const list = async (as: Person, query = {}) =>
  (await ok(desk.t.call(movedDates.list, { as, query }))).movedDates;
const days = async (as: Person, query = {}) =>
  (await list(as, query)).map(({ was, becomes }) => [was, becomes]);
const close = (date: string) =>
  ok(
    desk.t.call(courtCalendars.closeCourt, {
      as: desk.mine.people.processor,
      body: { courthouseId: FULTON_MAGISTRATE, date, reason: 'Ice storm in the county' },
    }),
  );
/** Documents turn out to be served on another day. */
async function serve(caseId: string, servedOn: string) {
  const { t, mine } = desk;
  await t.db.updateTable('cases.caseTenant').set({ servedOn }).where('caseId', '=', caseId).execute();
  await countCaseDates(t.db, { firmId: mine.firm.id, caseId, now: new Date() });
}

test('a move that waits follows the case when its court closes, in every firm', async () => {
  const { mine, theirs } = desk;
  const before = ['2026-11-09', '2026-11-10'];
  expect(await days(mine.people.lawyer)).toEqual([before, before, before]);
  const [accepted] = await list(mine.people.lawyer);
  const one = { as: mine.people.lawyer, body: { ids: [accepted?.id ?? ''] } };
  await ok(desk.t.call(movedDates.accept, one));
  await close('2026-11-10');
  // The next open day: the eleventh is Veterans Day.
  const after = ['2026-11-09', '2026-11-12'];
  expect(await days(mine.people.lawyer)).toEqual([after, after]);
  await vi.waitFor(async () => expect(await days(theirs.people.lawyer)).toEqual([after, after]), {
    timeout: 20_000,
    interval: 50,
  });
  // What was accepted stays as it was accepted.
  expect(await days(mine.people.lawyer, { accepted: 'yes' })).toEqual([before]);
});

test('it follows a fact, and waits no more once the date is back where it was', async () => {
  const { mine } = desk;
  const [first, ...others] = await list(mine.people.lawyer);
  const id = first?.id ?? '';
  const caseId = first?.caseId ?? '';
  await serve(caseId, '2026-11-05');
  expect((await list(mine.people.lawyer)).find((row) => row.id === id)).toMatchObject({
    was: '2026-11-09',
    becomes: '2026-11-13',
    backAt: null,
  });
  await serve(caseId, '2026-10-31');
  expect((await list(mine.people.lawyer)).map((row) => row.id)).toEqual(others.map((row) => row.id));
  expect((await list(mine.people.lawyer, { accepted: 'all' })).find((row) => row.id === id)).toMatchObject({
    was: '2026-11-09',
    becomes: '2026-11-09',
    acceptedAt: null,
    supersededBy: null,
    backAt: expect.any(String),
  });
  // Settled is settled: it can't be accepted, and what moves the date later isn't the law.
  const body = { ids: [id] };
  const again = await ok(desk.t.call(movedDates.accept, { as: mine.people.lawyer, body }));
  expect(again.accepted).toBe(0);
});

test('a date that is gone from its case has moved to no day', async () => {
  const { t, mine } = desk;
  const [first] = await list(mine.people.lawyer);
  const caseId = first?.caseId ?? '';
  await t.db
    .updateTable('cases.caseTenant')
    .set({ serviceResult: null, servedOn: null })
    .where('caseId', '=', caseId)
    .execute();
  await countCaseDates(t.db, { firmId: mine.firm.id, caseId, now: new Date() });
  expect((await list(mine.people.lawyer)).find((row) => row.id === first?.id)).toMatchObject({
    was: '2026-11-09',
    becomes: null,
  });
});
