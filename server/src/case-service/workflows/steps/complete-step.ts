import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { stepTasks } from '@writdesk/contract/workflows/step-tasks';
import { kindEndedBy } from '@writdesk/contract/workflows/workflow-values';
import { personOf, type UserContext } from '../../../platform/context.ts';
import { transact } from '../../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../../platform/http/refuse.ts';
import { lockCase } from '../../cases/record/index.ts';
import { finishAndNotify } from './finish-by-itself.ts';
import { mayComplete } from './list-step-tasks.ts';
import { findTask } from './step-task-queries.ts';

/**
 * A person says that a task is done.
 * @throws `workflow_not_found` for a task that isn’t there, is done already, or is for others; `case_action_not_allowed` for a check of the docket.
 */
export function completeStep(
  context: UserContext,
  { params, body }: RouteInput<typeof stepTasks.complete>,
): Promise<{ caseId: string; presentStep: number }> {
  const actor = personOf(context);
  const reader = { actor, scope: context.scope };
  return transact(context, async (tx) => {
    const seen = found(await findTask(tx.db, reader, params.id), 'workflow_not_found');
    const record = found(await lockCase(tx.db, context.scope, seen.caseId), 'case_not_found');
    const task = found(await findTask(tx.db, reader, params.id), 'workflow_not_found');
    tx.authorize(mayComplete(actor, task) ? allow : deny('forbidden'));
    if (kindEndedBy[task.kind])
      refuse('case_action_not_allowed', { reason: fault('check_ends_with_docket') });
    const presentStep = await finishAndNotify(tx, record, {
      id: task.id,
      name: task.name,
      kind: task.kind,
      by: { userId: actor.userId, name: actor.name },
      comment: body.comment,
    });
    return { caseId: record.id, presentStep };
  });
}
