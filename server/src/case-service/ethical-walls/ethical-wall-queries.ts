import type { Insertable, Kysely } from 'kysely';
import type { CasesEthicalWall, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { tellRightsChanged } from '../../platform/live/index.ts';
import { visibleCase } from '../cases/record/index.ts';

const caseColumns = [
  'c.firm_id',
  'c.id',
  'c.client_id',
  'c.property_id',
  'c.owner_id',
  'c.assigned_processor_id',
  'c.assigned_lawyer_id',
] as const;

const seen = (db: Kysely<DB>, scope: Scope, caseId: string) =>
  db
    .selectFrom('cases.eviction_case as c')
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
    .selectFrom('cases.ethical_wall as w')
    .innerJoin('users.published_person_name as person', 'person.id', 'w.user_id')
    .select([
      'w.id',
      'w.user_id',
      'person.name',
      'w.reason',
      'w.created_by',
      'w.created_by_name',
      'w.created_at',
    ])
    .where('w.firm_id', '=', record.firm_id)
    .where('w.case_id', '=', record.id)
    .where('w.lifted_at', 'is', null)
    .orderBy('w.created_at')
    .orderBy('w.id')
    .execute();
}

export type WallRow = Awaited<ReturnType<typeof selectWalls>>[number];

/** Somebody who works at the case's firm. */
export function findColleague(db: Kysely<DB>, firmId: string, userId: string) {
  return db
    .selectFrom('users.published_person')
    .select(['id', 'name'])
    .where('id', '=', userId)
    .where('firm_id', '=', firmId)
    .where('active', '=', true)
    .executeTakeFirst();
}

export async function insertWall(db: Kysely<DB>, wall: Insertable<CasesEthicalWall>): Promise<void> {
  await db.insertInto('cases.ethical_wall').values(wall).execute();
  await tellRightsChanged(db, { userId: wall.user_id });
}

/** @returns false where none stands. */
export async function markLifted(
  db: Kysely<DB>,
  record: WalledCase,
  userId: string,
  by: { userId: string; at: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('cases.ethical_wall')
    .set({ lifted_at: by.at, lifted_by: by.userId })
    .where('firm_id', '=', record.firm_id)
    .where('case_id', '=', record.id)
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst();
  if (result.numUpdatedRows > 0n) await tellRightsChanged(db, { userId });
  return result.numUpdatedRows > 0n;
}

/** Nobody works on what he may not know of: the case waits for his desk again. */
export async function takeAssignmentOff(
  db: Kysely<DB>,
  record: WalledCase,
  userId: string,
  now: Date,
): Promise<void> {
  const { assigned_processor_id: processorId, assigned_lawyer_id: lawyerId } = record;
  if (processorId !== userId && lawyerId !== userId) return;
  await db
    .updateTable('cases.eviction_case')
    .set((eb) => ({
      ...(processorId === userId && { assigned_processor_id: null }),
      ...(lawyerId === userId && { assigned_lawyer_id: null }),
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('firm_id', '=', record.firm_id)
    .where('id', '=', record.id)
    .execute();
}
