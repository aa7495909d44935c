import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CasesEvictionCase, DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { visibleCase } from './visible-case-queries.ts';

export type CaseRecord = Selectable<CasesEvictionCase>;
export type CaseChanges = Updateable<CasesEvictionCase>;

/** A case that the scope sees. */
export function findCase(db: Kysely<DB>, scope: Scope, caseId: string): Promise<CaseRecord | undefined> {
  return db
    .selectFrom('cases.evictionCase as c')
    .selectAll('c')
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .executeTakeFirst();
}

/** The same, locked until the transaction ends: of two acts on one case the second waits and sees the first. */
export function lockCase(db: Kysely<DB>, scope: Scope, caseId: string): Promise<CaseRecord | undefined> {
  return db
    .selectFrom('cases.evictionCase as c')
    .selectAll('c')
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .forUpdate()
    .executeTakeFirst();
}

export async function updateCase(
  db: Kysely<DB>,
  record: CaseRecord,
  changes: CaseChanges,
): Promise<CaseRecord> {
  return db
    .updateTable('cases.evictionCase')
    .set({ ...changes, version: record.version + 1 })
    .where('firmId', '=', record.firmId)
    .where('id', '=', record.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The next number of a firm's row, e.g. of its draft numbers of a year; without gaps, because the row is locked. */
export async function nextNumber(
  db: Kysely<DB>,
  firmId: string,
  kind: string,
  year: number,
): Promise<number> {
  const row = await db
    .insertInto('cases.runningNumber')
    .values({ firmId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'kind', 'year']).doUpdateSet({ last: sql`running_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return row.last;
}

/** Another open case for the same unit and one of the same tenants. */
export async function openDuplicate(
  db: Kysely<DB>,
  record: CaseRecord,
): Promise<{ id: string; title: string } | undefined> {
  if (!record.propertyId || !record.unitLabel || !record.tenantNames) return undefined;
  const lastNames = db
    .selectFrom('cases.caseTenant as mine')
    .select(sql<string>`lower(mine.last_name)`.as('lastName'))
    .where('mine.firmId', '=', record.firmId)
    .where('mine.caseId', '=', record.id);
  return db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('cases.caseTenant as t', (join) =>
      join.onRef('t.firmId', '=', 'c.firmId').onRef('t.caseId', '=', 'c.id'),
    )
    .select(['c.id', 'c.title'])
    .where('c.firmId', '=', record.firmId)
    .where('c.clientId', '=', record.clientId)
    .where('c.propertyId', '=', record.propertyId)
    .where(sql`lower(c.unit_label)`, '=', record.unitLabel.toLowerCase())
    .where('c.id', '<>', record.id)
    .where('c.status', 'not in', ['DRAFT', 'CLOSED', 'DISMISSED', 'DENIED'])
    .where(sql`lower(t.last_name)`, 'in', lastNames)
    .limit(1)
    .executeTakeFirst();
}

export interface StatusChange {
  id: string;
  fromStatus: string | null;
  toStatus: string;
  action: string;
  comment: string | null;
  actorKind: string;
  actorId: string | null;
  actorName: string;
  at: Date;
}

export async function insertStatusChange(
  db: Kysely<DB>,
  record: CaseRecord,
  change: StatusChange,
): Promise<void> {
  await db
    .insertInto('cases.statusChange')
    .values({
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
      id: change.id,
      fromStatus: change.fromStatus,
      toStatus: change.toStatus,
      action: change.action,
      comment: change.comment,
      actorKind: change.actorKind,
      actorId: change.actorId,
      actorName: change.actorName,
      occurredAt: change.at,
    })
    .execute();
}
