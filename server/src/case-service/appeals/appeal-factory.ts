import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseOwner, keysOf } from '../cases/record/index.ts';

/** For tests: an appeal of a case that waits for its result, unless the case has one. */
export async function makeAppeal(db: Kysely<DB>, record: CaseOwner): Promise<void> {
  const at = new Date();
  await db
    .insertInto('cases.caseAppeal')
    .values({
      ...keysOf(record),
      id: newId(),
      appellant: 'TENANT',
      filedOn: '2026-06-12',
      court: 'State Court of Fulton County',
      stayed: false,
      createdAt: at,
      updatedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
