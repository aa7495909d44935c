import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { localDate } from '../../platform/clock.ts';
import { newId } from '../../platform/ids.ts';
import {
  buildingNamed,
  changeLease,
  changeUnit,
  insertLeases,
  insertPeople,
  insertUnits,
  type RosterUnit,
} from '../rosters/index.ts';
import type { FoundImport, KnownProperty } from './import-queries.ts';
import { compared } from './known-properties.ts';
import type { Plan, RosterWrite } from './plan-import.ts';
import {
  after,
  before,
  requireSame,
  type TouchedProperty,
  type Written,
  type WrittenPlan,
} from './written.ts';

export interface RosterOptions {
  /** Takes units out of use that the file no longer names. */
  deactivateGone: boolean;
  /** Hears how many records are written. */
  progress: UserContext['progress'];
}

/** Writes units, leases and their people, new records in one piece. */
export async function writeRoster(
  tx: Tx,
  of: FoundImport,
  plan: Plan<RosterWrite>,
  { deactivateGone, progress }: RosterOptions,
): Promise<WrittenPlan> {
  const { clientId } = of;
  const today = localDate(tx.now, of.timeZone);
  const written = new Map<number, Written>();
  const counts = new Map<string, TouchedProperty>();
  const units: Parameters<typeof insertUnits>[1][number][] = [];
  const leases: Parameters<typeof insertLeases>[1][number][] = [];
  const people: Parameters<typeof insertPeople>[1][number][] = [];
  const buildings = new Map<string, string>();

  const buildingOf = async (property: KnownProperty, name: string | null) => {
    if (!name) return null;
    const key = `${property.id}|${compared(name)}`;
    const known = buildings.get(key) ?? (await buildingNamed(tx.db, property, name));
    buildings.set(key, known);
    return known;
  };
  const newLease = (write: RosterWrite, unitId: string) => {
    const id = newId();
    leases.push({
      balanceOn: write.leaseFacts && 'balanceCents' in write.leaseFacts ? today : null,
      ...write.leaseFacts,
      clientId,
      id,
      propertyId: write.property.id,
      unitId,
      externalSource: of.source,
      tenantNames: write.said.people.map(nameOf).join('; '),
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    for (const [position, person] of write.said.people.entries())
      people.push({
        ...person,
        clientId,
        id: newId(),
        leaseId: id,
        position,
        kind: 'LEASEHOLDER',
        ...(position === 0 && { phone: write.said.phone, email: write.said.email }),
      });
    return id;
  };

  const total = plan.rows.length + countNew(plan);
  const beyond = (already: number) => (count: number) =>
    progress?.({ step: 'WRITE', done: already + count, total });
  for (const [at, { row, state, write }] of plan.rows.entries()) {
    beyond(at)(0);
    if (!write || state === 'UNCHANGED' || state === 'REFUSED') continue;
    const wrote: Written = { propertyId: write.property.id };
    const count = counts.get(write.property.id) ?? { property: write.property, new: 0, changed: 0 };
    counts.set(write.property.id, count);
    count[state === 'NEW' ? 'new' : 'changed'] += 1;
    let unitId = write.unit?.id;
    if (!unitId) {
      unitId = newId();
      const buildingId = await buildingOf(write.property, write.said.building);
      const place = { clientId, propertyId: write.property.id, buildingId };
      units.push({
        ...write.unitFacts,
        ...place,
        id: unitId,
        label: write.said.unit,
        externalSource: of.source,
      });
      wrote.newUnit = { id: unitId, version: 1 };
    } else if (write.unit && Object.keys(write.unitFacts).length) {
      requireSame(await changeUnit(tx.db, write.unit, write.unitFacts));
      wrote.unit = { ...after(write.unit), before: before(write.unit, write.unitFacts) };
    }
    const lease = write.unit?.lease ?? null;
    if (lease && write.endsLease) {
      const end = { isCurrent: false, movedOutOn: lease.movedOutOn ?? today };
      requireSame(await changeLease(tx.db, lease, end, { now: tx.now, movesLedger: false }));
      wrote.endedLease = { ...after(lease), before: before(lease, end) };
    } else if (lease && write.leaseFacts) {
      const facts = { ...write.leaseFacts, ...(write.movesBalance && { balanceOn: today }) };
      requireSame(await changeLease(tx.db, lease, facts, { now: tx.now, movesLedger: write.movesBalance }));
      wrote.lease = { ...after(lease), before: before(lease, facts) };
    }
    if (isLeaseNew(write)) wrote.newLease = { id: newLease(write, unitId), version: 1 };
    written.set(row, wrote);
  }
  const looked = plan.rows.length;
  await insertUnits(tx.db, units, beyond(looked));
  await insertLeases(tx.db, leases, beyond(looked + units.length));
  await insertPeople(tx.db, people, beyond(looked + units.length + leases.length));
  if (deactivateGone) for (const { unit } of plan.gone) await retire(tx, unit);
  return { written, properties: [...counts.values()] };
}

const isLeaseNew = ({ unit, leaseFacts, endsLease }: RosterWrite) =>
  leaseFacts !== null && (!unit?.lease || endsLease);

/** How many records of each kind are new, in all. */
const countNew = ({ rows }: Plan<RosterWrite>): number =>
  rows.reduce((sum, { write, state }) => {
    if (!write || state === 'UNCHANGED' || state === 'REFUSED') return sum;
    return sum + (write.unit ? 0 : 1) + (isLeaseNew(write) ? 1 + write.said.people.length : 0);
  }, 0);

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  [firstName, lastName].filter(Boolean).join(' ');

async function retire(tx: Tx, unit: RosterUnit): Promise<void> {
  requireSame(await changeUnit(tx.db, unit, { active: false }));
}
