import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { FileOwners } from './storage-policy.ts';

/** REFUSED: its bytes are gone, since it was not what it said to be or was read once. PURGED: nobody has to keep it any longer. */
type FileState = 'PENDING' | 'STORED' | 'REFUSED' | 'PURGED';

export interface StoredFile extends FileOwners {
  id: string;
  path: string;
  fileName: string;
  contentType: string;
  sizeBytes: number;
  state: FileState;
}

/** A file as its row has it: with what was looked for in it. */
export interface KnownFile extends StoredFile {
  /** When a virus scanner passed it; null while none has. */
  scannedAt: Date | null;
  /** When we looked into it; null while nobody has, or where whoever took it does so by itself. */
  inspectedAt: Date | null;
}

export async function insertFile(
  db: Kysely<DB>,
  file: StoredFile & { uploadExpiresAt: Date | null; storedAt: Date | null },
): Promise<void> {
  await db
    .insertInto('jobs.storedFile')
    .values({
      id: file.id,
      path: file.path,
      fileName: file.fileName,
      contentType: file.contentType,
      sizeBytes: file.sizeBytes,
      state: file.state,
      visibility: file.visibility,
      uploadedBy: file.uploadedBy,
      firmId: file.firmId,
      clientId: file.clientId,
      propertyId: file.propertyId,
      ownerId: file.ownerId,
      caseId: file.caseId,
      uploadExpiresAt: file.uploadExpiresAt,
      storedAt: file.storedAt,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** Files with these paths that row-level security lets the scope see; the policy has the last word. */
export async function findFiles(db: Kysely<DB>, paths: readonly string[]): Promise<KnownFile[]> {
  const rows = await db
    .selectFrom('jobs.storedFile')
    .selectAll()
    .where('path', 'in', [...paths])
    .where('state', 'in', ['PENDING', 'STORED'])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    path: row.path,
    fileName: row.fileName,
    contentType: row.contentType,
    sizeBytes: Number(row.sizeBytes),
    state: row.state,
    visibility: row.visibility,
    uploadedBy: row.uploadedBy,
    firmId: row.firmId,
    clientId: row.clientId,
    propertyId: row.propertyId,
    ownerId: row.ownerId,
    caseId: row.caseId,
    scannedAt: row.scannedAt,
    inspectedAt: row.inspectedAt,
  }));
}

export async function markStored(
  db: Kysely<DB>,
  id: string,
  when: { storedAt: Date; inspectedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('jobs.storedFile')
    .set({ state: 'STORED', ...when })
    .where('id', '=', id)
    .where('state', '=', 'PENDING')
    .execute();
}

export async function markInspected(db: Kysely<DB>, id: string, inspectedAt: Date): Promise<void> {
  await db.updateTable('jobs.storedFile').set({ inspectedAt }).where('id', '=', id).execute();
}

export async function markScanned(db: Kysely<DB>, id: string, scannedAt: Date): Promise<void> {
  await db.updateTable('jobs.storedFile').set({ scannedAt }).where('id', '=', id).execute();
}

export async function markRefused(db: Kysely<DB>, id: string): Promise<void> {
  await db.updateTable('jobs.storedFile').set({ state: 'REFUSED' }).where('id', '=', id).execute();
}

/** SHA-256 of what lies at the path of a stored file, where somebody has noted it. */
export async function findHash(db: Kysely<DB>, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('jobs.storedFile')
    .select('sha256')
    .where('id', '=', id)
    .where('state', '=', 'STORED')
    .executeTakeFirst();
  return row?.sha256 ?? null;
}

export async function markHashed(db: Kysely<DB>, id: string, sha256: string): Promise<void> {
  await db
    .updateTable('jobs.storedFile')
    .set({ sha256 })
    .where('id', '=', id)
    .where('state', '=', 'STORED')
    .execute();
}

export async function deleteFile(db: Kysely<DB>, id: string): Promise<void> {
  await db.deleteFrom('jobs.storedFile').where('id', '=', id).execute();
}

/** @returns false when there is no such stored file in the scope. */
export async function updateOwners(
  db: Kysely<DB>,
  path: string,
  owners: Omit<FileOwners, 'uploadedBy'>,
): Promise<boolean> {
  const result = await db
    .updateTable('jobs.storedFile')
    .set({
      firmId: owners.firmId,
      clientId: owners.clientId,
      propertyId: owners.propertyId,
      ownerId: owners.ownerId,
      caseId: owners.caseId,
      visibility: owners.visibility,
    })
    .where('path', '=', path)
    .where('state', '=', 'STORED')
    .executeTakeFirst();
  return Number(result.numUpdatedRows) === 1;
}

/** Of two who count against the same quota the second waits until the transaction ends. */
export async function lockQuota(db: Kysely<DB>, of: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${of}, 12))`.execute(db);
}

/** What somebody has uploaded, or may upload by an open link, and is on no case. */
export function countWaiting(db: Kysely<DB>, column: 'uploadedBy' | 'firmId' | 'clientId', id: string) {
  return db
    .selectFrom('jobs.storedFile')
    .select([
      sql<number>`count(*)::int`.as('files'),
      sql<number>`coalesce(sum(size_bytes), 0)::float8`.as('bytes'),
      sql<Date | null>`min(upload_expires_at)`.as('oldest'),
    ])
    .where(column, '=', id)
    .where('uploadExpiresAt', 'is not', null)
    .where('caseId', 'is', null)
    .where('state', '<>', 'REFUSED')
    .executeTakeFirstOrThrow();
}

/** Uploads whose address expired before `before` and that were not looked after since. */
export function findUnswept(db: Kysely<DB>, before: Date, limit: number) {
  return db
    .selectFrom('jobs.storedFile')
    .select(['id', 'path', 'state'])
    .where('uploadExpiresAt', '<', before)
    .orderBy('uploadExpiresAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Links that expired in a time: of most of them nothing has come. */
export function findExpired(db: Kysely<DB>, { after, before }: { after: Date; before: Date }) {
  return db
    .selectFrom('jobs.storedFile')
    .select(['id', 'path'])
    .where('uploadExpiresAt', '>=', after)
    .where('uploadExpiresAt', '<', before)
    .where('state', '=', 'PENDING')
    .orderBy('id')
    .execute();
}

export async function markSwept(db: Kysely<DB>, id: string): Promise<void> {
  await db.updateTable('jobs.storedFile').set({ uploadExpiresAt: null }).where('id', '=', id).execute();
}

/** From now on nobody gets the files of a case. @returns those that there were, whose bytes are to be removed. */
export function forgetFiles(db: Kysely<DB>, caseId: string) {
  return db
    .updateTable('jobs.storedFile')
    .set({ state: 'PURGED' })
    .where('caseId', '=', caseId)
    .where('state', '=', 'STORED')
    .returning(['path', 'sizeBytes'])
    .execute();
}
