import { cases } from '@writdesk/contract/cases/cases';
import { writs } from '@writdesk/contract/writs/writs';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { referenceId } from '../../../seed/reference-id.ts';
import { caseDesk, ok } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { standingClock } from '../../platform/clock.ts';
import { contextOf } from '../../platform/context.ts';
import { expireWrits } from './expire-writs.job.ts';

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

/** The job, at an hour of its clock. */
async function runAt(at: string): Promise<void> {
  clock.moveTo(at);
  const context = contextOf(t.opened.deps, { kind: 'job', name: expireWrits.name }, 'the job');
  await expireWrits.handle(context, {}, { signal: new AbortController().signal } as never);
}

async function issued(state?: { stateCode: string; court: string }) {
  clock.moveTo(judgedAt);
  const id = await writ.judged();
  clock.moveTo('2026-06-24T14:00:00Z');
  const filed = await writ.at(id, 'FILED');
  if (state) {
    const courthouseId = referenceId('courthouse', state.court);
    await t.db
      .updateTable('cases.evictionCase')
      .set({ stateCode: state.stateCode, courthouseId })
      .where('id', '=', id)
      .execute();
  }
  return { id, writ: await writ.advance(filed) };
}

test('a writ that no officer was asked to carry out expires after its last day, by the court’s midnight', async () => {
  const { id, writ: one } = await issued();
  expect(one.expiresOn).toBe('2026-07-24');
  // Still the 24th in Georgia.
  await runAt('2026-07-25T03:30:00Z');
  expect((await writ.detailsOf(id)).writs).toMatchObject([{ status: 'ISSUED' }]);
  await runAt('2026-07-25T04:30:00Z');
  expect(await writ.detailsOf(id)).toMatchObject({
    status: 'JUDGMENT_RECORDED',
    writs: [{ status: 'EXPIRED', endReason: 'The last lawful day was 2026-07-24.' }],
  });
  const events = await ok(t.call(cases.timeline, { as: world.people.processor, params: { id } }));
  expect(JSON.stringify(events)).toContain('writ.expire');
  await runAt('2026-07-25T05:30:00Z');
});

test('where another officer may go on, the day of the first is no end', async () => {
  const { id } = await issued({ stateCode: 'TX', court: 'tx-travis-jp4' });
  await runAt('2026-07-20T14:00:00Z');
  expect((await writ.detailsOf(id)).writs).toMatchObject([{ status: 'ISSUED', expiresOn: '2026-09-10' }]);
  await runAt('2026-09-11T14:00:00Z');
  expect((await writ.detailsOf(id)).writs).toMatchObject([{ status: 'EXPIRED' }]);
});

test('one that is stayed waits for its court', async () => {
  const { id, writ: one } = await issued();
  const body = { order: 'Order of June 24' };
  await ok(t.call(writs.stay, { as: world.people.lawyer, params: { id: one.id }, body }));
  await runAt('2026-08-25T14:00:00Z');
  expect((await writ.detailsOf(id)).writs).toMatchObject([{ status: 'STAYED' }]);
});
