import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import { actorUserId } from '../../../platform/actor.ts';
import type { UserContext } from '../../../platform/context.ts';
import { found, refuse } from '../../../platform/http/refuse.ts';
import { newId } from '../../../platform/ids.ts';
import { findCase } from '../../cases/record/index.ts';
import { changing } from '../change-workflow.ts';
import { landingOf } from './move-case.ts';
import { moveRunningCases } from './move-running.job.ts';
import {
  findLatestMove,
  insertMove,
  type MoveRow,
  selectBehind,
  selectGroups,
} from './move-running-queries.ts';
import { workflowAudits } from '../workflow-audits.ts';
import { findWorkflow, selectWorkflowSteps } from '../workflow-queries.ts';

/** Groups that are shown; a workflow has few, for its cases stand at few places. */
const MOST_GROUPS = 200;

/**
 * Shows where all running cases would land in the latest version: cases whose steps stand the same land the same, so that each
 * group is looked at once.
 * @throws `workflow_not_found`
 */
export async function getLandings(
  context: UserContext,
  { params }: RouteInput<typeof workflows.landings>,
): Promise<RouteReplyInput<typeof workflows.landings>> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const workflow = found(await findWorkflow(db, scope, params.id), 'workflow_not_found');
  const { version } = workflow;
  const [groups, steps, latest] = await Promise.all([
    selectGroups(db, workflow, version),
    selectWorkflowSteps(db, workflow, version),
    findLatestMove(db, workflow),
  ]);
  const shown = [];
  for (const { workflowVersion, cases, exampleId } of groups.slice(0, MOST_GROUPS)) {
    const record = await findCase(db, scope, exampleId);
    if (!record) continue;
    const landing = await landingOf(db, record, workflow);
    const active = landing.steps.find(({ state }) => state === 'ACTIVE');
    shown.push({
      fromVersion: workflowVersion ?? 0,
      cases: Number(cases),
      example: { id: record.id, title: record.title },
      presentStep: landing.presentStep,
      step: active?.step.name ?? null,
      by: active?.by ?? null,
      lost: landing.lost.map(({ stepId, name }) => ({ id: stepId, name })),
    });
  }
  return {
    version,
    cases: groups.reduce((sum, { cases }) => sum + Number(cases), 0),
    groups: shown,
    steps: steps.map(({ id, name, sequenceNo }) => ({ id, name, sequenceNo: Number(sequenceNo) })),
    move: latest ? moveView(latest) : null,
  };
}

/**
 * Moves all running cases to the latest version, in the background.
 * @throws `workflow_not_found`, `conflict` while they move already, or where none is behind.
 */
export function moveRunning(
  context: UserContext,
  { params, body }: RouteInput<typeof workflows.moveRunning>,
): Promise<RouteReplyInput<typeof workflows.moveRunning>> {
  const wanted = { id: params.id, lockVersion: body.lockVersion };
  return changing(context, 'workflow.publish', wanted, async (tx, workflow) => {
    const { firmId, id: workflowId, version } = workflow;
    const latest = await findLatestMove(tx.db, workflow);
    if (latest && latest.endedAt === null)
      refuse('conflict', { reason: fault('moves_already', { version: latest.toVersion }) });
    const { count } = await selectBehind(tx.db, workflow, version)
      .select((of) => of.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    const total = Number(count);
    if (total === 0) refuse('conflict', { reason: fault('moves_nothing', { version }) });
    const move: MoveRow = {
      firmId,
      id: newId(),
      workflowId,
      toVersion: version,
      reason: body.reason,
      byHand: body.byHand,
      total,
      moved: 0,
      stayed: 0,
      lastCaseId: null,
      startedAt: tx.now,
      startedBy: actorUserId(context.actor),
      startedByName: context.actor.name,
      endedAt: null,
    };
    await insertMove(tx.db, { ...move, byHand: JSON.stringify(body.byHand) });
    await tx.audit(workflowAudits.moveRunning, {
      firmId,
      subjectId: workflowId,
      data: { version, cases: total, reason: body.reason },
    });
    await tx.enqueue(moveRunningCases, {});
    return { move: moveView(move) };
  });
}

const moveView = ({ id, toVersion, total, moved, stayed, startedAt, startedByName, endedAt }: MoveRow) => ({
  id,
  toVersion,
  total,
  moved,
  stayed,
  startedAt,
  startedBy: startedByName,
  endedAt,
});
