import type { courthouseWrites } from '@writdesk/contract/courthouses/courthouse-writes';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { isUniqueViolation } from '../../platform/http/errors.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { courthouseLive, worksAtCourt } from '../court-keepers/index.ts';
import { courthouseAudits } from './courthouse-audits.ts';
import { factsAfter, newFacts, requireFit } from './courthouse-facts.ts';
import { mayKeepCourt } from './courthouse-policy.ts';
import { insertCourthouse, keepUsualCourthouse } from './courthouse-write-queries.ts';
import { keepEnteredFees } from './entered-fees.ts';
import { readCourthouse } from './read-courthouse.ts';

/**
 * Creates a courthouse. Its address counts as not deliverable until a postal validator accepts it.
 * @throws `invalid` naming the field, `courthouse_foreign`, `courthouse_duplicate` for a name that its county has
 */
export async function createCourthouse(
  context: UserContext,
  { body }: RouteInput<typeof courthouseWrites.create>,
) {
  const person = personOf(context);
  const { firmId } = person;
  const id = newId();
  try {
    return await transact(context, async (tx) => {
      const facts = { ...factsAfter(newFacts, body.courthouse), isDeliverable: false };
      const { stateCode, countryId } = await requireFit(tx.db, facts);
      const { timeZone } = facts;
      const worksThere = await worksAtCourt(tx.db, firmId, { id: null, stateCode, timeZone }, tx.now);
      tx.authorize(mayKeepCourt({ ...person, worksThere }, 'courthouse.create'));
      await keepUsualCourthouse(tx.db, facts.countyId);
      await insertCourthouse(tx.db, { ...facts, id, countryId, createdAt: tx.now, updatedAt: tx.now });
      await tx.audit(courthouseAudits.create, {
        firmId,
        subjectId: id,
        data: { name: facts.name, countyId: facts.countyId },
      });
      await keepEnteredFees(tx, person, { id, source: facts.source }, body.courthouse);
      if (firmId) tx.publish(courthouseLive.changed, { firmId, ids: { courthouseId: id } });
      return readCourthouse(tx.db, context, { id, now: tx.now });
    });
  } catch (error) {
    if (isUniqueViolation(error, 'courthouse_name')) refuse('courthouse_duplicate');
    throw error;
  }
}
