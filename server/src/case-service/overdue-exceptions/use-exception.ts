import type { Tx } from '../../platform/db/transact.ts';
import type { Debtor } from '../invoices/index.ts';
import { overdueExceptionAudits } from './overdue-exception-audits.ts';
import { overdueExceptionLive } from './overdue-exception-live.ts';
import { takeCase } from './overdue-exception-queries.ts';

/**
 * Counts a case that comes in under the exception of its company. The caller holds the account, and the case’s facts say that it is
 * excepted.
 */
export async function useException(tx: Tx, { firmId, clientId, id: caseId }: Debtor & { id: string }) {
  const taken = await takeCase(tx.db, { firmId, clientId }, tx.now);
  if (!taken) throw new Error(`Case ${caseId} is excepted by nothing.`);
  const { id, usedCases, lastDay, mostCases } = taken;
  await tx.audit(overdueExceptionAudits.use, {
    firmId,
    clientId,
    subjectId: id,
    data: { caseId, usedCases },
  });
  tx.publish(overdueExceptionLive.changed, { firmId, clientId });
  // A granted one has both.
  return { id, usedCases, lastDay: lastDay ?? '', mostCases: mostCases ?? 0 };
}
