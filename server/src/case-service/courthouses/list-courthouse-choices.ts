import type { courthouses } from '@writdesk/contract/courthouses/courthouses';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectCourthouseChoices } from './courthouse-queries.ts';

/** Courthouses that a new case may go to. */
export async function listCourthouseChoices(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof courthouses.choices>,
) {
  return { courthouses: await selectCourthouseChoices(deps.db.as(scope), query) };
}
