/** How far a scope reaches; nouns add kinds of their own. */
export interface ScopeKinds {
  system: true;
  all: true;
  firm: true;
  clients: true;
  nobody: true;
}

/** What an actor can see: made from the actor alone, never from what a request says. */
export interface Scope {
  kind: keyof ScopeKinds;
  firmId: string | null;
  /** Firms whose masters may be read. */
  firmIds: readonly string[];
  clientIds: readonly string[];
  /** Who it is; null for a machine. */
  userId: string | null;
  /** Everything through which they see records: firms, companies, and what nouns narrow those by. */
  reachIds: readonly string[];
  /** Records from which this person is kept, whatever else would show them. */
  withheldIds: readonly string[];
  /** The day on which it is asked, `YYYY-MM-DD`: an engagement that ended shows a firm no more of a company. */
  today: string;
}

export const nobodyScope: Scope = {
  kind: 'nobody',
  firmId: null,
  firmIds: [],
  clientIds: [],
  userId: null,
  reachIds: [],
  withheldIds: [],
  today: '',
};
export const systemScope: Scope = { ...nobodyScope, kind: 'system' };

/** What a machine of ours sees. */
export const machineScope = (now: Date): Scope => ({ ...systemScope, today: now.toISOString().slice(0, 10) });

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The settings that row-level security reads, as `[name, value]`; an empty value is the same as none. */
function settingsOf(scope: Scope): [name: string, value: string][] {
  return [
    ['kind', scope.kind],
    ['firm_id', idList([scope.firmId ?? ''])],
    ['firm_ids', idList(scope.firmIds)],
    ['client_ids', idList(scope.clientIds)],
    ['user_id', idList([scope.userId ?? ''])],
    ['walled', idList(scope.withheldIds)],
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

/** Sets the scope in a transaction that may have had another one, each setting by itself. */
export const scopeChanges = (scope: Scope): string[] => asStatements(settingsOf(scope));
/** The same in one message. */
export const scopeChange = (scope: Scope): string => scopeChanges(scope).join('; ');
