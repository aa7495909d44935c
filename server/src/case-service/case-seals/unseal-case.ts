import type { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { lockCase, onCase, updateCase } from '../cases/record/index.ts';
import { appendDeltas, deltasOf } from '../tallies/index.ts';
import { caseSealAudits } from './case-seal-audits.ts';
import { isAdmitted, mayBy, openableCases, requireVersion, withinSight } from './case-seal-policy.ts';
import { markUnsealed } from './case-seal-queries.ts';

/**
 * Lifts the seal of a case: everybody who saw it before sees it again, and it is counted again.
 * @throws `case_not_found`, also for a case that isn’t sealed, and `lawyer_bar_state`.
 */
export async function unsealCase(
  context: UserContext,
  { params, body }: RouteInput<typeof caseSeals.unseal>,
): Promise<RouteReplyInput<typeof caseSeals.unseal>> {
  const { actor } = context;
  if (!openableCases(actor).includes(params.id)) refuse('case_not_found');
  const opened = withinSight(context, [params.id]);
  return transact(opened, async (tx) => {
    tx.authorize(mayBy(actor, 'case.seal'));
    const record = found(await lockCase(tx.db, opened.scope, params.id), 'case_not_found');
    tx.authorize(isAdmitted(actor, record));
    requireVersion(record, body.version);
    const by = { userId: actor.userId, at: tx.now };
    if (!(await markUnsealed(tx.db, record, by))) refuse('case_not_found');
    const unsealed = await updateCase(tx.db, record, { sealedAt: null, updatedAt: tx.now });
    await appendDeltas(tx.db, deltasOf(record, unsealed));
    await tx.audit(caseSealAudits.unseal, { ...onCase(record), data: { reason: body.reason } });
    return { id: record.id };
  });
}
