import type { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { courthouseLive } from '../court-keepers/index.ts';
import { courthouseAudits } from './courthouse-audits.ts';
import { keepUsualCourthouse, lockCourthouse, updateCourthouseRow } from './courthouse-write-queries.ts';
import { readCourthouse, requireKeeper } from './read-courthouse.ts';

/**
 * Takes new cases to a courthouse again. Drafts that went to a replacement stay there, and the county keeps the court that is its
 * usual one meanwhile.
 * @throws `courthouse_not_found`, `conflict` for a stale version or an active courthouse, `courthouse_duplicate` where another took its name
 */
export async function reactivateCourthouse(
  context: UserContext,
  { params, body }: RouteInput<typeof courthouseWrites.reactivate>,
) {
  const person = personOf(context);
  const { firmId } = person;
  try {
    return await transact(context, async (tx) => {
      const court = found(await lockCourthouse(tx.db, params.id), 'courthouse_not_found');
      await requireKeeper(tx, person, court.id, 'courthouse.deactivate');
      const read = () => readCourthouse(tx.db, context, { id: court.id, now: tx.now });
      if (body.version !== undefined && body.version !== court.version)
        refuse('conflict', { current: await read() });
      if (court.active) refuse('conflict', { reason: fault('courthouse_is_active'), current: await read() });
      const hasUsual = await keepUsualCourthouse(tx.db, court.countyId);
      const isUsual = court.isUsual && !hasUsual;
      await updateCourthouseRow(tx.db, court, { active: true, isUsual }, tx.now);
      await tx.audit(courthouseAudits.reactivate, {
        firmId,
        subjectId: court.id,
        data: { name: court.name },
      });
      if (firmId) tx.publish(courthouseLive.changed, { firmId, ids: { courthouseId: court.id } });
      return read();
    });
  } catch (error) {
    if (isUniqueViolation(error, 'courthouse_name')) refuse('courthouse_duplicate');
    throw error;
  }
}
