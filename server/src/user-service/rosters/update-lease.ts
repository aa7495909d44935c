import type { rosters } from '@writdesk/contract/rosters/rosters';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { propertyLive } from '../properties/index.ts';
import { leaseFacts } from './create-lease.ts';
import { mayUpdateLeases } from './lease-policy.ts';
import {
  findLease,
  isOccupied,
  lockLease,
  replaceLines,
  replacePeople,
  selectPeople,
  updateLeaseRow,
} from './lease-queries.ts';
import { readLease } from './read-lease.ts';
import { rosterAudits } from './roster-audits.ts';
import { differences } from './roster-changes.ts';
import { findRosterProperty } from './roster-property-queries.ts';
import { liveOf } from './save-unit.ts';
import { leaseChange } from './write-lease.ts';

/**
 * Changes a lease; what is absent stays, people and ledger are sent whole.
 * @throws `lease_not_found`, `conflict` for a stale version, `unit_occupied`, `invalid` naming the field
 */
export function updateLease(
  context: UserContext,
  { params, body }: RouteInput<typeof rosters.updateLease>,
): Promise<RouteReplyInput<typeof rosters.updateLease>> {
  return transact(context, async (tx) => {
    await amendLease(tx, context, params.id, body);
    return readLease(tx.db, context, params.id);
  });
}

/** Changes a lease within a transaction of its caller. @throws as `updateLease` */
export async function amendLease(
  tx: Tx,
  context: UserContext,
  leaseId: string,
  body: RouteInput<typeof rosters.updateLease>['body'],
): Promise<void> {
  const { scope, deps } = context;
  tx.authorize(mayUpdateLeases(personOf(context)));
  const named = found(await findLease(tx.db, scope, leaseId), 'lease_not_found');
  const before = found(await lockLease(tx.db, named), 'lease_not_found');
  if (body.version !== undefined && body.version !== before.version)
    refuse('conflict', { current: await readLease(tx.db, context, before.id) });
  const property = found(await findRosterProperty(tx.db, scope, before.propertyId), 'lease_not_found');
  const today = localDate(tx.now, property.timeZone);
  const known = await selectPeople(tx.db, before);
  const { facts, people, lines } = leaseChange(
    body,
    { lease: before, people: known },
    { vault: deps.vault, today },
  );
  const unit = { clientId: before.clientId, id: before.unitId };
  if (facts.isCurrent === true && !before.isCurrent && (await isOccupied(tx.db, unit, before.id)))
    refuse('unit_occupied');
  await updateLeaseRow(tx.db, before, facts, { now: tx.now, movesLedger: lines !== null });
  if (people) await replacePeople(tx.db, before, people);
  if (lines) await replaceLines(tx.db, before, lines);
  const counted = people ? differences({ people: known.length }, { people: people.length }) : [];
  await tx.audit(rosterAudits.updateLease, {
    subjectId: property.id,
    clientId: before.clientId,
    data: { unit: named.unitLabel, changes: [...differences(before, leaseFacts(facts)), ...counted] },
  });
  tx.publish(propertyLive.changed, liveOf(property));
}
