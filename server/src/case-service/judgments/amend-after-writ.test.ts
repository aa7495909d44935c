import { cases } from '@writdesk/contract/cases/cases';
import { deadlines } from '@writdesk/contract/deadlines/deadlines';
import { writs } from '@writdesk/contract/writs/writs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { standingClock } from '../../platform/clock.ts';

// The court amends its order while the writ that hangs on it is out.

const judgedAt = '2026-06-12T14:00:00Z';
let t: TestApp;
let world: FirmWithAClient;
let writ: WritDesk;
const clock = standingClock(judgedAt);
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  writ = writDesk(t, world, caseDesk(t, world));
});
afterAll(() => t.close());
beforeEach(() => clock.moveTo(judgedAt));

async function judged(): Promise<string> {
  const id = await writ.judged();
  clock.moveTo('2026-06-24T14:00:00Z');
  return id;
}
const amend = (id: string, body: object) =>
  t.call(cases.updateJudgment, {
    as: world.people.lawyer,
    params: { id },
    body: { outcome: 'POSSESSION_ONLY', date: '2026-06-12', reason: 'The clerk corrected it.', ...body },
  });
const daysOf = async (id: string) => {
  const told = await ok(t.call(deadlines.ofCase, { as: world.people.processor, params: { id } }));
  return told.deadlines.map(({ event, date }) => ({ event, date }));
};

test('another day of the order recalculates what hung on it, and the writ that is out stays as it was issued', async () => {
  const id = await judged();
  const issued = await writ.at(id, 'ISSUED');
  const before = await daysOf(id);
  const { changedDates, case: after } = await ok(amend(id, { date: '2026-06-16' }));
  expect(after).toMatchObject({
    status: 'WRIT_ISSUED',
    writs: [{ id: issued.id, status: 'ISSUED', issuedOn: issued.issuedOn }],
    caseJudgments: [{ caseOrder: 1 }, { caseOrder: 2, date: '2026-06-16' }],
  });
  const now = await daysOf(id);
  for (const { event, was, becomes } of changedDates) {
    expect(before).toContainEqual({ event, date: was });
    expect(now).toContainEqual({ event, date: becomes });
  }
  expect(changedDates.map(({ event }) => event)).toContain('APPEAL_DUE');
});

test('an order that gives no possession any more is refused while its writ is out, and changes nothing', async () => {
  const id = await judged();
  await writ.at(id, 'ISSUED');
  const { version } = await writ.detailsOf(id);
  expect(await amend(id, { outcome: 'MONEY_ONLY', amountCents: 100_000 })).toMatchObject({
    status: 409,
    body: { reason: { code: 'writ_open' } },
  });
  expect(await writ.detailsOf(id)).toMatchObject({ version, caseJudgments: [{ caseOrder: 1 }] });
});

test('of an amendment and the issue at the same moment each stands, or one is told that the case changed', async () => {
  const id = await judged();
  const filed = await writ.at(id, 'FILED');
  const { version } = await writ.detailsOf(id);
  const [amended, issued] = await Promise.all([
    amend(id, { version, outcome: 'MONEY_ONLY', amountCents: 100_000 }),
    t.call(writs.issue, {
      as: world.people.processor,
      params: { id: filed.id },
      body: { version: filed.version, issuedOn: '2026-06-24', writNumber: '26-WP-3' },
    }),
  ]);
  // The writ is open either way, so that only its issue can win.
  expect([amended.status, issued.status]).toEqual([409, 200]);
  expect(await writ.detailsOf(id)).toMatchObject({
    status: 'WRIT_ISSUED',
    caseJudgments: [{ outcome: 'POSSESSION_ONLY' }],
  });
});
