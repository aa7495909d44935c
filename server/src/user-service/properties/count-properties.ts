import type { properties } from '@writdesk/contract/properties/properties';
import type { PropertyStatistics } from '@writdesk/contract/properties/property-values';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { countCasesInScope } from './property-case-queries.ts';
import { countProperties } from './property-queries.ts';

/** How many properties the caller sees, and what of them asks for attention. */
export async function countPropertyStatistics(
  { deps, scope }: UserContext,
  { query }: RouteInput<typeof properties.statistics>,
): Promise<PropertyStatistics> {
  const db = deps.db.as(scope);
  const [counts, cases] = await Promise.all([
    countProperties(db, scope, query.clientId),
    countCasesInScope(db, scope, query.clientId),
  ]);
  const numbers = Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, Number(n)]));
  return { ...(numbers as typeof counts), ...cases };
}
