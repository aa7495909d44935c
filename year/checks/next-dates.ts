import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { writs } from '@writdesk/contract/writs/writs';
import type { Scene } from '../scene.ts';

const ended = ['CLOSED', 'DISMISSED', 'DENIED'];

/** No open case is forgotten: it has a next date, or it stands in the work of somebody. */
export async function checkNextDates({ world, journal }: Scene, rows: readonly CaseRow[]): Promise<void> {
  const { firm, companies } = world;
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
  for (const { id, title, status, nextDate } of rows)
    if (!ended.includes(status) && !nextDate && !held.has(id))
      journal.breaks('Every open case has a next date, or somebody who has it.', { id, title, status });
}
