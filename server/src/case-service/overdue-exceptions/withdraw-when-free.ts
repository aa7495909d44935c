import { type AccountFollower, isHeldByOverdue } from '../invoices/index.ts';
import { overdueExceptionAudits } from './overdue-exception-audits.ts';
import { overdueExceptionLive } from './overdue-exception-live.ts';
import { findStanding, updateException } from './overdue-exception-queries.ts';

/** Ends what a company asked for or was granted once no overdue invoice can hold a case of it: the next debt is another matter. */
export const withdrawWhenFree: AccountFollower = async (tx, debtor) => {
  const standing = await findStanding(tx.db, debtor, tx.now);
  if (!standing || (await isHeldByOverdue(tx.db, debtor, tx.now))) return;
  await updateException(
    tx.db,
    { firmId: debtor.firmId, id: standing.id },
    { status: 'WITHDRAWN', endedAt: tx.now },
  );
  await tx.audit(overdueExceptionAudits.withdraw, { ...debtor, subjectId: standing.id, data: {} });
  tx.publish(overdueExceptionLive.changed, debtor);
};
