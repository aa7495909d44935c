import { permitted } from '@writdesk/contract/permissions/permissions';
import type { properties } from '@writdesk/contract/properties/properties';
import type { PropertyStatistics } from '@writdesk/contract/properties/property-values';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { countCasesInScope } from './property-case-queries.ts';
import { countCurrentLeases, countProperties } from './property-queries.ts';

/** How many properties the caller sees, and what of them asks for attention. */
export async function countPropertyStatistics(
  context: UserContext,
  { query }: RouteInput<typeof properties.statistics>,
): Promise<PropertyStatistics> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const [counts, leases, cases] = await Promise.all([
    countProperties(db, scope, query.clientId),
    readsLeases(context) ? countCurrentLeases(db, scope, query.clientId).then(inNumbers) : noLeases,
    countCasesInScope(db, scope, query.clientId),
  ]);
  return { ...inNumbers(counts), ...leases, ...cases };
}

const noLeases = { occupied: null, lateTenants: null, lateCents: null };

/** A firm reads the leases of its own cases alone: what all tenants of a company owe is none of its business. */
export function readsLeases(context: UserContext): boolean {
  const granted = permitted(personOf(context).roles, 'lease.read');
  return granted !== null && !granted.limits.includes('own-cases');
}

const inNumbers = <T extends object>(counts: T): T =>
  Object.fromEntries(Object.entries(counts).map(([key, n]) => [key, Number(n)])) as T;
