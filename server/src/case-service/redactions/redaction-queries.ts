import { type Insertable, type Kysely, type Selectable, sql } from 'kysely';
import type { CasesDocumentRedaction, DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

export type RedactionRecord = Selectable<CasesDocumentRedaction>;
interface Key {
  firmId: string;
  caseId: string;
  id: string;
}

/** Puts a redaction in the place of the one before it. */
export async function replaceRedaction(
  db: Kysely<DB>,
  row: Insertable<CasesDocumentRedaction>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cases.documentRedaction')
    .set({ endedAt: now })
    .where('firmId', '=', row.firmId)
    .where('documentId', '=', row.documentId)
    .where('endedAt', 'is', null)
    .execute();
  await db.insertInto('cases.documentRedaction').values(row).execute();
}

export function findRedaction(
  db: Kysely<DB>,
  { firmId, caseId, id }: Key,
): Promise<RedactionRecord | undefined> {
  return db
    .selectFrom('cases.documentRedaction')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The redaction of a document that stands. */
export function findCurrentRedaction(db: Kysely<DB>, firmId: string, documentId: string) {
  return db
    .selectFrom('cases.documentRedaction')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('documentId', '=', documentId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
}

/** What was black in the newest version before a generated document. */
export async function findEarlierBoxes(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  document: { id: string; kind: string },
): Promise<unknown> {
  const row = await db
    .selectFrom('cases.documentRedaction as r')
    .innerJoin('cases.caseDocument as p', (join) =>
      join
        .onRef('p.firmId', '=', 'r.firmId')
        .onRef('p.caseId', '=', 'r.caseId')
        .onRef('p.id', '=', 'r.documentId'),
    )
    .select('r.boxes')
    .where('r.firmId', '=', firmId)
    .where('r.caseId', '=', id)
    .where('r.endedAt', 'is', null)
    .where('p.kind', '=', document.kind)
    .where('p.source', '=', 'GENERATED')
    .where('p.id', '<', document.id)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.boxes ?? [];
}

/** Notes what became of a redaction that waits. @returns false where it is made, or another one took its place. */
export async function settleRedaction(
  db: Kysely<DB>,
  { firmId, caseId, id }: Key,
  changes: { status: 'READY'; file: string } | { status: 'FAILED' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.documentRedaction')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('status', '=', 'QUEUED')
    .where('endedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Whether somebody signed a document or is asked to. */
export async function isSigned(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  documentId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('cases.signature')
    .select(sql<boolean>`true`.as('is'))
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('documentId', '=', documentId)
    .where('status', 'in', ['REQUESTED', 'SIGNED'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The people of a case with what doesn't belong in a court's file, sealed as it is kept. */
export function selectPeople(db: Kysely<DB>, { firmId, id }: CaseKey) {
  return db
    .selectFrom('cases.caseTenant')
    .select(['id', 'firstName', 'middleName', 'lastName', 'isMinor', 'ssnSealed', 'dobSealed'])
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('position')
    .orderBy('id')
    .execute();
}
