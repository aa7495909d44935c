import { type courtFees, usualPurposes } from '@writdesk/contract/court-fees/court-fees';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import { courtZone, visibleRecord } from '../cases/record/index.ts';
import { feesOfCase } from './fees-of-case.ts';

/**
 * What the court takes for a case, today unless a day is asked for.
 * @throws `case_not_found`
 */
export async function getCaseFees(
  context: UserContext,
  { params, query }: RouteInput<typeof courtFees.ofCase>,
) {
  const { deps, scope } = context;
  const record = await visibleRecord(context, params.id);
  const db = deps.db.as(scope);
  const day = query.day ?? localDate(deps.clock.now(), await courtZone(db, record));
  return feesOfCase(db, record, { day, purposes: query.purposes ?? usualPurposes });
}
