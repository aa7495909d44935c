import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { CaseServiceRule } from '@writdesk/contract/cases/case-service-rule';
import type { ServiceMethod } from '@writdesk/contract/notices/notice-types';

type Rules = readonly CaseServiceRule[];
type Tenant = CaseDetails['tenants'][number];

/** The rules that are in force on the day of service. */
export const rulesOn = (rules: Rules, day: string): Rules =>
  rules.filter(
    ({ effectiveFrom, effectiveTo }) => (effectiveFrom ?? day) <= day && (effectiveTo ?? day) >= day,
  );

/** The ways that the state’s rules name, in the order in which they are usual; none where no rule is known. */
export const usualWays = (rules: Rules): readonly ServiceMethod[] => [
  ...new Set(rules.flatMap(({ methods }) => methods)),
];

export const ruleOf = (rules: Rules, way: ServiceMethod | null): CaseServiceRule | null =>
  rules.find(({ methods }) => way !== null && methods.includes(way)) ?? null;

/** Rules are known, and none of them names the way. */
export const isOutside = (rules: Rules, way: ServiceMethod | null): boolean =>
  way !== null && rules.length > 0 && ruleOf(rules, way) === null;

/** What the rules cite, the name of a code only once: `RPAPL § 735(1); § 741`. */
export function citesOf(rules: Rules): string {
  const cites = [...new Set(rules.flatMap(({ cite }) => cite.split('; ')))];
  const code = /^[^§]*/.exec(cites[0] ?? '')?.[0] ?? '';
  const named = cites.map((cite, index) =>
    index > 0 && code && cite.startsWith(`${code}§`) ? cite.slice(code.length) : cite,
  );
  return named.join('; ');
}

/** The rules that a defendant’s recorded service is outside of; null where it is inside, failed, or was of the notice. */
export function outsideOf(
  { serviceMethod, serviceResult, servedOn }: Pick<Tenant, 'serviceMethod' | 'serviceResult' | 'servedOn'>,
  { serviceRules, filedOn }: Pick<CaseDetails, 'serviceRules' | 'filedOn'>,
  today: string,
): { way: ServiceMethod; rules: Rules } | null {
  // What was served before the case was filed was its notice.
  const isNotice = servedOn !== null && filedOn !== null && servedOn < filedOn;
  if (serviceMethod === null || serviceResult === 'FAILED' || isNotice) return null;
  const rules = rulesOn(serviceRules, servedOn ?? today);
  return isOutside(rules, serviceMethod) ? { way: serviceMethod, rules } : null;
}
