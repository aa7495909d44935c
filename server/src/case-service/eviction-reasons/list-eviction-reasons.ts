import {
  evictionReason,
  type evictionReasonCalls,
} from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { selectEvictionReasons } from './eviction-reason-queries.ts';

/** Reasons for an eviction, all or those that a state knows. */
export async function listEvictionReasons(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof evictionReasonCalls.list>,
) {
  const rows = await selectEvictionReasons(deps.db.as(scope), query.stateId);
  return { evictionReasons: rows.map((row) => evictionReason.parse(row)) };
}
