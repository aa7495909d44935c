import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { loadActorOfUser } from '../../user-service/users/index.ts';
import { findCase, mayEverAct } from '../cases/record/index.ts';
import { hasSignerLeft, type SignatureRecord } from './signature-queries.ts';

/**
 * A signing link ends with the rights of whoever asked, also on this case alone, where a wall keeps them from it, and with its signer’s
 * place in the company. A case that a court has sealed is in nobody’s scope, and is shown to nobody by a link.
 */
export async function isStillAsked(
  { db: database, scopeOf }: Pick<Deps, 'db' | 'scopeOf'>,
  row: SignatureRecord,
  now: Date,
): Promise<boolean> {
  const db = database.as(systemScope);
  const asker = row.requestedBy && (await loadActorOfUser(db, row.requestedBy, now));
  if (!asker || !mayEverAct(asker, 'document.regenerate').allowed) return false;
  const scope = scopeOf(asker, now);
  if (!(await findCase(database.as(scope), scope, row.caseId))) return false;
  return !(await hasSignerLeft(db, row));
}
