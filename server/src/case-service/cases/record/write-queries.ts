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

type Of = Pick<CaseRecord, 'firmId' | 'clientId' | 'id'>;
const keyOf = (record: Of) => ({ firmId: record.firmId, clientId: record.clientId, caseId: record.id });

export function insertCase(db: Kysely<DB>, row: Insertable<CasesEvictionCase>): Promise<CaseRecord> {
  return db.insertInto('cases.evictionCase').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Makes the case's defendants exactly these. */
export async function replaceTenants(
  db: Kysely<DB>,
  record: Of,
  rows: Omit<Insertable<CasesCaseTenant>, 'firmId' | 'clientId' | 'caseId'>[],
): Promise<void> {
  await db
    .deleteFrom('cases.caseTenant')
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .execute();
  if (rows.length)
    await db
      .insertInto('cases.caseTenant')
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
    .updateTable('cases.caseTenant')
    .set(changes)
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
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
  const insert = db.insertInto('cases.caseEviction').values(row);
  const hasChanges = Object.keys(changes).length > 0;
  await insert
    .onConflict((conflict) =>
      hasChanges
        ? conflict.columns(['firmId', 'caseId']).doUpdateSet(changes)
        : conflict.columns(['firmId', 'caseId']).doNothing(),
    )
    .execute();
}

export async function replaceLedger(
  db: Kysely<DB>,
  record: Of,
  rows: Omit<Insertable<CasesCaseLedgerLine>, 'firmId' | 'clientId' | 'caseId'>[],
): Promise<void> {
  await db
    .deleteFrom('cases.caseLedgerLine')
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .execute();
  if (rows.length)
    await db
      .insertInto('cases.caseLedgerLine')
      .values(rows.map((row) => ({ ...keyOf(record), ...row })))
      .execute();
}

export async function insertRequests(
  db: Kysely<DB>,
  record: Of,
  rows: Omit<Insertable<CasesCaseRequest>, 'firmId' | 'clientId' | 'caseId'>[],
): Promise<void> {
  if (rows.length)
    await db
      .insertInto('cases.caseRequest')
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
    .updateTable('cases.caseRequest')
    .set({ answeredAt: by.at, answeredBy: by.userId })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('addressee', '=', addressee)
    .where('answeredAt', 'is', null)
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
    .updateTable('cases.caseRequest')
    .set({ answeredAt: by.at, answeredBy: by.userId })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('id', 'in', ids)
    .execute();
}

/** What the client was asked for and has not answered, the oldest first. */
export function openClientRequests(db: Kysely<DB>, record: Of) {
  return db
    .selectFrom('cases.caseRequest')
    .select(['id', 'kind', 'item'])
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('addressee', '=', 'CLIENT')
    .where('answeredAt', 'is', null)
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
    .insertInto('cases.internalComment')
    .values({
      ...keyOf(record),
      id: comment.id,
      commentType: comment.type,
      message: comment.message,
      createdBy: comment.by.userId,
      createdByName: comment.by.name,
      createdAt: comment.at,
    })
    .execute();
}

export async function insertHold(
  db: Kysely<DB>,
  record: Of,
  hold: { id: string; kind: string; at: Date; userId: string | null; note: string | null },
): Promise<void> {
  await db
    .insertInto('cases.caseHold')
    .values({
      ...keyOf(record),
      id: hold.id,
      kind: hold.kind,
      fromAt: hold.at,
      byUserId: hold.userId,
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
    .insertInto('cases.docketCheck')
    .values({
      ...keyOf(record),
      id: check.id,
      found: check.found,
      checkedOn: check.on,
      checkedBy: check.userId,
      note: check.note,
    })
    .execute();
}
