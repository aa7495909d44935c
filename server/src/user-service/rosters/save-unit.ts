import type { UnitInput } from '@writdesk/contract/rosters/roster-values';
import type { rosters } from '@writdesk/contract/rosters/rosters';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newIdAt } from '../../platform/ids.ts';
import { propertyLive } from '../properties/index.ts';
import { mayUpdateLeases } from './lease-policy.ts';
import { rosterAudits } from './roster-audits.ts';
import { differences } from './roster-changes.ts';
import { findRosterProperty, type RosterProperty } from './roster-property-queries.ts';
import { buildingNamed, insertUnit, isLabelTaken, lockUnit, updateUnitRow } from './unit-queries.ts';
import { readUnit } from './unit-view.ts';

const typed = [
  'label',
  'addressLine1',
  'addressLine2',
  'bedrooms',
  'bathrooms',
  'sizeSqft',
  'marketRentCents',
  'active',
] as const;

/**
 * Adds a unit, or changes one; what is absent stays.
 * @throws `property_not_found`, `unit_not_found`, `conflict` for a stale version, `invalid` for a label that is taken
 */
export function saveUnit(context: UserContext, { params, body }: RouteInput<typeof rosters.saveUnit>) {
  return transact(context, async (tx) => {
    tx.authorize(mayUpdateLeases(personOf(context)));
    const property = found(
      await findRosterProperty(tx.db, context.scope, params.propertyId),
      'property_not_found',
    );
    return body.id ? change(tx, property, { ...body, id: body.id }) : add(tx, property, body);
  });
}

async function add(tx: Tx, property: RosterProperty, input: UnitInput) {
  const id = newIdAt(tx.now);
  const buildingId = input.building ? await buildingNamed(tx.db, property, input.building) : null;
  await requireOwnLabel(tx, property, { id, label: input.label, buildingId });
  const facts = factsOf(input);
  const key = { clientId: property.clientId, id, propertyId: property.id };
  await insertUnit(tx.db, { ...facts, label: input.label, ...key, buildingId });
  await note(tx, property, 'createUnit', { unit: input.label, changes: differences({}, facts) });
  return readUnit(tx.db, key);
}

async function change(tx: Tx, property: RosterProperty, input: UnitInput & { id: string }) {
  const before = found(await lockUnit(tx.db, property, input.id), 'unit_not_found');
  if (input.version !== undefined && input.version !== before.version)
    refuse('conflict', { current: await readUnit(tx.db, before) });
  const buildingId =
    input.building === undefined
      ? before.buildingId
      : input.building === null
        ? null
        : await buildingNamed(tx.db, property, input.building);
  await requireOwnLabel(tx, property, { id: before.id, label: input.label, buildingId });
  const facts = factsOf(input);
  await updateUnitRow(tx.db, before, { ...facts, buildingId });
  await note(tx, property, 'updateUnit', { unit: input.label, changes: differences(before, facts) });
  return readUnit(tx.db, before);
}

const factsOf = (input: UnitInput) =>
  Object.fromEntries(typed.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]]))) as Pick<
    UnitInput,
    (typeof typed)[number]
  >;

async function requireOwnLabel(
  tx: Tx,
  property: RosterProperty,
  unit: { id: string; label: string; buildingId: string | null },
): Promise<void> {
  if (await isLabelTaken(tx.db, property, unit)) refuseField('label', fault('unit_label_taken'));
}

async function note(
  tx: Tx,
  property: RosterProperty,
  kind: 'createUnit' | 'updateUnit',
  data: { unit: string; changes: ReturnType<typeof differences> },
): Promise<void> {
  await tx.audit(rosterAudits[kind], { subjectId: property.id, clientId: property.clientId, data });
  tx.publish(propertyLive.changed, liveOf(property));
}

/** What whoever looks at the property hears. */
export const liveOf = ({ id, clientId, ownerId }: RosterProperty) => ({
  clientId,
  propertyId: id,
  ...(ownerId && { ownerId }),
});
