import type { Insertable, Kysely, Updateable } from 'kysely';
import type {
  CasesCaseEviction,
  CasesCaseLedgerLine,
  CasesCaseRequest,
  CasesCaseTenant,
  CasesEvictionCase,
  DB,
} from '../../../platform/db/schema.ts';
import type { CaseRecord } from './case-queries.ts';

type Of = Pick<CaseRecord, 'firm_id' | 'client_id' | 'id'>;
const keyOf = (record: Of) => ({ firm_id: record.firm_id, client_id: record.client_id, case_id: record.id });

export function insertCase(db: Kysely<DB>, row: Insertable<CasesEvictionCase>): Promise<CaseRecord> {
  return db.insertInto('cases.eviction_case').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Makes the case's defendants exactly these. */
export async function replaceTenants(
  db: Kysely<DB>,
  record: Of,
  rows: Omit<Insertable<CasesCaseTenant>, 'firm_id' | 'client_id' | 'case_id'>[],
): Promise<void> {
  await db
    .deleteFrom('cases.case_tenant')
    .where('firm_id', '=', record.firm_id)
    .where('case_id', '=', record.id)
    .execute();
  if (rows.length)
    await db
      .insertInto('cases.case_tenant')
      .values(rows.map((row) => ({ ...keyOf(record), ...row })))
      .execute();
}

export async function updateTenant(
  db: Kysely<DB>,
  record: Of,
  tenantId: string,
  changes: Updateable<CasesCaseTenant>,
): Promise<boolean> {
  const result = await db
    .updateTable('cases.case_tenant')
    .set(changes)
    .where('firm_id', '=', record.firm_id)
    .where('case_id', '=', record.id)
    .where('id', '=', tenantId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Writes the given facts; what is not given stays. */
export async function saveEviction(
  db: Kysely<DB>,
  record: Of,
  changes: Updateable<CasesCaseEviction>,
): Promise<void> {
  const row = { ...keyOf(record), ...changes } as Insertable<CasesCaseEviction>;
  const insert = db.insertInto('cases.case_eviction').values(row);
  const hasChanges = Object.keys(changes).length > 0;
  await insert
    .onConflict((conflict) =>
      hasChanges
        ? conflict.columns(['firm_id', 'case_id']).doUpdateSet(changes)
        : conflict.columns(['firm_id', 'case_id']).doNothing(),
    )
    .execute();
}

export async function replaceLedger(
  db: Kysely<DB>,
  record: Of,
  rows: Omit<Insertable<CasesCaseLedgerLine>, 'firm_id' | 'client_id' | 'case_id'>[],
): Promise<void> {
  await db
    .deleteFrom('cases.case_ledger_line')
    .where('firm_id', '=', record.firm_id)
    .where('case_id', '=', record.id)
    .execute();
  if (rows.length)
    await db
      .insertInto('cases.case_ledger_line')
      .values(rows.map((row) => ({ ...keyOf(record), ...row })))
      .execute();
}

export async function insertRequests(
  db: Kysely<DB>,
  record: Of,
  rows: Omit<Insertable<CasesCaseRequest>, 'firm_id' | 'client_id' | 'case_id'>[],
): Promise<void> {
  if (rows.length)
    await db
      .insertInto('cases.case_request')
      .values(rows.map((row) => ({ ...keyOf(record), ...row })))
      .execute();
}

/** Marks what was asked of somebody as answered. */
export async function answerRequests(
  db: Kysely<DB>,
  record: Of,
  addressee: 'CLIENT' | 'PROCESSOR',
  by: { userId: string | null; at: Date },
): Promise<void> {
  await db
    .updateTable('cases.case_request')
    .set({ answered_at: by.at, answered_by: by.userId })
    .where('firm_id', '=', record.firm_id)
    .where('case_id', '=', record.id)
    .where('addressee', '=', addressee)
    .where('answered_at', 'is', null)
    .execute();
}

/** The same for some of them. */
export async function answerTheseRequests(
  db: Kysely<DB>,
  record: Of,
  ids: readonly string[],
  by: { userId: string | null; at: Date },
): Promise<void> {
  if (!ids.length) return;
  await db
    .updateTable('cases.case_request')
    .set({ answered_at: by.at, answered_by: by.userId })
    .where('firm_id', '=', record.firm_id)
    .where('case_id', '=', record.id)
    .where('id', 'in', ids)
    .execute();
}

/** What the client was asked for and has not answered, the oldest first. */
export function openClientRequests(db: Kysely<DB>, record: Of) {
  return db
    .selectFrom('cases.case_request')
    .select(['id', 'kind', 'item'])
    .where('firm_id', '=', record.firm_id)
    .where('case_id', '=', record.id)
    .where('addressee', '=', 'CLIENT')
    .where('answered_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function insertComment(
  db: Kysely<DB>,
  record: Of,
  comment: {
    id: string;
    type: 'Firm' | 'Client';
    message: string;
    by: { userId: string | null; name: string };
    at: Date;
  },
): Promise<void> {
  await db
    .insertInto('cases.internal_comment')
    .values({
      ...keyOf(record),
      id: comment.id,
      comment_type: comment.type,
      message: comment.message,
      created_by: comment.by.userId,
      created_by_name: comment.by.name,
      created_at: comment.at,
    })
    .execute();
}

export async function insertHold(
  db: Kysely<DB>,
  record: Of,
  hold: { id: string; kind: string; at: Date; userId: string | null; note: string | null },
): Promise<void> {
  await db
    .insertInto('cases.case_hold')
    .values({
      ...keyOf(record),
      id: hold.id,
      kind: hold.kind,
      from_at: hold.at,
      by_user_id: hold.userId,
      note: hold.note,
    })
    .execute();
}

export async function insertDocketCheck(
  db: Kysely<DB>,
  record: Of,
  check: {
    id: string;
    found: 'NONE' | 'ANSWER' | 'APPEAL';
    on: string;
    userId: string | null;
    note: string | null;
  },
): Promise<void> {
  await db
    .insertInto('cases.docket_check')
    .values({
      ...keyOf(record),
      id: check.id,
      found: check.found,
      checked_on: check.on,
      checked_by: check.userId,
      note: check.note,
    })
    .execute();
}
