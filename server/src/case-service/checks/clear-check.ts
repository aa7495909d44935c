import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { type CheckKey, updateCheck } from './check-queries.ts';

/** The bank paid a check on a day; without a day it is known not to have paid it. Whoever says so holds the line of the statement. */
export const clearCheck = (db: Kysely<DB>, key: CheckKey, clearedOn: string | null): Promise<void> =>
  updateCheck(db, key, { status: clearedOn === null ? 'SUBMITTED' : 'CLEARED', clearedOn });
