import { endStatuses } from '@writdesk/contract/cases/case-status';
import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { writs } from '@writdesk/contract/writs/writs';
import type { Scene } from '../scene.ts';
import { isOverdue } from '../work/billing.ts';
import { type Firm, worksFor } from '../world/world.ts';

/** No open case is forgotten: it has a next date, or it stands in the work of somebody. */
export async function checkNextDates(scene: Scene, firm: Firm, rows: readonly CaseRow[]): Promise<void> {
  const { world, journal } = scene;
  const companies = world.companies.filter((one) => worksFor(world, firm, one));
  const people = [
    firm.processor,
    firm.lawyer,
    ...companies.flatMap(({ owner, manager }) => [owner, manager]),
  ];
  const held = new Set<string>();
  for (const person of people) {
    const work = await person.does(cases.recommended, { query: { size: 100 } });
    for (const { id } of work.cases) held.add(id);
  }
  const { writs: open } = await firm.processor.does(writs.list, { query: { size: 100 } });
  for (const { caseId } of open) held.add(caseId);
  for (const { id, title, status, nextDate } of rows) {
    const own = world.cases.get(id);
    const isOver = endStatuses.includes(status);
    // What was kept to its end is closed by a job of the night, which those in it hear of the next day.
    if (own && isOver !== Boolean(own.endedOn) && !own.agreement)
      journal.breaks('A case is over exactly when it is for those who are in it.', { title, status });
    if (own && status === 'PAYMENT_HOLD' && !isOverdue(scene, firm, own.lease.company))
      journal.breaks('A case no longer waits once the invoice is paid.', { title });
    if (!isOver && !nextDate && !held.has(id))
      journal.breaks('Every open case has a next date, or somebody who has it.', { id, title, status });
  }
}
