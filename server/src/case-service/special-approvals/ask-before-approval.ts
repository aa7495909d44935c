import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import { rowsByAction } from '@writdesk/contract/cases/case-lifecycle';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { Context } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow } from '../../platform/http/refuse.ts';
import { caseLive, findCase, liveOf, lockCase, NothingToNote, unlessDone } from '../cases/record/index.ts';
import { isNothing, planFor, reviewApprovals } from './review-approvals.ts';

/**
 * Before an action that waits for special approvals: asks what isn’t asked yet. It is a transaction of its own, because the
 * action is then refused, and the request must stay.
 */
export async function askBeforeApproval(
  context: Context,
  { caseId, action }: { caseId: string; action: CaseAction },
): Promise<void> {
  const { deps, actor, scope } = context;
  if (!rowsByAction[action].some(({ guards = [] }) => guards.includes('noOpenSpecialApprovals'))) return;
  if (actor.kind === 'user' && permitted(actor.roles, 'case.approve') === null) return;
  const db = deps.db.as(scope);
  const seen = await findCase(db, scope, caseId);
  if (!seen || isNothing(await planFor(context, { db, now: deps.clock.now() }, seen))) return;
  const { idempotency: _, ...once } = context;
  await unlessDone(
    transact(once, async (tx) => {
      tx.authorize(allow);
      const record = await lockCase(tx.db, scope, caseId);
      if (!record || !(await reviewApprovals(tx, context, record, 'APPROVAL'))) throw new NothingToNote();
      tx.publish(caseLive.changed, liveOf(record));
    }),
  );
}
