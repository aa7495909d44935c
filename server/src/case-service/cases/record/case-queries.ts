import { type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CasesEvictionCase, DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { visibleCase } from './visible-case-queries.ts';

export type CaseRecord = Selectable<CasesEvictionCase>;
export type CaseChanges = Updateable<CasesEvictionCase>;

/** A case that the scope sees. */
export function findCase(db: Kysely<DB>, scope: Scope, caseId: string): Promise<CaseRecord | undefined> {
  return db
    .selectFrom('cases.eviction_case as c')
    .selectAll('c')
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .executeTakeFirst();
}

/** The same, locked until the transaction ends: of two acts on one case the second waits and sees the first. */
export function lockCase(db: Kysely<DB>, scope: Scope, caseId: string): Promise<CaseRecord | undefined> {
  return db
    .selectFrom('cases.eviction_case as c')
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
    .updateTable('cases.eviction_case')
    .set({ ...changes, version: record.version + 1 })
    .where('firm_id', '=', record.firm_id)
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
    .insertInto('cases.running_number')
    .values({ firm_id: firmId, kind, year, last: 1 })
    .onConflict((conflict) =>
      conflict.columns(['firm_id', 'kind', 'year']).doUpdateSet({ last: sql`running_number.last + 1` }),
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
  if (!record.property_id || !record.unit_label || !record.tenant_names) return undefined;
  const lastNames = db
    .selectFrom('cases.case_tenant as mine')
    .select(sql<string>`lower(mine.last_name)`.as('last_name'))
    .where('mine.firm_id', '=', record.firm_id)
    .where('mine.case_id', '=', record.id);
  return db
    .selectFrom('cases.eviction_case as c')
    .innerJoin('cases.case_tenant as t', (join) =>
      join.onRef('t.firm_id', '=', 'c.firm_id').onRef('t.case_id', '=', 'c.id'),
    )
    .select(['c.id', 'c.title'])
    .where('c.firm_id', '=', record.firm_id)
    .where('c.client_id', '=', record.client_id)
    .where('c.property_id', '=', record.property_id)
    .where(sql`lower(c.unit_label)`, '=', record.unit_label.toLowerCase())
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
    .insertInto('cases.status_change')
    .values({
      firm_id: record.firm_id,
      client_id: record.client_id,
      case_id: record.id,
      id: change.id,
      from_status: change.fromStatus,
      to_status: change.toStatus,
      action: change.action,
      comment: change.comment,
      actor_kind: change.actorKind,
      actor_id: change.actorId,
      actor_name: change.actorName,
      occurred_at: change.at,
    })
    .execute();
}
