import type { Tx } from '../../platform/db/transact.ts';
import { newIdAt } from '../../platform/ids.ts';
import { activateWhenWhole } from '../clients/index.ts';
import {
  changeOwner,
  changesBetween,
  insertOwners,
  propertyOwnerAudits,
  propertyOwnerLive,
  rowOf,
} from '../property-owners/index.ts';
import type { FoundImport } from './import-queries.ts';
import type { Plan } from './plan-import.ts';
import type { OwnerWrite } from './plan-owners.ts';
import { after, before, requireSame, type Written, type WrittenPlan } from './written.ts';

/** Adds owners to a company, and changes those that it has, each with its own audit row. */
export async function writeOwners(
  tx: Tx,
  { clientId }: FoundImport,
  plan: Plan<OwnerWrite>,
): Promise<WrittenPlan> {
  const written = new Map<number, Written>();
  const made: Parameters<typeof insertOwners>[1][number][] = [];
  for (const { row, write } of plan.rows) {
    if (!write) continue;
    const { owner, facts } = write;
    if (owner) {
      requireSame(await changeOwner(tx.db, owner, rowOf(facts), tx.now));
      written.set(row, { owner: { ...after(owner), before: before(owner, plainFacts(write)) } });
    } else {
      const id = newIdAt(tx.now);
      made.push({ ...rowOf(facts), id, clientId, createdAt: tx.now, updatedAt: tx.now });
      written.set(row, { newOwner: { id, version: 1 } });
    }
  }
  await insertOwners(tx.db, made);
  const activated = made.length > 0 && (await activateWhenWhole(tx.db, clientId));
  let says = activated;
  for (const { row, write } of plan.rows) {
    const ownerId = written.get(row)?.newOwner?.id ?? written.get(row)?.owner?.id;
    if (!write || !ownerId) continue;
    const changes = changesBetween(write.before, write.facts);
    const { name, entityType } = write.facts;
    const on = { subjectId: ownerId, clientId };
    if (write.owner) await tx.audit(propertyOwnerAudits.update, { ...on, data: { changes } });
    else {
      const data = { name, entityType, changes, ...(says && { activated: true }) };
      await tx.audit(propertyOwnerAudits.create, { ...on, data });
      says = false;
    }
    tx.publish(propertyOwnerLive.changed, { clientId, ownerId });
  }
  return { written, properties: [] };
}

/** The facts that a list of owners can change; co-owners and agents are in none. */
function plainFacts({ before: seen, facts }: OwnerWrite): Record<string, unknown> {
  const changed = new Set<string>(changesBetween(seen, facts).map(({ field }) => field));
  return Object.fromEntries(Object.entries(facts).filter(([field]) => changed.has(field)));
}
