import { propertyAuditActions } from '@writdesk/contract/audits/audits';
import { type Kysely, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';

/** A page of a property's trail, newest first. */
export const selectTrail = (db: Kysely<DB>, propertyId: string, wanted: { page: number; size: number }) =>
  selectPage(
    db,
    db
      .selectFrom('users.auditEvent')
      .where('subject', '=', 'property')
      .where('subjectId', '=', propertyId)
      .where(sql<boolean>`action = any(${propertyAuditActions}::text[])`),
    wanted,
    (rows) => rows.select(['seq', 'action', 'occurredAt', 'actorName', 'data']).orderBy('seq', 'desc'),
  );

/** What counties, courts and owners are called. */
export async function selectNames(
  db: Kysely<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!ids.length) return new Map();
  const wanted = sql<boolean>`id = any(${[...ids]}::uuid[])`;
  const [counties, courts, owners] = await Promise.all([
    db.selectFrom('users.county').select(['id', 'name']).where(wanted).execute(),
    db.selectFrom('cases.publishedCourthouse').select(['id', 'name']).where(wanted).execute(),
    db.selectFrom('users.propertyOwner').select(['id', 'name']).where(wanted).execute(),
  ]);
  return new Map([...counties, ...courts, ...owners].map(({ id, name }) => [id ?? '', name ?? '']));
}
