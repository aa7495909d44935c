import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { loadActorOfUser } from '../../user-service/users/index.ts';
import { findCase, mayEverAct } from '../cases/record/index.ts';
import { hasSignerLeft, type SignatureRecord } from './signature-queries.ts';

/**
 * A signing link ends with the rights of whoever asked, and with its signer’s place in the company. A case that a court has sealed is
 * shown to nobody by a link.
 */
export async function isStillAsked(db: Kysely<DB>, row: SignatureRecord, now: Date): Promise<boolean> {
  const record = await findCase(db, systemScope, row.caseId);
  if (record?.sealedAt) return false;
  const asker = row.requestedBy && (await loadActorOfUser(db, row.requestedBy, now));
  if (!asker || !mayEverAct(asker, 'document.regenerate').allowed) return false;
  const isTheirs = asker.firmId === null || asker.firmId === row.firmId;
  return isTheirs && !(await hasSignerLeft(db, row));
}
