import { type Insertable, type Kysely, type Selectable, sql, type Updateable } from 'kysely';
import type { CasesSignature, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { type CaseKey, visibleCase } from '../cases/record/index.ts';

export type SignatureRecord = Selectable<CasesSignature>;
interface Key {
  firmId: string;
  caseId: string;
  id: string;
}

export async function insertSignature(db: Kysely<DB>, row: Insertable<CasesSignature>): Promise<void> {
  await db.insertInto('cases.signature').values(row).execute();
}

export function findSignature(db: Kysely<DB>, { firmId, caseId, id }: Key) {
  return db
    .selectFrom('cases.signature')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A signature by its id alone, of a case that the scope sees. */
export function findVisibleSignature(db: Kysely<DB>, scope: Scope, id: string) {
  return db
    .selectFrom('cases.signature as s')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 's.firmId').onRef('c.id', '=', 's.caseId'),
    )
    .selectAll('s')
    .where('s.id', '=', id)
    .where(visibleCase(scope))
    .executeTakeFirst();
}

/** The signature that a link asks for; the link itself says whose it is. */
export function findByCode(db: Kysely<DB>, firmId: string, codeHash: string) {
  return db
    .selectFrom('cases.signature')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
}

/**
 * Whether the address that a link was mailed to is that of somebody whom the case's company or firm no longer has, wherever they work now;
 * of somebody whom neither ever had, whether their own organization no longer has them.
 */
export async function hasSignerLeft(
  db: Kysely<DB>,
  { signerEmail, firmId, clientId }: Pick<SignatureRecord, 'signerEmail' | 'firmId' | 'clientId'>,
): Promise<boolean> {
  const known = await db
    .selectFrom('users.appUser')
    .select(['active', 'firmId', 'clientId'])
    .where((eb) => eb(eb.fn('lower', ['email']), '=', signerEmail?.toLowerCase() ?? ''))
    .execute();
  const here = known.filter((one) => one.firmId === firmId || one.clientId === clientId);
  const asked = here.length > 0 ? here : known;
  return asked.length > 0 && asked.every(({ active }) => !active);
}

/** All signatures on the documents of a case, in the order in which they came. */
export function selectSignatures(db: Kysely<DB>, { firmId, id }: CaseKey): Promise<SignatureRecord[]> {
  return db
    .selectFrom('cases.signature')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('requestedAt')
    .orderBy('id')
    .execute();
}

/** What is asked for on a document and still open. */
export function selectOpenRequests(
  db: Kysely<DB>,
  { firmId, caseId, documentId }: Pick<SignatureRecord, 'firmId' | 'caseId' | 'documentId'>,
): Promise<SignatureRecord[]> {
  return db
    .selectFrom('cases.signature')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('documentId', '=', documentId)
    .where('status', '=', 'REQUESTED')
    .orderBy('id')
    .execute();
}

/** Ends a request that nobody ended before: of two at once one finds it ended. @returns whether it was this one. */
export async function endRequest(
  db: Kysely<DB>,
  { firmId, caseId, id }: Key,
  changes: Updateable<CasesSignature>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.signature')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('status', '=', 'REQUESTED')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Notes that a link was opened, once. @returns whether it was for the first time. */
export async function noteOpened(
  db: Kysely<DB>,
  { firmId, caseId, id }: Key,
  openedAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.signature')
    .set({ openedAt })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('openedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Keeps the signed file; one that stands never changes. @returns false where it stands already. */
export async function keepSignedFile(
  db: Kysely<DB>,
  { firmId, caseId, id }: Key,
  changes: Updateable<CasesSignature>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.signature')
    .set(changes)
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('file', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Of two who have a failed file made again one finds it being made. @returns whether it was this one. */
export async function takeFailedFile(db: Kysely<DB>, { firmId, caseId, id }: Key): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cases.signature')
    .set({ fileFailed: false })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .where('file', 'is', null)
    .where('fileFailed', '=', true)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** With what a lawyer signs in a state: their name as they sign it, and their number there. */
export function findSigner(db: Kysely<DB>, userId: string, stateCode: string | null) {
  return db
    .selectFrom('users.lawyer as l')
    .innerJoin('users.barAdmission as b', 'b.userId', 'l.userId')
    .select(['l.signatureName as name', 'l.title', 'b.barNumber'])
    .where('l.userId', '=', userId)
    .where('b.stateCode', '=', stateCode ?? '')
    .where('b.active', '=', true)
    .executeTakeFirst();
}

/** The lawyers who approved a case or have it: none of them may be its notary. */
export async function selectLawyerNames(
  db: Kysely<DB>,
  { approvedBy, assignedLawyerId }: { approvedBy: string | null; assignedLawyerId: string | null },
): Promise<string[]> {
  const ids = [approvedBy, assignedLawyerId].filter((id): id is string => id !== null);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users.appUser as u')
    .leftJoin('users.lawyer as l', 'l.userId', 'u.id')
    .select(['u.firstName', 'u.lastName', 'l.signatureName'])
    .where('u.id', 'in', ids)
    .execute();
  return rows.flatMap(({ firstName, lastName, signatureName }) => [
    `${firstName} ${lastName}`,
    ...(signatureName ? [signatureName] : []),
  ]);
}

export async function findFirmName(db: Kysely<DB>, firmId: string): Promise<string> {
  const row = await db.selectFrom('users.firm').select('name').where('id', '=', firmId).executeTakeFirst();
  return row?.name ?? '';
}

/** The row of the trail that a signature left: its number in the chain of the case, and its hash. */
export function findSignedRow(db: Kysely<DB>, { caseId, id }: { caseId: string; id: string }) {
  return db
    .selectFrom('cases.auditEvent')
    .select(['seq', 'hash'])
    .where('subject', '=', 'case')
    .where('subjectId', '=', caseId)
    .where('action', '=', 'signature.sign')
    .where(sql<string>`data ->> 'signatureId'`, '=', id)
    .executeTakeFirst();
}

/** Documents that were replaced after somebody signed them: they stay. */
export function selectReplaced(db: Kysely<DB>, { firmId, id }: CaseKey, documentIds: readonly string[]) {
  if (documentIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('cases.caseDocument')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('id', 'in', [...documentIds])
    .where((is) => is.or([is('replacedBy', 'is not', null), is('removedAt', 'is not', null)]))
    .orderBy('id')
    .execute();
}
