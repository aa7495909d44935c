import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { isVisibleClient } from '../../user-service/clients/index.ts';
import { visibleCase } from '../cases/record/index.ts';

/**
 * Whose money an action is about: a company that the actor sees, and its case where one is named. A case behind a wall, or sealed by a court, does
 * not exist here. @throws `client_not_found`, `case_not_found`
 */
export async function requireOwner(
  db: Kysely<DB>,
  scope: Scope,
  { clientId, caseId }: { clientId: string; caseId: string | null },
): Promise<void> {
  if (!(await isVisibleClient(db, scope, clientId))) refuse('client_not_found');
  if (caseId === null) return;
  const row = await db
    .selectFrom('cases.evictionCase as c')
    .select('c.id')
    .where(visibleCase(scope))
    .where('c.firmId', '=', scope.firmId)
    .where('c.clientId', '=', clientId)
    .where('c.id', '=', caseId)
    .where('c.sealedAt', 'is', null)
    .executeTakeFirst();
  if (!row) refuse('case_not_found');
}
