import type { UserContext } from '../../../platform/context.ts';
import type { Grouped } from '../../tallies/index.ts';
import { namesOf } from './work-count-queries.ts';

export const rejectionWhats = ['court.rejected.', 'court.filed.'];

/** By court, how many filings its clerk rejected and how many were filed there; only courts with a rejection, the most first. */
export async function rejectionsOf({ deps, scope }: UserContext, rows: readonly Grouped[]) {
  const counted = rows.flatMap(({ what, n }) => {
    const [, done, courthouseId = ''] = what.split('.');
    return what.startsWith('court.') ? [{ done, courthouseId, n }] : [];
  });
  const rejected = counted.filter(({ done }) => done === 'rejected');
  const ids = rejected.map(({ courthouseId }) => courthouseId);
  const names = await namesOf(deps.db.as(scope), 'court', ids);
  return rejected
    .map(({ courthouseId, n }) => ({
      courthouseId,
      name: names.get(courthouseId) ?? '',
      rejected: n,
      filed: counted.find((row) => row.done === 'filed' && row.courthouseId === courthouseId)?.n ?? 0,
    }))
    .toSorted((a, b) => b.rejected - a.rejected || a.name.localeCompare(b.name, 'en'));
}
