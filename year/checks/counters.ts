import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { everyRow } from '../product/every-row.ts';
import type { Person } from '../product/person.ts';
import type { Scene } from '../scene.ts';
import { staffOf } from '../world/world.ts';

const countBy = (rows: readonly CaseRow[], status: string) =>
  rows.filter((row) => row.status === status).length;

/** What queues and dashboards say equals a count of the rows that the same person is listed. */
export async function checkCounters(
  { journal, world }: Scene,
  person: Person,
  rows: readonly CaseRow[],
): Promise<void> {
  const differs = (what: string, is: number, counted: number) => {
    if (is !== counted)
      journal.breaks('Counters equal a count of the rows.', { by: person.name, what, is, counted });
  };
  const queues = await person.does(cases.queues, { query: {} });
  differs('all', queues.all, rows.length);
  for (const status of new Set([...Object.keys(queues.byStatus), ...rows.map((row) => row.status)]))
    differs(`queue ${status}`, queues.byStatus[status] ?? 0, countBy(rows, status));
  const mine = await everyRow(async (page) => {
    const reply = await person.does(cases.handledByMe, { query: { page, size: 100 } });
    return { rows: reply.cases, total: reply.total };
  });
  differs('mine', queues.mine, mine.length);
  // A firm's numbers are asked for by its id, a company's person sees their own.
  const firm = world.firms.find((one) => staffOf(one).includes(person));
  const asked = { params: { id: firm ? firm.id : person.userId }, query: {} };
  const { statuses } = await person.does(cases.statuses, asked);
  for (const { status, count } of statuses) differs(`dashboard ${status}`, count, countBy(rows, status));
}
