import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { brokenRule, type FittingRules } from './fitting-rules.ts';
import { type Found, type NoticeFacts, orWarn } from './notice-facts.ts';

/** Whether the notice is one that the reason asks for in this state. */
export function typePoint(
  { reasons, noticeType }: NoticeFacts,
  { rules, needLease }: FittingRules,
  pack: RulePackContent | null,
): Found {
  if (reasons.length === 0) return { point: 'type', state: 'missing', code: 'typeNoReason' };
  const usual = reasons.flatMap((reason) => evictionReasons[reason].requiresNoticeTypes);
  if (!noticeType) {
    return usual.length === 0
      ? { point: 'type', state: 'ok', code: 'typeNotAsked' }
      : { point: 'type', state: 'missing', code: 'typeMissing' };
  }
  const open = needLease.filter(({ types }) => types);
  if (open.length > 0) {
    const rule = brokenRule(open, () => true);
    return { point: 'type', state: orWarn(rule, 'missing'), code: 'typeNoLease', rule };
  }
  const deciding = rules.filter(({ types }) => types);
  const state = pack?.state ?? '';
  const wrong = brokenRule(deciding, ({ types }) => types?.includes(noticeType) === false);
  if (wrong) {
    const params = { noticeType, state, types: [...(wrong.types ?? [])] };
    return { point: 'type', state: orWarn(wrong, 'fail'), code: 'typeWrong', params, rule: wrong };
  }
  const rule = deciding[0] ?? null;
  if (rule?.governedBy?.includes('leaseFrom') && rule.effectiveFrom) {
    return { point: 'type', state: 'ok', code: 'typeByLease', params: { since: rule.effectiveFrom }, rule };
  }
  if (rule) return { point: 'type', state: 'ok', code: 'typeRight', params: { noticeType, state }, rule };
  // Where the pack says nothing of it, the reason's own list is all there is to go by.
  const known = [...reasons.flatMap((reason) => pack?.usualNotice[reason] ?? []), ...usual];
  return known.length === 0 || known.includes(noticeType)
    ? { point: 'type', state: 'ok', code: 'typeRight', params: { noticeType, state } }
    : {
        point: 'type',
        state: 'warn',
        code: 'typeUnusual',
        params: { noticeType, types: [...new Set(known)] },
      };
}

/** Whether the notice was given in a way that this state takes. */
export function methodPoint(
  { noticeMethod: method }: NoticeFacts,
  { rules, needLease }: FittingRules,
  pack: RulePackContent | null,
): Found {
  if (!method) return { point: 'method', state: 'missing', code: 'methodMissing' };
  const state = pack?.state ?? '';
  const isBroken = ({ methods }: { methods?: readonly string[] | undefined }) =>
    methods?.includes(method) === false;
  const wrong = brokenRule(rules, isBroken);
  if (wrong) {
    const params = { method, state, methods: [...(wrong.methods ?? [])] };
    return { point: 'method', state: orWarn(wrong, 'fail'), code: 'methodWrong', params, rule: wrong };
  }
  const rule = [...rules, ...needLease].find(({ methods }) => methods) ?? null;
  return rule
    ? { point: 'method', state: 'ok', code: 'methodRight', params: { method }, rule }
    : { point: 'method', state: 'warn', code: 'methodUnknown', params: { method, state } };
}
