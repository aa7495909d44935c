import type { Insertable, Kysely } from 'kysely';
import type { CasesAuditExport, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

export async function insertAuditExport(db: Kysely<DB>, row: Insertable<CasesAuditExport>): Promise<void> {
  await db.insertInto('cases.auditExport').values(row).execute();
}

/** The export that a file says it is, or whose file it is to the last byte; of a case that the reader sees. */
export async function findAuditExport(
  db: Kysely<DB>,
  scope: Scope,
  { sha256, exportId }: { sha256: string; exportId: string | null },
) {
  const select = () =>
    db
      .selectFrom('cases.auditExport as x')
      .innerJoin('cases.evictionCase as c', (join) =>
        join.onRef('c.firmId', '=', 'x.firmId').onRef('c.id', '=', 'x.caseId'),
      )
      .where(visibleCase(scope))
      .selectAll('x')
      .select(['c.title', 'c.caseNumber', 'c.caseDraftNumber']);
  if (exportId) return select().where('x.id', '=', exportId).executeTakeFirst();
  // One after the other: each has its index.
  return (
    (await select().where('x.linesSha256', '=', sha256).executeTakeFirst()) ??
    (await select().where('x.exhibitSha256', '=', sha256).executeTakeFirst())
  );
}
export type AuditExportRow = NonNullable<Awaited<ReturnType<typeof findAuditExport>>>;
