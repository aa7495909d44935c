import type { NoticeRule } from '@writdesk/contract/rule-packs/rule-rows';
import { inForce } from '../deadlines/index.ts';
import type { NoticeFacts } from './notice-facts.ts';

/** The notice rules of a state that a case's reasons call for. */
export interface FittingRules {
  /** In force on their governing day. */
  rules: readonly NoticeRule[];
  /** Those that hang on a lease whose day nobody has said. */
  needLease: readonly NoticeRule[];
}

/** Of the rules of a state those that are meant, each in the version of its governing day. */
export function fittingRules(
  all: readonly NoticeRule[],
  facts: Pick<NoticeFacts, 'reasons' | 'leaseFrom' | 'leaseRenewedOn' | 'noticeServedOn'>,
): FittingRules {
  const rules: NoticeRule[] = [];
  const needLease: NoticeRule[] = [];
  const { leaseFrom, leaseRenewedOn, noticeServedOn } = facts;
  for (const rule of all) {
    if (rule.reasons && !rule.reasons.some((reason) => facts.reasons.includes(reason))) continue;
    const version = { ...rule, governedBy: rule.governedBy ?? ['noticeServedOn' as const] };
    const truth = inForce(version, { leaseFrom, leaseRenewedOn, noticeServedOn });
    if (truth.is === true) rules.push(rule);
    if (truth.is === 'open' && truth.unknown.includes('leaseFrom')) needLease.push(rule);
  }
  return { rules, needLease };
}

/** A verified rule that is broken, else one that is broken at all. */
export function brokenRule(
  rules: readonly NoticeRule[],
  isBroken: (rule: NoticeRule) => boolean,
): NoticeRule | null {
  const broken = rules.filter(isBroken);
  return broken.find(({ verifiedBy }) => verifiedBy) ?? broken[0] ?? null;
}
