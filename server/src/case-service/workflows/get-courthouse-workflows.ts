import type { workflows } from '@writdesk/contract/workflows/workflows';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findCourthousePlace, selectFitting } from './workflow-queries.ts';
import { workflowView } from './workflow-view.ts';

/**
 * The published workflows that fit a courthouse, the most particular first, and that one by itself.
 * @throws `courthouse_not_found`
 */
export async function getCourthouseWorkflows(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof workflows.getByCourthouse>,
) {
  const db = deps.db.as(scope);
  const place = found(await findCourthousePlace(db, params.id), 'courthouse_not_found');
  const fitting = (await selectFitting(db, scope, place)).map(workflowView);
  return { workflow: fitting[0] ?? null, workflows: fitting };
}
