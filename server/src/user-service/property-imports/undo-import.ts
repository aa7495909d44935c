import { UNDO_DAYS } from '@writdesk/contract/property-imports/import-values';
import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { clearRosterSource } from '../properties/index.ts';
import {
  changeOwner,
  propertyOwnerAudits,
  propertyOwnerLive,
  removeOwner,
} from '../property-owners/index.ts';
import {
  changeLease,
  changeUnit,
  removeLease,
  removeUnit,
  replaceLedgers,
  selectCasesOfLease,
} from '../rosters/index.ts';
import { openImport } from './preview-import.ts';
import { importAudits } from './import-audits.ts';
import { type FoundImport, lockRosters, selectWritten, updateImport } from './import-queries.ts';
import { readImport } from './read-import.ts';
import { type Written, written } from './written.ts';

const DAY_MS = 86_400_000;

/**
 * Restores what an import changed. What somebody changed since stays, and is listed.
 * @throws `import_not_found`, `import_not_open`, also when its days are over, `conflict`
 */
export function undoImport(context: UserContext, { params, body }: RouteInput<typeof propertyImports.undo>) {
  return transact(context, async (tx) => {
    const row = await openImport(tx, context, params.id, body.version, 'APPLIED');
    const last = (row.appliedAt?.getTime() ?? 0) + UNDO_DAYS * DAY_MS;
    if (last < tx.now.getTime()) refuse('import_not_open', { reason: fault('import_undo_late') });
    await lockRosters(tx.db, row.clientId);
    const rows = await selectWritten(tx.db, row);
    const kept: { row: number; unit: string }[] = [];
    const properties = new Set<string>();
    for (const [done, one] of rows.entries()) {
      context.progress?.({ step: 'WRITE', done, total: rows.length });
      const wrote = written.parse(one.written);
      if (wrote.propertyId) properties.add(wrote.propertyId);
      if (!(await restore(tx, row, wrote)))
        kept.push({ row: one.rowNo, unit: String((one.shown as { unit?: string }).unit ?? '') });
    }
    await updateImport(tx.db, row, { status: 'UNDONE', undoneAt: tx.now, kept: JSON.stringify(kept) });
    await tx.audit(importAudits.undo, {
      subjectId: row.id,
      clientId: row.clientId,
      data: { undone: rows.length - kept.length, kept: kept.length },
    });
    await clearRosterSource(tx.db, [...properties]);
    for (const propertyId of properties)
      await tx.audit(importAudits.undone, {
        subjectId: propertyId,
        clientId: row.clientId,
        data: { importId: row.id, fileName: row.fileName },
      });
    return readImport(tx.db, context, row.id);
  });
}

/** Restores one row, the last step first. @returns false where something newer keeps any of it */
async function restore(tx: Tx, of: FoundImport, wrote: Written): Promise<boolean> {
  const { clientId } = of;
  const { newLease, lease, endedLease, unit, newUnit, lines } = wrote;
  const stamp = { now: tx.now, movesLedger: true };
  if (wrote.newOwner ?? wrote.owner) return restoreOwner(tx, of, wrote);
  if (newLease) {
    const key = { clientId, id: newLease.id };
    const isNamed = (await selectCasesOfLease(tx.db, key)).length > 0;
    if (isNamed || !(await removeLease(tx.db, { ...newLease, clientId }))) return false;
  }
  const isLeaseBack = !lease || (await changeLease(tx.db, { ...lease, clientId }, lease.before, stamp));
  if (lease && lines && isLeaseBack) await replaceLedgers(tx.db, clientId, [{ leaseId: lease.id, lines }]);
  const isWhole = [
    isLeaseBack,
    !endedLease || (await changeLease(tx.db, { ...endedLease, clientId }, endedLease.before, stamp)),
    !unit || (await changeUnit(tx.db, { ...unit, clientId }, unit.before)),
    !newUnit || (await removeUnit(tx.db, { ...newUnit, clientId })),
  ];
  return isWhole.every(Boolean);
}

async function restoreOwner(
  tx: Tx,
  { id: importId, clientId, fileName }: FoundImport,
  { newOwner, owner }: Written,
): Promise<boolean> {
  const ownerId = newOwner?.id ?? owner?.id ?? '';
  const isBack = newOwner
    ? await removeOwner(tx.db, { ...newOwner, clientId })
    : !owner || (await changeOwner(tx.db, { ...owner, clientId }, owner.before, tx.now));
  if (!isBack) return false;
  const data = { importId, fileName, removed: newOwner !== undefined };
  await tx.audit(propertyOwnerAudits.undone, { subjectId: ownerId, clientId, data });
  tx.publish(propertyOwnerLive.changed, { clientId, ownerId });
  return true;
}
