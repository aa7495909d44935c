import type { DayFact, DeadlineFacts, FactName } from '@writdesk/contract/deadlines/deadline-values';
import { type LawSentence, says } from '@writdesk/contract/deadlines/law-sentences';
import type { DeadlineRule } from '@writdesk/contract/rule-packs/rule-rows';
import { fullMonths, toDay } from './civil-day.ts';

/** Facts with the notice that their reason asks for filled in. */
export interface KnownFacts extends DeadlineFacts {
  /** What stands in for a notice type that nobody named. */
  usualNotice: DeadlineFacts['noticeType'];
}

/** Whether a rule applies: it does, it doesn't, or these facts would have to be known. */
export type Truth = { is: true } | { is: false } | { is: 'open'; unknown: FactName[] };

const yes: Truth = { is: true };
const no: Truth = { is: false };

/** @returns whether a rule is meant by the facts, and in force on its governing day. */
export function appliesTo(rule: DeadlineRule, facts: KnownFacts): Truth {
  const parts = [...conditionsOf(rule, facts), inForce(rule, facts)];
  if (parts.some((part) => !part.is)) return no;
  const unknown = parts.flatMap((part) => (part.is === 'open' ? part.unknown : []));
  return unknown.length === 0 ? yes : { is: 'open', unknown };
}

/**
 * What to say of a rule that its unknown facts set aside.
 * @returns a warning for each of them, none where the notice can't be such a one; null where one of them must be
 * asked for.
 */
export function asidesOf(
  rule: DeadlineRule,
  unknown: readonly FactName[],
  { noticeType, usualNotice }: KnownFacts,
): LawSentence[] | null {
  const { label, setAsideIfUnknown = [], tellAsideFor } = rule;
  if (!unknown.every((name) => setAsideIfUnknown.includes(name))) return null;
  const type = noticeType ?? usualNotice;
  if (tellAsideFor && !(type && tellAsideFor.includes(type))) return [];
  return unknown.map((name) => says('FACT_SET_ASIDE', { fact: name, rule: label }));
}

function* conditionsOf({ appliesIf = {} }: DeadlineRule, facts: KnownFacts): Iterable<Truth> {
  const { noticeType, reason, outcome, propertyCategory, caresCovered, serviceMethod } = appliesIf;
  yield among(noticeType, facts.noticeType ?? facts.usualNotice, 'noticeType');
  yield among(reason, facts.reason, 'reason');
  yield among(outcome, facts.outcome, 'outcome');
  yield among(propertyCategory, facts.propertyCategory, 'propertyCategory');
  // Not knowing whether a dwelling is covered is no answer.
  const cares = facts.caresCovered === 'UNKNOWN' ? null : facts.caresCovered;
  yield among(caresCovered, cares, 'caresCovered');
  yield among(serviceMethod, facts.serviceMethod, 'serviceMethod');
  if (appliesIf.tenancyMonths) yield tenancyOf(appliesIf.tenancyMonths, facts);
  for (const name of appliesIf.known ?? []) yield facts[name] ? yes : no;
}

function among<V extends string>(
  wanted: readonly V[] | undefined,
  fact: V | null | undefined,
  name: FactName,
): Truth {
  if (!wanted) return yes;
  if (fact === null || fact === undefined) return { is: 'open', unknown: [name] };
  return wanted.includes(fact) ? yes : no;
}

function tenancyOf(
  { least = 0, below = Infinity }: { least?: number | undefined; below?: number | undefined },
  facts: KnownFacts,
): Truth {
  const { leaseFrom, noticeServedOn } = facts;
  const unknown: FactName[] = [];
  if (!leaseFrom) unknown.push('leaseFrom');
  if (!noticeServedOn) unknown.push('noticeServedOn');
  if (!leaseFrom || !noticeServedOn) return { is: 'open', unknown };
  const months = fullMonths(toDay(leaseFrom), toDay(noticeServedOn));
  return months >= least && months < below ? yes : no;
}

/** The first of the governing facts must be known; a later one among them only moves the day on. */
export function inForce(
  {
    governedBy,
    effectiveFrom,
    effectiveTo,
  }: Pick<DeadlineRule, 'governedBy' | 'effectiveFrom' | 'effectiveTo'>,
  facts: DeadlineFacts,
): Truth {
  if (!effectiveFrom && !effectiveTo) return yes;
  const [first] = governedBy;
  const days = governedBy.flatMap((name: DayFact) => facts[name] ?? []);
  const latest = days.toSorted().at(-1);
  const isSettled = first !== undefined && Boolean(facts[first]);
  if (latest !== undefined && effectiveTo && latest > effectiveTo) return no;
  if (latest !== undefined && !effectiveTo && (!effectiveFrom || latest >= effectiveFrom)) return yes;
  if (!isSettled || latest === undefined) return { is: 'open', unknown: first ? [first] : [] };
  return !effectiveFrom || latest >= effectiveFrom ? yes : no;
}
