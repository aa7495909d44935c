import type { CourtFactChanges } from '@writdesk/contract/court-facts/court-fact-values';
import { courtFactCalls } from '@writdesk/contract/court-facts/court-facts';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { noticeGuard } from '@writdesk/contract/notices/notice-guard';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CaseDesk, caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';

let t: TestApp;
let world: FirmWithAClient;
let desk: CaseDesk;
beforeAll(async () => {
  t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  world = await firmWithAClient(t);
  desk = caseDesk(t, world);
});
afterAll(() => t.close());

/** A case whose notice ends a tenancy from month to month in Florida, with no end of a period said. */
async function monthly(at: 'REVIEW' | 'FILED'): Promise<string> {
  const { id } = await desk.at(at);
  const florida = { stateCode: 'FL', courthouseId: null, countyId: null };
  await t.db.updateTable('cases.evictionCase').set(florida).where('id', '=', id).execute();
  const notice = {
    noticeType: 'TERMINATE_PERIODIC',
    noticeServedOn: '2026-05-05',
    noticeMethod: 'PERSONAL',
  } as const;
  await t.db.updateTable('cases.caseEviction').set(notice).where('caseId', '=', id).execute();
  return id;
}
const record = (id: string, facts: CourtFactChanges, said = {}) =>
  t.call(courtFactCalls.record, { as: world.people.processor, params: { id }, body: { facts, ...said } });
const read = (id: string) => ok(t.call(deadlines.ofCase, { as: world.people.processor, params: { id } }));
const noticeOf = async (id: string) =>
  (await read(id)).deadlines.find(({ event }) => event === 'NOTICE_EXPIRES');

test('the end of the rental period can be said after the filing, and the notice ends with it', async () => {
  const id = await monthly('FILED');
  expect(await noticeOf(id)).toBeUndefined();
  expect((await read(id)).asked).toEqual(['rentPeriodEndsOn']);
  await ok(record(id, { rentPeriodEndsOn: '2026-05-31' }, { source: 'The lease, § 2' }));
  // Thirty days from the fifth of May end in June, the period with June.
  expect(await noticeOf(id)).toMatchObject({ date: '2026-06-30', missing: [], done: { by: 'filed' } });
  expect((await read(id)).facts).toMatchObject([{ fact: 'rentPeriodEndsOn', source: 'The lease, § 2' }]);
  const guard = await ok(t.call(noticeGuard.ofCase, { as: world.people.lawyer, params: { id } }));
  expect(guard.deadline).toMatchObject({ date: '2026-06-30' });
  // A period may end after today; a day that stands is changed with a reason.
  await ok(record(id, { rentPeriodEndsOn: '2026-06-15' }, { reason: 'The lease runs from the 16th.' }));
  expect(await noticeOf(id)).toMatchObject({ date: '2026-06-15' });
});

test('one that was said with the notice is put right, and counts again when that is withdrawn', async () => {
  const id = await monthly('FILED');
  const said = { rentPeriodEndsOn: '2026-05-31' };
  await t.db.updateTable('cases.caseEviction').set(said).where('caseId', '=', id).execute();
  expect((await read(id)).asked).toEqual([]);
  await ok(record(id, { rentPeriodEndsOn: '2026-06-15' }));
  expect(await noticeOf(id)).toMatchObject({ date: '2026-06-15' });
  await ok(record(id, { rentPeriodEndsOn: null }, { reason: 'The lease was read wrongly.' }));
  expect(await noticeOf(id)).toMatchObject({ date: '2026-06-30' });
});

test.each([
  ['REVIEW', '2026-05-31', 'The case isn’t filed yet. Enter this with the notice.'],
  ['FILED', '2031-05-31', 'Enter the end of a rental period within two years of the notice.'],
] as const)('of a case at %s %s is refused', async (at, rentPeriodEndsOn, message) => {
  const id = await monthly(at);
  expect((await read(id)).asked).toEqual(at === 'FILED' ? ['rentPeriodEndsOn'] : []);
  expect(await record(id, { rentPeriodEndsOn })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'facts.rentPeriodEndsOn', message }] },
  });
});
