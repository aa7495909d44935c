import {
  deadlineEvents,
  deadlineFacts,
  factNames,
  type DeadlineEvent,
  type DeadlineFacts,
  type FactName,
} from '@writdesk/contract/deadline-values';
import { states } from '../states.ts';
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

/** What an address says; a word that can't be meant is taken as not said. */
export function readInputs(search: Readonly<Record<string, unknown>>): CountInputs {
  const said = (name: string) => {
    const value = search[name];
    return typeof value === 'string' && value !== '' ? value : null;
  };
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
