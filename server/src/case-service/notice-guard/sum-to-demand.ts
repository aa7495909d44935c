import type { RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { owedOn } from './amount-point.ts';
import { fittingRules } from './fitting-rules.ts';
import type { NoticeFacts } from './notice-facts.ts';

type Facts = Pick<
  NoticeFacts,
  'reasons' | 'leaseFrom' | 'leaseRenewedOn' | 'noticeServedOn' | 'noticeAmountCents' | 'ledger'
>;

/**
 * The sum that a notice may print: what was entered, where the law lets a notice ask for it; where nothing was, what is left
 * once every payment goes to what it may ask for. @returns null where nothing is owed, or the sum entered is more than that.
 */
export function sumToDemand(facts: Facts, law: Pick<RulePackContent, 'notices'> | null): number | null {
  const limits = fittingRules(law?.notices ?? [], facts).rules.filter(({ amountKinds }) => amountKinds);
  // Where no rule says more, rent is what every state lets a notice ask for.
  const owed = (limits.length > 0 ? limits : [{ amountKinds: ['RENT' as const] }]).map((rule) =>
    owedOn(facts, rule),
  );
  const asked = facts.noticeAmountCents ?? Math.min(...owed.map(({ leastCents }) => leastCents));
  return asked > 0 && owed.every(({ mostCents }) => asked <= mostCents) ? asked : null;
}
