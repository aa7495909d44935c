import type { Actor } from '../actor.ts';

/** What an actor can see: made from the actor alone, never from what a request says. */
export interface Scope {
  kind: 'system' | 'all' | 'firm' | 'clients' | 'properties' | 'owner' | 'nobody';
  firmId: string | null;
  /** Firms whose masters may be read. */
  firmIds: readonly string[];
  clientIds: readonly string[];
  /** Only for kind `properties`. */
  propertyIds: readonly string[];
  /** Only for kind `owner`. */
  ownerId: string | null;
}

const nobody: Scope = {
  kind: 'nobody',
  firmId: null,
  firmIds: [],
  clientIds: [],
  propertyIds: [],
  ownerId: null,
};
export const systemScope: Scope = { ...nobody, kind: 'system' };

/** The tenancy rule (who sees what), before any permission is asked. */
export function scopeOf(actor: Actor): Scope {
  if (actor.kind !== 'user') return systemScope;
  const has = (...roles: string[]) => actor.roles.some((role) => roles.includes(role));
  if (actor.roleType === 'Admin') return { ...nobody, kind: 'all' };
  if (actor.roleType === 'CRM') {
    if (actor.crmScope === 'ALL') return { ...nobody, kind: 'all' };
    return { ...nobody, kind: 'clients', clientIds: actor.crmClientIds, firmIds: actor.firmIds };
  }
  if (actor.roleType === 'Firm' && actor.firmId) {
    return { ...nobody, kind: 'firm', firmId: actor.firmId, firmIds: [actor.firmId] };
  }
  if (actor.roleType === 'Client' && actor.clientId) {
    const company = { ...nobody, clientIds: [actor.clientId], firmIds: actor.firmIds };
    if (has('client_owner', 'client_ap')) return { ...company, kind: 'clients' };
    if (has('client_manager', 'client_viewer'))
      return { ...company, kind: 'properties', propertyIds: actor.propertyIds };
    if (actor.ownerId) return { ...company, kind: 'owner', ownerId: actor.ownerId };
  }
  return nobody;
}

/** The settings that row-level security reads, in the order of `scopeSettingsSql`. */
export function scopeSettings(scope: Scope): string[] {
  return [scope.kind, scope.firmId ?? '', scope.firmIds.join(','), scope.clientIds.join(',')];
}

export const scopeSettingsSql =
  "select set_config('app.kind', $1, false), set_config('app.firm_id', $2, false), " +
  "set_config('app.firm_ids', $3, false), set_config('app.client_ids', $4, false)";
