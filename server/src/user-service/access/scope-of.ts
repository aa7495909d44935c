import type { UserActor } from '../../platform/actor.ts';
import { nobodyScope, type Scope } from '../../platform/db/scope.ts';

/** The tenancy rule (who sees what), before any permission is asked. */
export function scopeOf(actor: UserActor, now: Date): Scope {
  const { userId, walledCaseIds, sealedCaseIds } = actor;
  const tenancy = tenancyOf(actor);
  const { firmId, firmIds, clientIds, propertyIds = [], ownerId } = tenancy;
  return {
    ...tenancy,
    userId,
    reachIds: [...new Set([firmId, ...firmIds, ...clientIds, ...propertyIds, ownerId])].filter(
      (id) => typeof id === 'string',
    ),
    withheldIds: [...new Set([...walledCaseIds, ...sealedCaseIds])],
    today: now.toISOString().slice(0, 10),
  };
}

function tenancyOf(actor: UserActor): Scope {
  const has = (...roles: string[]) => actor.roles.some((role) => roles.includes(role));
  if (actor.roleType === 'Admin') return { ...nobodyScope, kind: 'all' };
  if (actor.roleType === 'CRM') {
    if (actor.crmScope === 'ALL') return { ...nobodyScope, kind: 'all' };
    return { ...nobodyScope, kind: 'clients', clientIds: actor.crmClientIds, firmIds: actor.firmIds };
  }
  if (actor.roleType === 'Firm' && actor.firmId) {
    return { ...nobodyScope, kind: 'firm', firmId: actor.firmId, firmIds: [actor.firmId] };
  }
  if (actor.roleType === 'Client' && actor.clientId) {
    const company = { ...nobodyScope, clientIds: [actor.clientId], firmIds: actor.firmIds };
    if (has('client_owner', 'client_ap')) return { ...company, kind: 'clients' };
    if (has('client_manager', 'client_viewer'))
      return { ...company, kind: 'properties', propertyIds: actor.propertyIds };
    if (actor.ownerId) return { ...company, kind: 'owner', ownerId: actor.ownerId };
  }
  return nobodyScope;
}
