import type { courtFees } from '@writdesk/contract/court-fees/court-fees';
import { schedulesOn } from '@writdesk/contract/court-fees/effective-rows';
import type { RouteInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { worksAtCourt } from '../court-keepers/index.ts';
import { feeOffers } from './fee-policy.ts';
import { selectFeePlaces, selectSchedules } from './fee-schedule-queries.ts';

/**
 * Every version of what holds at a court.
 * @throws `courthouse_not_found`
 */
export function getFeeBook(context: UserContext, { params }: RouteInput<typeof courtFees.book>) {
  const { deps, scope } = context;
  return readFeeBook(deps.db.as(scope), context, params.id, deps.clock.now());
}

export async function readFeeBook(
  db: Kysely<DB>,
  { actor }: Pick<UserContext, 'actor'>,
  courthouseId: string,
  now: Date,
) {
  const [row] = await selectFeePlaces(db, [courthouseId]);
  const place = found(row, 'courthouse_not_found');
  const schedules = (await selectSchedules(db, [place], actor.firmId)).get(place.id) ?? [];
  const today = localDate(now, place.timeZone);
  const inForce = schedulesOn(schedules, today);
  const worksThere = await worksAtCourt(db, actor.firmId, place, now);
  const { id, name, officer } = place;
  return {
    courthouse: { id, name, officer },
    today,
    schedules: schedules.map((schedule) => ({
      ...schedule,
      isInForce: inForce.some((one) => one.id === schedule.id),
    })),
    can: feeOffers({ ...actor, worksThere }),
  };
}
