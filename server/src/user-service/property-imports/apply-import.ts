import type { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { refuse, refuseField } from '../../platform/http/refuse.ts';
import { propertyLive, setRosterSource } from '../properties/index.ts';
import { missingFields } from './cells/column-names.ts';
import { compareSiblings } from './compare-siblings.ts';
import { openImport } from './preview-import.ts';
import { importAudits } from './import-audits.ts';
import { type FoundImport, lockRosters, updateImport } from './import-queries.ts';
import { countsOf } from './plan-import.ts';
import { planColumns, planNow, type PlanOfKind, storePlan } from './preview-plan.ts';
import { columnsIn, readImport, stagedRows } from './read-import.ts';
import { writeLedgers } from './write-ledgers.ts';
import { writeOwners } from './write-owners.ts';
import { type RosterOptions, writeRoster } from './write-roster.ts';
import type { WrittenPlan } from './written.ts';

/**
 * Applies an import as it was previewed: all of it, or nothing. Refused rows stay out. A register that changed since is previewed again.
 * @throws `import_not_found`, `import_not_open`, `conflict`, `import_outdated`, `invalid` while a column is missing
 */
export async function applyImport(
  context: UserContext,
  { params, body }: RouteInput<typeof propertyImports.apply>,
) {
  const { progress } = context;
  const applied = await transact(context, async (tx) => {
    const row = await openImport(tx, context, params.id, body.version);
    const columns = columnsIn(row);
    if (missingFields(row.kind, columns).length) refuseField('columns', fault('import_columns_missing'));
    await lockRosters(tx.db, row.clientId);
    const rows = await stagedRows(tx.db, row);
    const plan = await planNow(tx.db, context.scope, {
      of: { ...row, columns },
      rows,
      now: tx.now,
      progress,
    });
    const { new: added, changed, refused, gone } = countsOf(plan.plan);
    const sums = { new: added, changed, refused };
    if (plan.plan.digest !== row.digest) {
      await updateImport(tx.db, row, planColumns(plan));
      await storePlan(tx.db, row, plan, { progress });
      await tx.audit(importAudits.preview, {
        subjectId: row.id,
        clientId: row.clientId,
        data: { mended: 0, ...sums },
      });
      return null;
    }
    const { written, properties } = await write(tx, row, plan, { ...body, progress });
    await storePlan(tx.db, row, plan, { written, progress });
    await updateImport(tx.db, row, { status: 'APPLIED', appliedAt: tx.now });
    await compareSiblings(tx, context, row);
    await tx.audit(importAudits.apply, {
      subjectId: row.id,
      clientId: row.clientId,
      data: {
        kind: row.kind,
        source: row.source,
        fileName: row.fileName,
        ...sums,
        gone: body.deactivateGone ? gone : 0,
      },
    });
    const source = row.connectionId ? 'CONNECTION' : 'IMPORT';
    await setRosterSource(
      tx.db,
      properties.map(({ property }) => property.id),
      source,
    );
    for (const { property, ...counts } of properties) {
      await tx.audit(importAudits.applied, {
        subjectId: property.id,
        clientId: row.clientId,
        data: { importId: row.id, fileName: row.fileName, ...counts },
      });
      tx.publish(propertyLive.changed, {
        clientId: row.clientId,
        propertyId: property.id,
        ...(property.ownerId && { ownerId: property.ownerId }),
      });
    }
    return readImport(tx.db, context, row.id);
  });
  if (applied) return applied;
  const current = await readImport(context.deps.db.as(context.scope), context, params.id);
  return refuse('import_outdated', { current });
}

function write(
  tx: Tx,
  row: FoundImport,
  { about, plan }: PlanOfKind,
  options: RosterOptions,
): Promise<WrittenPlan> {
  if (about === 'owners') return writeOwners(tx, row, plan);
  return about === 'ledgers' ? writeLedgers(tx, row, plan) : writeRoster(tx, row, plan, options);
}
