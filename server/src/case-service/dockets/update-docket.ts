import type { dockets } from '@writdesk/contract/dockets/dockets';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { lockDockets, selectSetCases } from './case-docket-queries.ts';
import { findCourt } from './court-day-queries.ts';
import { courtFacts } from './court-facts.ts';
import { docketAudits } from './docket-audits.ts';
import { changeFaults } from './docket-policy.ts';
import { findDocket, updateDocket as write } from './docket-queries.ts';
import { docketView } from './docket-view.ts';
import { hearingInstant } from './hearing-instant.ts';
import { lockCasesOn, moveHearings } from './move-hearings.ts';
import { refuseTaken } from './refuse-taken.ts';
import { notifyOfMove } from './notify-of-move.job.ts';

type Given = RouteInput<typeof dockets.update>;
const ATTEMPTS = 5;
/** Somebody set a case on the docket between the look at its cases and its own lock: all is undone and done over. */
class Joined extends Error {}

/**
 * Changes a docket of the caller's firm. A new day or hour moves the hearings on it, in the same transaction; whoever has
 * one of them is notified by a job.
 * @throws `docket_not_found`, `conflict` with the docket as it is now, and `invalid` naming the field.
 */
export async function updateDocket(context: UserContext, given: Given) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change(context, given);
    } catch (error) {
      if (!(error instanceof Joined)) return refuseTaken(error);
      if (attempt === ATTEMPTS) return refuse('conflict');
    }
  }
}

async function change(context: UserContext, { params: { id }, body }: Given) {
  const { roles, firmId, userId } = personOf(context);
  if (!firmId) return refuse('forbidden');
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'docket.update') ? allow : deny('forbidden'));
    const seen = found(await findDocket(tx.db, context.scope, id), 'docket_not_found');
    // Cases are locked before their docket, as by whoever sets one on it.
    const locked = await lockCasesOn(tx.db, firmId, id);
    const [before] = await lockDockets(tx.db, firmId, [id]);
    const docket = found(before, 'docket_not_found');
    const caseIds = await selectSetCases(tx.db, firmId, id);
    // To wait for it now could be to wait for somebody who waits for this docket.
    if (caseIds.some((caseId) => !locked.includes(caseId))) throw new Joined();
    if (body.version !== undefined && body.version !== docket.version) {
      const current = found(await findDocket(tx.db, context.scope, id), 'docket_not_found');
      refuse('conflict', { current: docketView(current) });
    }
    const court = found(await findCourt(tx.db, docket.courthouseId), 'courthouse_not_found');
    const facts = await courtFacts(tx, { firmId, court, plan: body });
    const errors = changeFaults(body, { ...facts, active: true }, docket, tx.now);
    if (errors.length) refuse('invalid', { errors });

    const hearingAt = hearingInstant(body.date, body.time, court.timeZone);
    const isMoved = docket.hearingDate !== body.date || docket.hearingTime !== body.time;
    const isElsewhere = docket.room !== body.room;
    await write(
      tx.db,
      { firmId, id },
      {
        hearingDate: body.date,
        hearingTime: body.time,
        hearingAt,
        room: body.room,
        judge: body.judge,
        lawyerId: body.lawyerId === undefined ? docket.lawyerId : body.lawyerId,
        maxCases: body.maxCases ?? docket.maxCases,
        note: body.note,
        closedDayReason: docket.hearingDate === body.date ? seen.closedDayReason : body.reason,
        updatedBy: userId,
        updatedAt: tx.now,
      },
    );
    if (isMoved) await moveHearings(tx, { firmId, caseIds, hearingAt, date: body.date, userId });
    if ((isMoved || isElsewhere) && caseIds.length) {
      await tx.enqueue(notifyOfMove, {
        firmId,
        docketId: id,
        version: docket.version + 1,
        was: { date: docket.hearingDate, time: docket.hearingTime, room: docket.room },
      });
    }
    await tx.audit(docketAudits.update, {
      firmId,
      subjectId: id,
      data: {
        date: body.date,
        time: body.time,
        room: body.room,
        was: { date: docket.hearingDate, time: docket.hearingTime, room: docket.room },
        cases: caseIds.length,
        ...(body.reason && { closedDayReason: body.reason }),
      },
    });
    return docketView(found(await findDocket(tx.db, context.scope, id), 'docket_not_found'));
  });
}
