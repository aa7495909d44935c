import type { DeadlineEvent, FactName } from '@writdesk/contract/deadlines/deadline-values';
import type { LawSentence } from '@writdesk/contract/deadlines/law-sentences';
import { type DeadlineRule, triggers } from '@writdesk/contract/rule-packs/rule-rows';
import { appliesTo, asidesOf, type KnownFacts } from './conditions.ts';
import type { Law, PackedRule } from './law.ts';

/** Where a date is counted: a state, and its county and courthouse where they are known. */
export interface Place {
  /** Two letters. */
  state: string;
  /** Its name without “County”; null where nobody said. */
  county: string | null;
  /** The courthouse as the rules name it; null where nobody said. */
  courthouse: string | null;
  /** IANA zone of the courthouse. */
  timeZone: string;
}

/** The rule that the facts call for, with what was set aside on the way; or the facts that would decide; or none. */
export type Choice =
  | { found: 'rule'; rule: PackedRule; asides: LawSentence[] }
  | { found: 'open'; unknown: FactName[] }
  | { found: 'none' };

/** Of the rules of a place the most specific that applies. Facts that are not known decide nothing. */
export function chooseRule(law: Law, place: Place, event: DeadlineEvent, facts: KnownFacts): Choice {
  const unknown = new Set<FactName>();
  const asides: LawSentence[] = [];
  for (const packed of law.rules(place.state, event)) {
    const { rule } = packed;
    if (!isOfPlace(rule, place)) continue;
    const truth = appliesTo(rule, facts);
    if (truth.is === false) continue;
    if (truth.is === true) {
      if (unknown.size === 0) return { found: 'rule', rule: packed, asides };
      break;
    }
    const aside = asidesOf(rule, truth.unknown, facts);
    if (aside) {
      asides.push(...aside);
      continue;
    }
    // What the count would start from is asked for together with what decides.
    const trigger = triggers[rule.from];
    if (rule.mode !== 'HOURS' && !facts[trigger]) unknown.add(trigger);
    for (const name of truth.unknown) unknown.add(name);
  }
  return unknown.size === 0 ? { found: 'none' } : { found: 'open', unknown: [...unknown] };
}

/** Whether a rule holds at a place; one of some counties also where nobody knows the county, if it says so. */
export function isOfPlace(
  { county, courthouse, counties, standsInUnknownCounty }: DeadlineRule,
  place: Place,
): boolean {
  if (courthouse && courthouse !== place.courthouse) return false;
  const known = place.county?.toLowerCase();
  if (counties && known === undefined) return standsInUnknownCounty === true;
  if (counties) return counties.some((name) => name.toLowerCase() === known);
  return !county || county.toLowerCase() === known;
}
