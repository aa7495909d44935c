import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { caseStatuses, ongoingStatuses } from '@writdesk/contract/cases/case-status';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { localDate } from '../../../platform/clock.ts';
import type { UserContext } from '../../../platform/context.ts';
import { countWork, namesOf } from './work-count-queries.ts';

type Reply = RouteReplyInput<typeof caseNumbers.workCounts>;

/**
 * Open work by status, court, person or company: what is late, due today, and later. It counts rows, since a next date changes
 * with each action; what is open doesn't grow with the archive.
 */
export async function countOpenWork(
  { actor, deps, scope }: UserContext,
  { query }: RouteInput<typeof caseNumbers.workCounts>,
): Promise<Reply> {
  const { by, status, ...given } = query;
  const today = localDate(deps.clock.now(), actor.timeZone);
  const db = deps.db.as(scope);
  const counted = await countWork(db, scope, {
    by,
    today,
    filters: { ...given, statuses: status ?? ongoingStatuses },
  });
  const ids = counted.flatMap(({ key }) => key ?? []);
  const names = by === 'status' ? new Map<string, string>() : await namesOf(db, by, ids);
  const rows = counted.map((row) => ({ ...row, name: names.get(row.key ?? '') ?? null }));
  return { today, rows: by === 'status' ? rows.toSorted(byStatus) : rows.toSorted(byName) };
}

type Row = Reply['rows'][number];
const placeOf = ({ key }: Row) => caseStatuses.findIndex((status) => status === key);
const byStatus = (a: Row, b: Row) => placeOf(a) - placeOf(b);
/** What has no name stands last. */
const byName = (a: Row, b: Row) => (a.name ?? '\uffff').localeCompare(b.name ?? '\uffff', 'en');
