import { type courtFees, usualPurposes } from '@writdesk/contract/court-fees/court-fees';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { calculateAtCourt } from './court-fee-book.ts';
import { selectFeePlaces } from './fee-schedule-queries.ts';

/**
 * What a court takes; a fact that isn’t given is named among what is missing.
 * @throws `courthouse_not_found`
 */
export async function calculateCourtFees(
  { deps, scope, actor }: UserContext,
  { params, query }: RouteInput<typeof courtFees.calculate>,
) {
  const db = deps.db.as(scope);
  const [row] = await selectFeePlaces(db, [params.id]);
  const { timeZone } = found(row, 'courthouse_not_found');
  return calculateAtCourt(
    db,
    { courthouseId: params.id, firmId: actor.firmId },
    {
      day: query.day ?? localDate(deps.clock.now(), timeZone),
      purposes: query.purposes ?? usualPurposes,
      defendants: query.defendants ?? null,
      addresses: query.addresses ?? null,
      claimCents: query.claimCents ?? null,
      damagesCents: query.damagesCents ?? null,
      miles: query.miles ?? null,
      isPrivatelyServed: query.isPrivatelyServed === true,
      isEfiled: query.isEfiled === true,
    },
  );
}
