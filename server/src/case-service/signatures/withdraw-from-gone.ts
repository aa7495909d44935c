import type { PaperFollower } from '../documents/index.ts';
import { signatureAudits } from './signature-audits.ts';
import { signatureLive } from './signature-live.ts';
import { aboutOf, liveOf, onCaseOf } from './signature-notices.ts';
import { endRequest, selectOpenRequests } from './signature-queries.ts';

/** Nobody is asked to sign a document that a newer one replaced or that is off the case: its open requests are withdrawn. */
export const withdrawFromGone: PaperFollower = async (tx, paper) => {
  for (const row of await selectOpenRequests(tx.db, paper)) {
    // Somebody may sign, decline or withdraw at the same moment: then it has ended as they say.
    if (!(await endRequest(tx.db, row, { status: 'WITHDRAWN', endedAt: tx.now }))) continue;
    await tx.audit(signatureAudits.withdraw, {
      ...onCaseOf(row),
      data: { ...(await aboutOf(tx.db, row)), endsWithDocument: true },
    });
    tx.publish(signatureLive.changed, liveOf(row));
  }
};
