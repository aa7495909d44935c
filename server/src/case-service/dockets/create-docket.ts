import type { dockets } from '@writdesk/contract/dockets/dockets';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { findCourt } from './court-day-queries.ts';
import { courtFacts } from './court-facts.ts';
import { refuseTaken } from './refuse-taken.ts';
import { docketFaults } from './docket-policy.ts';
import { findDocket, insertDocket } from './docket-queries.ts';
import { docketView } from './docket-view.ts';
import { hearingInstant } from './hearing-instant.ts';
import { docketAudits } from './docket-audits.ts';

/** Cases on a docket of a court that names no limit. */
const DEFAULT_MAX_CASES = 40;

/**
 * Sets up a docket of the caller's firm.
 * @throws `invalid` naming the field for a court that is unknown or closed, a past day, too many cases, and for a
 *   sitting that exists.
 */
export async function createDocket(context: UserContext, { body }: RouteInput<typeof dockets.create>) {
  const { roles, firmId, userId } = personOf(context);
  const id = newId();
  try {
    return await transact(context, async (tx) => {
      tx.authorize(permitted(roles, 'docket.create') && firmId ? allow : deny('forbidden'));
      if (!firmId) return refuse('forbidden');
      const court = found(await findCourt(tx.db, body.courthouseId), 'courthouse_not_found');
      const errors = docketFaults(body, await courtFacts(tx, { firmId, court, plan: body }));
      if (errors.length) refuse('invalid', { errors });
      await insertDocket(tx.db, {
        firmId,
        id,
        courthouseId: court.id,
        hearingDate: body.date,
        hearingTime: body.time,
        hearingAt: hearingInstant(body.date, body.time, court.timeZone),
        room: body.room,
        judge: body.judge,
        lawyerId: body.lawyerId ?? null,
        maxCases: body.maxCases ?? court.maxCases ?? DEFAULT_MAX_CASES,
        note: body.note,
        closedDayReason: body.reason,
        createdBy: userId,
        createdAt: tx.now,
      });
      await tx.audit(docketAudits.create, {
        firmId,
        subjectId: id,
        data: {
          courthouseId: court.id,
          date: body.date,
          time: body.time,
          room: body.room,
          ...(body.reason && { closedDayReason: body.reason }),
        },
      });
      return docketView(found(await findDocket(tx.db, context.scope, id), 'docket_not_found'));
    });
  } catch (error) {
    return refuseTaken(error);
  }
}
