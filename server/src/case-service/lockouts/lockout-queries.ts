import type { Insertable, Kysely, Selectable } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { CasesLockout, DB } from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

export type LockoutRow = Selectable<CasesLockout>;

/** Every day that was set or proposed for the lockout of a case, in their order. */
export const selectLockoutsOfCase = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.lockout')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('id'),
);

/** The one that is set, or the one that is proposed. */
export const findLockout = (db: Kysely<DB>, { firmId, id }: CaseKey, state: 'SET' | 'PROPOSED') =>
  db
    .selectFrom('cases.lockout')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();

export async function insertLockout(db: Kysely<DB>, row: Insertable<CasesLockout>): Promise<void> {
  await db.insertInto('cases.lockout').values(row).execute();
}

interface Ending {
  from: 'SET' | 'PROPOSED';
  state: 'RESET' | 'CANCELLED' | 'DONE';
  at: Date;
  reason: string | null;
}

/** Ends what is set or proposed. @returns what it was; undefined where there was nothing. */
export function endLockout(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  { from, state, at, reason }: Ending,
): Promise<LockoutRow | undefined> {
  return db
    .updateTable('cases.lockout')
    .set({ state, endedAt: at, endReason: reason })
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
}
