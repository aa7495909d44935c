import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

/** The case from whose page a lawyer speaks, if they may know of it. */
export function findVerdictCase(db: Kysely<DB>, scope: Scope, caseId: string) {
  return db
    .selectFrom('cases.evictionCase as c')
    .select('c.id')
    .where('c.id', '=', caseId)
    .where(visibleCase(scope))
    .executeTakeFirst();
}
