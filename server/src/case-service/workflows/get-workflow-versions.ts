import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { say } from '@writdesk/contract/sentences/in-english';
import { diffWorkflows } from '@writdesk/contract/workflows/workflow-diff';
import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { UserContext } from '../../platform/context.ts';
import { found, refuseField } from '../../platform/http/refuse.ts';
import { findWorkflow, selectWorkflowSteps } from './workflow-queries.ts';
import { DRAFT, selectPinned, selectVersions } from './workflow-write-queries.ts';
import { stepView } from './workflow-view.ts';

/**
 * The published versions of a workflow, the latest first, with the running cases of each.
 * @throws `workflow_not_found`
 */
export async function getWorkflowVersions(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof workflows.versions>,
) {
  const db = deps.db.as(scope);
  const workflow = found(await findWorkflow(db, scope, params.id), 'workflow_not_found');
  const [versions, pinned] = await Promise.all([selectVersions(db, workflow), selectPinned(db, workflow)]);
  return {
    versions: versions.map((row) => ({
      ...row,
      stepCount: Number(row.stepCount),
      cases: pinned.find(({ version }) => version === row.version)?.cases ?? 0,
    })),
  };
}

/**
 * What the later of two versions says differently; 0 is the draft.
 * @throws `workflow_not_found`; `invalid` for a version that was never published.
 */
export async function compareVersions(
  { deps, scope }: UserContext,
  { params, query: { from, to } }: RouteInput<typeof workflows.difference>,
) {
  const db = deps.db.as(scope);
  const workflow = found(await findWorkflow(db, scope, params.id), 'workflow_not_found');
  for (const [field, version] of Object.entries({ from, to }))
    if (version > workflow.version || (version === DRAFT && !workflow.hasDraft))
      refuseField(field, fault('workflow_version_unknown'));
  const [before, after] = await Promise.all(
    [from, to].map(async (version) => (await selectWorkflowSteps(db, workflow, version)).map(stepView)),
  );
  const changes = diffWorkflows(before ?? [], after ?? []);
  return {
    from,
    to,
    changes: changes.map(({ stepId, fault: change }) => ({ stepId, ...change, message: say(change) })),
  };
}
