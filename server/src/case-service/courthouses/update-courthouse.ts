import type { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { courthouseLive, notifyOfCourtChange } from '../court-keepers/index.ts';
import { courthouseAudits } from './courthouse-audits.ts';
import { changesBetween, factsAfter, requireFit } from './courthouse-facts.ts';
import { lockCourthouse, updateCourthouseRow } from './courthouse-write-queries.ts';
import { keepEnteredFees } from './entered-fees.ts';
import { readCourthouse, requireKeeper } from './read-courthouse.ts';

/**
 * Changes a courthouse; what is absent stays, and a new address is no longer deliverable.
 * @throws `courthouse_not_found`, `conflict` for a stale version, `courthouse_foreign`, `courthouse_duplicate`, `invalid` naming the
 *   field
 */
export async function updateCourthouse(
  context: UserContext,
  { params, body }: RouteInput<typeof courthouseWrites.update>,
) {
  const person = personOf(context);
  try {
    return await transact(context, async (tx) => {
      const before = found(await lockCourthouse(tx.db, params.id), 'courthouse_not_found');
      await requireKeeper(tx, person, before.id, 'courthouse.update');
      if (body.courthouseId !== before.id) refuseField('courthouseId', fault('id_unlike_path'));
      const current = () => readCourthouse(tx.db, context, { id: before.id, now: tx.now });
      if (body.version !== undefined && body.version !== before.version)
        refuse('conflict', { current: await current() });
      const after = factsAfter(before, body.courthouse);
      const changes = changesBetween(before, after);
      const { countryId } = await requireFit(tx.db, after);
      if (changes.length) await updateCourthouseRow(tx.db, before, { ...after, countryId }, tx.now);
      await keepEnteredFees(tx, person, { id: before.id, source: after.source }, body.courthouse);
      await tx.audit(courthouseAudits.update, {
        firmId: person.firmId,
        subjectId: before.id,
        data: { changes },
      });
      if (person.firmId)
        tx.publish(courthouseLive.changed, {
          firmId: person.firmId,
          ids: { courthouseId: before.id },
        });
      if (changes.length)
        await tx.enqueue(notifyOfCourtChange, {
          courthouseId: before.id,
          courthouse: after.name,
          by: person.name,
          byId: person.userId,
          what: 'changed',
        });
      return current();
    });
  } catch (error) {
    if (isUniqueViolation(error, 'courthouse_name')) refuse('courthouse_duplicate');
    throw error;
  }
}
