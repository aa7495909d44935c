import { isDeepStrictEqual } from 'node:util';
import type { CaseCriterion } from '../cases/record/index.ts';
import type { CaseAsked } from './case-fact-queries.ts';
import type { RequestRow } from './request-queries.ts';
import type { RuleRow } from './special-approval-queries.ts';

type EndReason = 'FACTS' | 'RULE' | 'CASE' | 'EXPIRED';

/** What the rules read of a case, by criterion. */
type ReadFacts = Readonly<Record<string, unknown>>;

interface Standing {
  rules: readonly RuleRow[];
  live: readonly RequestRow[];
  asked: CaseAsked;
  criteria: readonly CaseCriterion[];
  today: string;
  now: Date;
}
export interface Plan {
  /** Rules that ask now, with what they read. */
  ask: { rule: RuleRow; facts: ReadFacts }[];
  end: { request: RequestRow; reason: EndReason }[];
}

/** What follows for a case from its rules and its facts: whom to ask, and which requests no longer stand. */
export function planOf({ rules, live, asked, criteria, today, now }: Standing): Plan {
  const matching = rules.filter((rule) => asksAbout(rule, { asked, criteria, today }));
  const plan: Plan = { ask: [], end: [] };
  const standing = new Set<string>();
  for (const request of live) {
    const rule = matching.find(({ id }) => id === request.ruleId);
    const reason = endOf(request, rule, { asked, rules, now });
    if (reason) plan.end.push({ request, reason });
    else standing.add(request.ruleId);
  }
  for (const rule of matching)
    if (!standing.has(rule.id)) plan.ask.push({ rule, facts: factsOf(rule, asked.facts) });
  return plan;
}

/** What of a rule decides whether it asks. */
export type Asking = Pick<
  RuleRow,
  | 'clientIds'
  | 'countyIds'
  | 'stateCodes'
  | 'propertyIds'
  | 'reasons'
  | 'criteria'
  | 'matching'
  | 'unknownMeans'
>;

/** Whether a rule asks about a case as it is now. */
export const asksAbout = (
  rule: Asking,
  { asked, criteria, today }: Pick<Standing, 'asked' | 'criteria' | 'today'>,
): boolean => isWithin(rule, asked) && matches(rule, asked.facts, criteria, today);

function endOf(
  request: RequestRow,
  rule: RuleRow | undefined,
  { asked, rules, now }: Pick<Standing, 'asked' | 'rules' | 'now'>,
): EndReason | null {
  if (!rule) return rules.some(({ id }) => id === request.ruleId) ? 'FACTS' : 'RULE';
  if (!isDeepStrictEqual(request.facts, factsOf(rule, asked.facts))) return 'FACTS';
  // Whoever was asked by an earlier wording is asked again; what they have decided stays.
  if (request.status === 'OPEN' && request.ruleVersion !== rule.version) return 'RULE';
  return request.status === 'APPROVED' && request.validUntil && request.validUntil <= now ? 'EXPIRED' : null;
}

/** What a rule reads of a case; compared as JSON keeps it. */
const factsOf = (rule: RuleRow, facts: ReadFacts): ReadFacts =>
  Object.fromEntries(rule.criteria.map(({ key }) => [key, facts[key] ?? null]));

const isNamed = (ids: readonly string[], id: string | null) =>
  ids.length === 0 || (id !== null && ids.includes(id));

/** Whether a rule holds where the case is, and for one of its reasons. */
function isWithin(rule: Asking, { place, reasons }: CaseAsked): boolean {
  return (
    isNamed(rule.clientIds, place.clientId) &&
    isNamed(rule.countyIds, place.countyId) &&
    isNamed(rule.stateCodes, place.stateCode) &&
    isNamed(rule.propertyIds, place.propertyId) &&
    (rule.reasons.length === 0 || rule.reasons.some((reason) => reasons.includes(reason)))
  );
}

function matches(rule: Asking, facts: ReadFacts, criteria: readonly CaseCriterion[], today: string): boolean {
  const answers = rule.criteria.map(({ key, value, courthouseIds }) => {
    const criterion = criteria.find((one) => one.key === key);
    return criterion?.holds(facts[key] ?? null, { value: value ?? 0, courthouseIds, today }) ?? null;
  });
  const isUnknown = answers.includes(null);
  if (rule.matching === 'ALL') {
    if (answers.includes(false)) return false;
    return isUnknown ? rule.unknownMeans === 'ASK' : true;
  }
  if (answers.includes(true)) return true;
  return isUnknown && rule.unknownMeans === 'ASK';
}
