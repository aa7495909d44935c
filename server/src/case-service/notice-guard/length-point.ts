import type { CountedDeadline } from '@writdesk/contract/deadlines/deadline-reply';
import type { NoticeCode } from '@writdesk/contract/notices/notice-words';
import type { RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';
import { type Found, type NoticeFacts, orWarn } from './notice-facts.ts';

/** Facts that a case can't be submitted without; what else the count needs only a verified rule insists on. */
const asked: Readonly<Record<string, NoticeCode>> = {
  noticeServedOn: 'lengthNoDay',
  noticeType: 'lengthNoType',
};

/** How long the notice runs, and whether the day of filing lies behind it. */
export function lengthPoint(
  { filingDay, noticeType }: NoticeFacts,
  deadline: CountedDeadline | null,
  pack: RulePackContent | null,
): Found {
  const basis = deadline?.rule ?? null;
  const rule = basis && { id: basis.ruleId, cite: basis.cite, verifiedBy: basis.verifiedBy };
  const missing = deadline?.missing ?? [];
  const name = Object.keys(asked).find((fact) => missing.includes(fact));
  if (name) return { point: 'length', state: 'missing', code: asked[name] ?? 'lengthNoFact', rule };
  if (missing.length > 0) {
    // Until the fact is there nobody knows which of the rules is meant: one that is verified is enough to insist.
    const meant = pack?.deadlines.filter(
      ({ event, appliesIf }) =>
        event === 'NOTICE_EXPIRES' &&
        (!noticeType || !appliesIf?.noticeType || appliesIf.noticeType.includes(noticeType)),
    );
    const verified = meant?.find(({ verifiedBy }) => verifiedBy) ?? null;
    const code = missing.includes('leaseFrom') ? 'lengthNoLease' : 'lengthNoFact';
    return { point: 'length', state: orWarn(verified, 'missing'), code, rule: verified };
  }
  if (!deadline?.date || !basis) {
    return basis
      ? { point: 'length', state: 'ok', code: 'lengthNone', rule }
      : { point: 'length', state: 'warn', code: 'lengthUnknown' };
  }
  const to = deadline.date.slice(0, 10);
  const from = deadline.explain.find(({ counted }) => counted)?.day ?? to;
  const on = deadline.earliestAction?.slice(0, 10) ?? null;
  // Only the federal minimum is known, and not how long the state's own notice runs.
  if (on === null) return { point: 'length', state: 'warn', code: 'lengthUnknown', rule };
  if (filingDay !== null && filingDay < on) {
    const params = { length: basis.lengthCode, from, to, on, filing: filingDay };
    return { point: 'length', state: orWarn(rule, 'fail'), code: 'lengthEarly', params, rule };
  }
  const params = { length: basis.lengthCode, from, to };
  return { point: 'length', state: 'ok', code: 'lengthRight', params, rule };
}
