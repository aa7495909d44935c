import {
  deadlineEvents,
  deadlineFacts,
  factNames,
  type DeadlineEvent,
  type DeadlineFacts,
  type FactName,
} from '@writdesk/contract/deadlines/deadline-values';
import { states } from '../../../labels/law/states.ts';
import { factsOf } from './asked-facts.ts';

/** All that is asked for a count. It stands in the address, so that a link gives the same count. */
export interface CountInputs {
  state: string | null;
  /** By its name. */
  county: string | null;
  courthouseId: string | null;
  event: DeadlineEvent | null;
  facts: Readonly<Partial<Record<FactName, string>>>;
}

/** What an address says; a word that can't be meant is taken as not said, and named by `unreadIn`. */
export function readInputs(search: Readonly<Record<string, unknown>>): CountInputs {
  const said = (name: string) => wordIn(search, name);
  const state = said('state')?.toUpperCase() ?? null;
  const event = deadlineEvents.find((name) => name === said('event')) ?? null;
  const facts = (event ? factsOf(event) : factNames).flatMap((name) => {
    const value = said(name);
    return value !== null && isFactValue(name, value) ? [[name, value] as const] : [];
  });
  return {
    state: state !== null && state in states ? state : null,
    county: said('county'),
    courthouseId: said('court'),
    event,
    facts: Object.fromEntries(facts),
  };
}

/** What an address says that nothing can be counted with: a name that is not known, or a value that is none of its name's. */
export function unreadIn(search: Readonly<Record<string, unknown>>): { name: string; value: string }[] {
  return Object.keys(search).flatMap((name) => {
    const value = wordIn(search, name);
    return value === null || isRead(name, value) ? [] : [{ name, value }];
  });
}

function isRead(name: string, value: string): boolean {
  if (name === 'state') return value.toUpperCase() in states;
  if (name === 'event') return deadlineEvents.some((event) => event === value);
  if (name === 'county' || name === 'court') return true;
  const fact = factNames.find((known) => known === name);
  return fact !== undefined && isFactValue(fact, value);
}

function wordIn(search: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = search[name];
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}

function isFactValue(name: FactName, value: string): boolean {
  return deadlineFacts.shape[name].safeParse(value).success;
}

/** The address of a count; facts that its event can't depend on are left behind. */
export function writeInputs({ state, county, courthouseId, event, facts }: CountInputs) {
  const kept = event ? factsOf(event) : factNames;
  return Object.fromEntries(
    [
      ['state', state],
      ['county', courthouseId ? null : county],
      ['court', courthouseId],
      ['event', event],
      ...kept.map((name) => [name, facts[name] ?? null] as const),
    ].filter(([, value]) => value !== null),
  ) as Record<string, string>;
}

/** The question for the server; null until it is known where and what is counted. */
export function questionOf({ state, county, courthouseId, event, facts }: CountInputs) {
  if (!state || !event) return null;
  return { state, county: courthouseId ? null : county, courthouseId, event, facts: facts as DeadlineFacts };
}
