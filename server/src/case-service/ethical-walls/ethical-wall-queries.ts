import type { Insertable, Kysely } from 'kysely';
import type { CasesEthicalWall, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';
import { visibleCase } from '../cases/record/index.ts';

const caseColumns = [
  'c.firmId',
  'c.id',
  'c.clientId',
  'c.propertyId',
  'c.ownerId',
  'c.assignedProcessorId',
  'c.assignedLawyerId',
] as const;

const seen = (db: Kysely<DB>, scope: Scope, caseId: string) =>
  db
    .selectFrom('cases.evictionCase as c')
    .select(caseColumns)
    .where('c.id', '=', caseId)
    .where(visibleCase(scope));

/** The case, if the scope sees it. */
export const findWalledCase = (db: Kysely<DB>, scope: Scope, caseId: string) =>
  seen(db, scope, caseId).executeTakeFirst();

/** The same, locked: of two who keep the same person from it the second waits. */
export const lockWalledCase = (db: Kysely<DB>, scope: Scope, caseId: string) =>
  seen(db, scope, caseId).forUpdate().executeTakeFirst();

export type WalledCase = NonNullable<Awaited<ReturnType<typeof findWalledCase>>>;

/** The walls that stand around a case, the oldest first. */
export function selectWalls(db: Kysely<DB>, record: WalledCase) {
  return db
    .selectFrom('cases.ethicalWall as w')
    .innerJoin('users.publishedPersonName as person', 'person.id', 'w.userId')
    .select(['w.id', 'w.userId', 'person.name', 'w.reason', 'w.createdBy', 'w.createdByName', 'w.createdAt'])
    .where('w.firmId', '=', record.firmId)
    .where('w.caseId', '=', record.id)
    .where('w.liftedAt', 'is', null)
    .orderBy('w.createdAt')
    .orderBy('w.id')
    .execute();
}

export type WallRow = Awaited<ReturnType<typeof selectWalls>>[number];

/** Somebody who works at the case's firm. */
export function findColleague(db: Kysely<DB>, firmId: string, userId: string) {
  return db
    .selectFrom('users.publishedPerson')
    .select(['id', 'name'])
    .where('id', '=', userId)
    .where('firmId', '=', firmId)
    .where('active', '=', true)
    .executeTakeFirst();
}

export async function insertWall(db: Kysely<DB>, wall: Insertable<CasesEthicalWall>): Promise<void> {
  await db.insertInto('cases.ethicalWall').values(wall).execute();
  await announceRightsChanged(db, { userId: wall.userId });
}

/** @returns false where none stands. */
export async function markLifted(
  db: Kysely<DB>,
  record: WalledCase,
  userId: string,
  by: { userId: string; at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('cases.ethicalWall')
    .set({ liftedAt: by.at, liftedBy: by.userId })
    .where('firmId', '=', record.firmId)
    .where('caseId', '=', record.id)
    .where('userId', '=', userId)
    .where('liftedAt', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) await announceRightsChanged(db, { userId });
  return result.numUpdatedRows > 0n;
}
