import { type FeeLevel, feeLevels } from '@writdesk/contract/court-fees/fee-values';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../platform/actor.ts';
import { allow, type Decision, deny } from '../../platform/http/refuse.ts';

/** Who asks, and whether their firm works at the court. */
export interface FeeKeeper extends Pick<UserActor, 'roles' | 'firmId'> {
  worksThere: boolean;
}

/**
 * A court's fees are kept by whoever may change its other facts, where their firm works; a county's and a state's hold for every
 * firm, and are changed by the administrators of the platform. A firm's own rows are its own business everywhere.
 */
export function mayAddFees(
  { roles, firmId, worksThere }: FeeKeeper,
  level: FeeLevel,
  isOwn: boolean,
): Decision {
  if (!permitted(roles, 'courthouse.update')) return deny('forbidden');
  if (isOwn) return firmId ? allow : deny('forbidden');
  if (permitted(roles, 'court-calendar.update-wide')) return allow;
  if (level !== 'courthouse') return deny('courthouse_wide');
  return worksThere ? allow : deny('courthouse_foreign');
}

/** What a screen may offer. */
export const feeOffers = (keeper: FeeKeeper) => ({
  levels: feeLevels.filter((level) => mayAddFees(keeper, level, false).allowed),
  own: mayAddFees(keeper, 'courthouse', true).allowed,
});
