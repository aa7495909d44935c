import { standingClock } from '../../src/platform/clock.ts';
import { caseDesk } from './case-desk.ts';
import { warmTypesetter } from './finish-document.ts';
import { firmWithAClient } from './firm-with-a-client.ts';
import { testApp } from './harness.ts';

export type PaperDesk = Awaited<ReturnType<typeof paperDesk>>;

/** A Writdesk in June 2026 whose documents are made: a firm with a company and its cases, and people of another firm. */
export async function paperDesk() {
  const t = await testApp({ clock: standingClock('2026-06-12T14:00:00Z') });
  const world = await firmWithAClient(t);
  const { people: strangers } = await firmWithAClient(t);
  await warmTypesetter(t);
  return { t, desk: caseDesk(t, world), people: world.people, strangers };
}
