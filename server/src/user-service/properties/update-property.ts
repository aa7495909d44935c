import type { properties } from '@writdesk/contract/properties/properties';
import { copiedFacts } from '@writdesk/contract/properties/copied-facts';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { publishProperty } from './add-property.ts';
import { lockProperty, updatePropertyRow } from './change-property-queries.ts';
import { propertyAudits } from './property-audits.ts';
import { changesBetween, factsAfter, requireFit, requireOwnAddress, rowOf } from './property-facts.ts';
import { type FollowingCase, propertyFollowers } from './property-followers.ts';
import { mayDo } from './property-policy.ts';
import { readProperty } from './read-property.ts';

/**
 * Changes a property; what is absent stays. Cases hold a copy of some of its facts: the reply names the open ones that now hold
 * another one. Drafts follow, and what was submitted stays as it was.
 * @throws `property_not_found`, `conflict` for a stale version, `property_duplicate`, `invalid` naming the field
 */
export function updateProperty(context: UserContext, { params, body }: RouteInput<typeof properties.update>) {
  const { scope, deps } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayDo(personOf(context), 'property.update'));
    const before = found(await lockProperty(tx.db, scope, params.id), 'property_not_found');
    if (body.propertyId !== before.id) refuseField('propertyId', fault('id_unlike_path'));
    if (body.version !== undefined && body.version !== before.version)
      refuse('conflict', { current: await readProperty(tx.db, context, before.id) });
    const after = await factsAfter(tx, before, body.property);
    const changes = changesBetween(before, after);
    const checked = { id: before.id, clientId: before.clientId, before, after };
    await requireFit(tx, checked, { isDraft: before.status === 'DRAFT' });
    const moves = changes.some(({ field }) => field === 'addressLine1' || field === 'zipCode');
    if (moves && before.status !== 'DRAFT') await requireOwnAddress(tx, scope, checked, body);
    const written = await updatePropertyRow(tx.db, before.id, rowOf(after), tx.now);
    await tx.audit(propertyAudits.update, {
      subjectId: before.id,
      clientId: before.clientId,
      data: { changes },
    });
    publishProperty(tx, written);
    const facts = copiedFacts.filter((fact) => changes.some(({ field }) => field === fact));
    const casesWithOtherCopy: FollowingCase[] = [];
    if (facts.length)
      for (const follow of deps.registered.of(propertyFollowers))
        casesWithOtherCopy.push(...(await follow(tx, context, { before, version: written.version, facts })));
    return { ...(await readProperty(tx.db, context, before.id)), casesWithOtherCopy };
  });
}
