import type { Actor, UserActor } from '../actor.ts';

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
  /** Who it is; null for a machine. */
  userId: string | null;
  /** Cases from which this person is kept, whatever else would show them. */
  walledCaseIds: readonly string[];
  /** The day on which it is asked, `YYYY-MM-DD`: an engagement that ended shows a firm no more of a company. */
  today: string;
}

const nobody: Scope = {
  kind: 'nobody',
  firmId: null,
  firmIds: [],
  clientIds: [],
  propertyIds: [],
  ownerId: null,
  userId: null,
  walledCaseIds: [],
  today: '',
};
export const systemScope: Scope = { ...nobody, kind: 'system' };

/** The tenancy rule (who sees what), before any permission is asked. */
export function scopeOf(actor: Actor, now: Date): Scope {
  const today = now.toISOString().slice(0, 10);
  if (actor.kind !== 'user') return { ...systemScope, today };
  const { userId, walledCaseIds } = actor;
  return { ...tenancyOf(actor), userId, walledCaseIds, today };
}

function tenancyOf(actor: UserActor): Scope {
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

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The settings that row-level security reads, as `[name, value]`; an empty value is the same as none. */
function settingsOf(scope: Scope): [name: string, value: string][] {
  return [
    ['kind', scope.kind],
    ['firm_id', idList([scope.firmId ?? ''])],
    ['firm_ids', idList(scope.firmIds)],
    ['client_ids', idList(scope.clientIds)],
    ['user_id', idList([scope.userId ?? ''])],
    ['walled', idList(scope.walledCaseIds)],
  ];
}

/** `SET` takes no parameters: whatever isn't an id never becomes part of a statement. */
function idList(ids: readonly string[]): string {
  const wrong = ids.find((id) => id !== '' && !UUID.test(id));
  if (wrong !== undefined) throw new Error(`A scope holds ${JSON.stringify(wrong)}, which is no id.`);
  return ids.join(',');
}

const asStatements = (settings: [string, string][]) =>
  settings.map(([name, value]) => `set local app.${name} = '${value}'`);

/** Sets the scope in a transaction that has none yet. Citus carries `SET LOCAL` to its workers, and nothing else. */
export const scopeStatements = (scope: Scope): string[] =>
  asStatements(settingsOf(scope).filter(([, value]) => value !== ''));

/** Sets the scope in a transaction that may have had another one. */
export const scopeChange = (scope: Scope): string => asStatements(settingsOf(scope)).join('; ');
