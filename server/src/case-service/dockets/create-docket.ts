import type { dockets } from '@writdesk/contract/dockets/dockets';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { findCourt, findHoliday } from './court-day-queries.ts';
import { docketFaults } from './docket-policy.ts';
import { findDocket, insertDocket } from './docket-queries.ts';
import { docketView } from './docket-view.ts';
import { hearingInstant } from './hearing-instant.ts';
import { docketAudits } from './docket-audits.ts';

/** Cases on a docket of a court that names no limit. */
const DEFAULT_MAX_CASES = 40;
const SITTING_TAKEN = 'docket_sitting';

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
      tx.authorise(permitted(roles, 'docket.create') && firmId ? allow : deny('forbidden'));
      if (!firmId) return refuse('forbidden');
      const court = found(await findCourt(tx.db, body.courthouseId), 'courthouse_not_found');
      const errors = docketFaults(body, {
        active: court.active,
        maxCases: court.maxCases,
        today: localDate(tx.now, court.timeZone),
        holiday: await findHoliday(tx.db, court.id, body.date),
      });
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
    if (!isUniqueViolation(error, SITTING_TAKEN)) throw error;
    const reason = fault('sitting_taken');
    return refuse('invalid', { reason, errors: [atField('room', reason)] });
  }
}
