import type { geography } from '@writdesk/contract/geography/geography';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { searchCounties } from './geography-queries.ts';

/** A page of counties by name. */
export function listCounties({ deps, scope }: UserContext, { query }: RouteInput<typeof geography.counties>) {
  return searchCounties(deps.db.as(scope), query);
}
