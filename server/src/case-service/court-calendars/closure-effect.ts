import type { Scope } from '../../platform/db/scope.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type ClosureRow, selectHearings, selectLockouts } from './closure-queries.ts';
import { closureView, movedView } from './court-calendar-view.ts';
import type { Recalculated } from './calendar-followers.ts';

interface Known extends Recalculated {
  closure: ClosureRow;
  alreadyClosed: { date: string; name: string }[];
}

/** What a closure touches of the caller’s cases, in their order of time. */
export async function closureEffect(
  { db }: Tx,
  scope: Scope,
  { closure, alreadyClosed, ...recalculated }: Known,
) {
  const days = { courthouseId: closure.courthouseId, dates: closure.dates };
  const hearings = await selectHearings(db, scope, days);
  const lockouts = await selectLockouts(db, scope, days);
  return {
    closure: closureView(closure),
    alreadyClosed,
    hearings: hearings.map(movedView),
    lockouts: lockouts.map(movedView),
    ...recalculated,
  };
}
