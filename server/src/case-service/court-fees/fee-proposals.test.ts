import { cases } from '@writdesk/contract/cases/cases';
import { courtFees } from '@writdesk/contract/court-fees/court-fees';
import { feeProposals } from '@writdesk/contract/court-fees/fee-proposals';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk, type CaseDesk, ok } from '../../../test/support/case-desk.ts';
import {
  type FirmWithAClient,
  firmWithAClient,
  FULTON_MAGISTRATE,
} from '../../../test/support/firm-with-a-client.ts';
import { type Person, testApp, type TestApp } from '../../../test/support/harness.ts';
import { standingClock } from '../../platform/clock.ts';

const clock = standingClock('2026-06-12T14:00:00Z');
let t: TestApp;
let desk: CaseDesk;
let people: FirmWithAClient['people'];
let strangers: FirmWithAClient['people'];
let expected: number;
beforeAll(async () => {
  t = await testApp({ clock });
  const world = await firmWithAClient(t);
  desk = caseDesk(t, world);
  people = world.people;
  strangers = (await firmWithAClient(t)).people;
  const { body } = await t.call(courtFees.calculate, {
    as: people.processor,
    params: { id: FULTON_MAGISTRATE },
    query: { purposes: 'FILING,SUMMONS', defendants: '1' },
  });
  expected = body.totalCents;
}, 60_000);
afterAll(() => t.close());

let filed = 0;
/** Files a case that cost more than the schedule says. */
async function file(moreCents: number): Promise<string> {
  clock.moveTo(new Date(clock.now().getTime() + 60_000).toISOString());
  const { id } = await desk.at('SENT_FOR_FILING');
  filed += 1;
  const caseNumber = `26ED${String(700_000 + filed)}`;
  const fees = await ok(
    t.call(courtFees.ofCase, { as: people.processor, params: { id }, query: { purposes: 'FILING,SUMMONS' } }),
  );
  const feeCents = fees.totalCents + moreCents;
  await ok(
    t.call(cases.addCaseNumber, { as: people.processor, params: { id }, body: { caseNumber, feeCents } }),
  );
  return id;
}
const proposals = async (as: Person = people.firmAdmin) =>
  (await ok(t.call(feeProposals.list, { as }))).proposals;
const answer = (how: 'accept' | 'dismiss', differenceCents: number, as: Person = people.firmAdmin) =>
  t.call(feeProposals[how], { as, params: { id: FULTON_MAGISTRATE }, body: { differenceCents } });

test('three filings that differ by the same sum propose a row, which a firm accepts as its own from that day on', async () => {
  const first = await file(500);
  await file(500);
  await file(-200);
  expect(await proposals()).toEqual([]);
  const third = await file(500);
  const [proposal] = await proposals();
  expect(proposal).toMatchObject({
    courthouse: { id: FULTON_MAGISTRATE },
    differenceCents: 500,
    effectiveFrom: '2026-06-12',
  });
  expect(proposal?.proposedCents).toBe((proposal?.presentCents ?? 0) + 500);
  expect(proposal?.cases.map(({ id }) => id)).toEqual([third, expect.any(String), first]);
  expect(await proposals(strangers.firmAdmin)).toEqual([]);
  expect((await answer('accept', 500, strangers.firmAdmin)).status).toBe(409);
  expect((await answer('accept', 500, people.manager)).status).toBe(403);
  expect((await t.call(feeProposals.list, { as: people.manager })).status).toBe(403);
  expect(await answer('accept', 0)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'differenceCents' }] },
  });

  const { schedules } = await ok(
    t.call(feeProposals.accept, {
      as: people.firmAdmin,
      params: { id: FULTON_MAGISTRATE },
      body: { differenceCents: 500 },
    }),
  );
  expect(schedules.at(-1)).toMatchObject({ isOwn: true, isInForce: true, effectiveFrom: '2026-06-12' });
  const { body } = await t.call(courtFees.calculate, {
    as: people.processor,
    params: { id: FULTON_MAGISTRATE },
    query: { purposes: 'FILING,SUMMONS', defendants: '1' },
  });
  expect(body.totalCents).toBe(expected + 500);
  expect(await proposals()).toEqual([]);
  expect((await answer('accept', 500)).status).toBe(409);
}, 60_000);

test('a proposal that was dismissed isn’t made again, and both answers stand on the trail', async () => {
  for (let time = 0; time < 3; time += 1) await file(300);
  expect(await proposals()).toMatchObject([{ differenceCents: 300 }]);
  await ok(answer('dismiss', 300));
  await file(300);
  expect(await proposals()).toEqual([]);
  const trail = await t.db
    .selectFrom('cases.auditEvent')
    .select(['action', 'data'])
    .where('subjectId', '=', FULTON_MAGISTRATE)
    .orderBy('seq')
    .execute();
  expect(trail).toMatchObject([
    { action: 'courthouse.add-own-fees' },
    { action: 'courthouse.dismiss-fee-proposal', data: { differenceCents: 300 } },
  ]);
}, 60_000);
