import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { stepTasks } from '@writdesk/contract/workflows/step-tasks';
import { kindEndedBy } from '@writdesk/contract/workflows/workflow-values';
import type { UserActor } from '../../../platform/actor.ts';
import { localDate } from '../../../platform/clock.ts';
import { personOf, type UserContext } from '../../../platform/context.ts';
import { isAnyones, selectTaskPage, type TaskRow } from './step-task-queries.ts';

/** Tasks, checks and documents that wait for the caller. */
export async function listStepTasks(
  context: UserContext,
  { query }: RouteInput<typeof stepTasks.list>,
): Promise<RouteReplyInput<typeof stepTasks.list>> {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { rows, ...page } = await selectTaskPage(deps.db.as(scope), { actor, scope }, query);
  const now = deps.clock.now();
  return { ...page, tasks: rows.map((row) => taskView(actor, row, now)) };
}

function taskView(actor: UserActor, row: TaskRow, now: Date) {
  const { caseId, title, caseNumber, caseDraftNumber, assigneeId, timeZone } = row;
  const dueOn = row.dueAt && localDate(row.dueAt, timeZone);
  return {
    id: row.id,
    case: { id: caseId, title, caseNumber, caseDraftNumber },
    kind: row.kind,
    name: row.name,
    assignee: assigneeId ? { id: assigneeId, name: row.assigneeName ?? '' } : null,
    dueOn,
    isOverdue: dueOn !== null && dueOn < localDate(now, timeZone),
    startedAt: row.startedAt,
    // A check is ended by the look at the docket itself.
    can: { complete: !kindEndedBy[row.kind] && mayComplete(actor, row) },
  };
}

/** Somebody who may work on the case and holds a role of the step, whom it names, or who runs the firm. */
export function mayComplete(
  actor: UserActor,
  { roles, assigneeId }: Pick<TaskRow, 'roles' | 'assigneeId'>,
): boolean {
  if (!permitted(actor.roles, 'case.save')) return false;
  return actor.userId === assigneeId || isAnyones(actor) || actor.roles.some((role) => roles.includes(role));
}
