import type { rosters } from '@writdesk/contract/rosters/rosters';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newIdAt } from '../../platform/ids.ts';
import { propertyLive } from '../properties/index.ts';
import { mayUpdateLeases } from './lease-policy.ts';
import { insertLease, isOccupied, replaceLines, replacePeople } from './lease-queries.ts';
import { readLease } from './read-lease.ts';
import { rosterAudits } from './roster-audits.ts';
import { differences } from './roster-changes.ts';
import { findRosterProperty } from './roster-property-queries.ts';
import { liveOf } from './save-unit.ts';
import { lockUnit } from './unit-queries.ts';
import { leaseChange } from './write-lease.ts';

/**
 * Adds the lease under which somebody lives in a unit.
 * @throws `property_not_found`, `unit_occupied`, `invalid` naming the field
 */
export function createLease(
  context: UserContext,
  { body }: RouteInput<typeof rosters.createLease>,
): Promise<RouteReplyInput<typeof rosters.createLease>> {
  const { scope, deps } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayUpdateLeases(personOf(context)));
    const property = found(await findRosterProperty(tx.db, scope, body.propertyId), 'property_not_found');
    // Of two leases for a unit at once the second waits here, and finds the first.
    const unit = await lockUnit(tx.db, property, body.unitId);
    if (!unit) refuseField('unitId', fault('unit_of_property'));
    const { clientId } = property;
    const id = newIdAt(tx.now);
    const today = localDate(tx.now, property.timeZone);
    const { facts, people, lines } = leaseChange(
      { ...body, people: body.people ?? [], ledger: body.ledger ?? [] },
      { lease: null, people: [] },
      { vault: deps.vault, today },
    );
    if (facts.isCurrent === true && (await isOccupied(tx.db, unit, id))) refuse('unit_occupied');
    const key = { clientId, id };
    const of = { propertyId: property.id, unitId: unit.id, createdAt: tx.now, updatedAt: tx.now };
    await insertLease(tx.db, { ...(facts as object), ...key, ...of });
    await replacePeople(tx.db, key, people ?? []);
    await replaceLines(tx.db, key, lines ?? []);
    await tx.audit(rosterAudits.createLease, {
      subjectId: property.id,
      clientId,
      data: { unit: unit.label, changes: differences({}, leaseFacts(facts)) },
    });
    tx.publish(propertyLive.changed, liveOf(property));
    return readLease(tx.db, context, id);
  });
}

/** What the trail says of a lease: terms and sums, and not who it is. */
export function leaseFacts(facts: object): Record<string, unknown> {
  const silent = ['tenantNames', 'balanceOn', 'balanceSource', 'isCurrent'];
  return Object.fromEntries(
    Object.entries(facts).filter(([field]) => !silent.includes(field) && !field.startsWith('owed')),
  );
}
