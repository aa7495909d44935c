import { isOpenWrit } from '@writdesk/contract/writs/case-status-of-writ';
import type { Writ } from '@writdesk/contract/writs/writs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseDesk } from '../../../test/support/case-desk.ts';
import { type FirmWithAClient, firmWithAClient } from '../../../test/support/firm-with-a-client.ts';
import { testApp, type TestApp } from '../../../test/support/harness.ts';
import { randomFrom } from '../../../test/support/random-from.ts';
import { type WritDesk, writDesk } from '../../../test/support/writ-desk.ts';
import { writFaults, writPlays } from '../../../test/support/writ-plays.ts';
import { standingClock } from '../../platform/clock.ts';
import { verifyAudit } from '../../platform/audit/audit-queries.ts';
import { tallyFaults } from '../tallies/index.ts';

// Random people do random things to writs, lockouts, appeals and the end of a case, lawful and not: whatever is refused changes
// nothing, and whatever is done leaves the writ, its case, its lockout and its appeal in one state.

const SEED = 20_261_123;
const CASES = 3;
const ACTS = 40;

let t: TestApp;
let world: FirmWithAClient;
let writ: WritDesk;
const clock = standingClock('2026-06-12T14:00:00Z');
beforeAll(async () => {
  t = await testApp({ clock });
  world = await firmWithAClient(t);
  writ = writDesk(t, world, caseDesk(t, world));
});
afterAll(() => t.close());

/** The usual next step, by whoever does it; where it isn’t lawful now, nothing happens. */
async function goOn(caseId: string, last: Writ | undefined): Promise<number> {
  const isOpen = last !== undefined && isOpenWrit(last.status);
  const step = isOpen && last.status !== 'POSTED' ? writ.advance(last) : writ.start(caseId);
  return step.then(
    () => 1,
    () => 0,
  );
}

test('whatever people try, the writ, its case and its lockout agree', { timeout: 240_000 }, async () => {
  const below = randomFrom(SEED);
  const random = () => below(1_000) / 1_000;
  const pick = <T>(from: readonly T[]): T => from[below(from.length)] as T;
  const { lawyer, processor, firmAdmin, manager, owner } = world.people;
  const people = [lawyer, lawyer, processor, processor, processor, firmAdmin, manager, manager, owner];
  const answered = new Map<number, number>();
  let lawful = 0;
  for (let n = 0; n < CASES; n += 1) {
    clock.moveTo('2026-06-12T14:00:00Z');
    const caseId = await writ.judged();
    clock.moveTo('2026-06-24T14:00:00Z');
    for (let acted = 0; acted < ACTS; acted += 1) {
      const { writs: all } = await writ.detailsOf(caseId);
      const about = random() < 0.9 ? all.at(-1) : all[0];
      if (random() < 0.4) lawful += await goOn(caseId, all.at(-1));
      const { version } = await writ.detailsOf(caseId);
      const play = pick(writPlays);
      // Now and then two at once.
      const both = random() < 0.1 ? [play, pick(writPlays)] : [play];
      const replies = await Promise.all(
        both.map(({ route, on, body }) => {
          const id = on === 'writ' ? (about?.id ?? caseId) : caseId;
          return t.call(route, { as: pick(people), params: { id }, body });
        }),
      );
      for (const { status } of replies) answered.set(status, (answered.get(status) ?? 0) + 1);
      expect(writFaults(await writ.detailsOf(caseId)), `case ${n}, action ${acted}`).toEqual([]);
      if (replies.every(({ status }) => status >= 300))
        expect((await writ.detailsOf(caseId)).version, 'what is refused changes nothing').toBe(version);
    }
    const { fault } = await verifyAudit(t.db, { trail: 'cases', subject: 'case', subjectId: caseId });
    expect(fault).toBeNull();
  }
  expect([...answered.keys()].filter((status) => status >= 500)).toEqual([]);
  expect(lawful + (answered.get(200) ?? 0), 'enough of it was lawful').toBeGreaterThan(20);
  expect(await tallyFaults(t.db)).toEqual([]);
});
