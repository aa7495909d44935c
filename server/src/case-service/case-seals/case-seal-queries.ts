import { type Insertable, type Kysely, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { CasesCaseSeal, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';
import { type CaseOwner, visibleCase } from '../cases/record/index.ts';

/** The seal that stands on a case of the firm. */
export function findSeal(db: Kysely<DB>, firmId: string, caseId: string) {
  return db
    .selectFrom('cases.caseSeal')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('unsealedAt', 'is', null)
    .executeTakeFirst();
}
export type SealRow = NonNullable<Awaited<ReturnType<typeof findSeal>>>;

export async function insertSeal(db: Kysely<DB>, seal: Insertable<CasesCaseSeal>): Promise<void> {
  await db.insertInto('cases.caseSeal').values(seal).execute();
  await announceRightsChanged(db, { firmId: seal.firmId });
  await announceRightsChanged(db, { clientId: seal.clientId });
}

/** @returns false where none stands. */
export async function markUnsealed(
  db: Kysely<DB>,
  record: CaseOwner,
  by: { userId: string; at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('cases.caseSeal')
    .set({ unsealedAt: by.at, unsealedBy: by.userId })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('unsealedAt', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  await announceRightsChanged(db, { firmId: record.firmId });
  await announceRightsChanged(db, { clientId: record.clientId });
  return true;
}

/** One page of these sealed cases, the newest seal first. */
export function selectSealed(
  db: Kysely<DB>,
  scope: Scope,
  { caseIds, page, size }: { caseIds: readonly string[]; page: number; size: number },
) {
  const matching = db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('cases.caseSeal as s', (join) =>
      join.onRef('s.firmId', '=', 'c.firmId').onRef('s.caseId', '=', 'c.id'),
    )
    .where('s.unsealedAt', 'is', null)
    .where('c.id', '=', sql<string>`any(${[...caseIds]}::uuid[])`)
    .where(visibleCase(scope));
  return selectPage(db, matching, { page, size }, (rows) =>
    rows
      .innerJoin('users.publishedClient as client', 'client.id', 'c.clientId')
      .select(['c.id as caseId', 'c.title', 'c.caseNumber', 'client.name as clientName'])
      .select(['s.reason', 's.orderedOn', 's.sealedBy', 's.sealedByName', 's.sealedAt'])
      .orderBy('s.sealedAt', 'desc')
      .orderBy('c.id', 'desc'),
  );
}
