import { actorName } from '../../../platform/actor.ts';
import { propertyForCase, type PropertyFollower } from '../../../user-service/properties/index.ts';
import { differingFacts } from './differing-facts.ts';
import { followPropertyInCase } from './follow-property.job.ts';
import { selectCopies } from './property-copy-queries.ts';

/**
 * Says which of the caller's open cases hold another copy of a property, and leaves the work to a job: the caller may not know
 * of all that have one.
 */
export const copyOfProperty: PropertyFollower = async (tx, { scope, actor }, { before, version, facts }) => {
  const [property, copies] = await Promise.all([
    propertyForCase(tx.db, scope, before.id),
    selectCopies(tx.db, before.id),
  ]);
  await tx.enqueue(followPropertyInCase, {
    propertyId: before.id,
    version,
    facts: [...facts],
    before: { plaintiffName: before.plaintiffName, caresCovered: before.caresCovered },
    by: actorName(actor),
  });
  return copies
    .filter((copy) => differingFacts(copy, property, facts).length > 0)
    .map(({ id, title, status, caseNumber }) => ({
      id,
      title,
      status,
      caseNumber,
      follows: status === 'DRAFT',
    }));
};
