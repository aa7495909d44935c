import { evictionReasons } from '@writdesk/contract/eviction-reasons/eviction-reasons';
import type { NoticeRule } from '@writdesk/contract/rule-packs/rule-rows';
import { brokenRule } from './fitting-rules.ts';
import { type Found, type NoticeFacts, orWarn, payNotices } from './notice-facts.ts';

/** What was owed on the day of the notice: in all, and of the kinds that a notice may ask for. */
interface Owed {
  totalCents: number;
  /** Of those kinds when every payment goes to them first. */
  leastCents: number;
  /** Of those kinds when every payment goes to the other charges first. */
  mostCents: number;
}

/**
 * The sum on the notice against the ledger of the day on which it was given: what came due later it may not ask for,
 * and what was paid later it need not know. @returns null where the notice asks for no money.
 */
export function amountPoint(facts: NoticeFacts, rules: readonly NoticeRule[]): Found | null {
  const { reasons, noticeType, noticeAmountCents: askedCents, ledger } = facts;
  const isPay = noticeType !== null && payNotices.has(noticeType);
  const claimsMoney = reasons.some((reason) => evictionReasons[reason].requiresAmount);
  if (!claimsMoney || (!isPay && askedCents === null)) return null;
  const limits = rules.filter(({ amountAtMostOwed, amountKinds }) => amountAtMostOwed || amountKinds);
  const first = limits[0] ?? null;
  if (askedCents === null) {
    const rule = brokenRule(limits, () => true);
    return { point: 'amount', state: orWarn(rule, 'missing'), code: 'amountMissing', rule };
  }
  if (ledger.length === 0) return { point: 'amount', state: 'missing', code: 'amountNoLedger', rule: first };

  const all = owedOn(facts, null);
  const limit = limits.find(({ amountAtMostOwed, verifiedBy }) => amountAtMostOwed && verifiedBy);
  if (askedCents > all.totalCents) {
    const rule = limit ?? limits.find(({ amountAtMostOwed }) => amountAtMostOwed) ?? null;
    const params = { askedCents, owedCents: all.totalCents, moreCents: askedCents - all.totalCents };
    return { point: 'amount', state: orWarn(rule, 'fail'), code: 'amountMore', params, rule };
  }
  const tooMuch = brokenRule(limits, (rule) => askedCents > owedOn(facts, rule).mostCents);
  if (tooMuch) {
    const params = {
      askedCents,
      kinds: [...(tooMuch.amountKinds ?? [])],
      allowedCents: owedOn(facts, tooMuch).mostCents,
    };
    return { point: 'amount', state: orWarn(tooMuch, 'fail'), code: 'amountOther', params, rule: tooMuch };
  }
  const unclear = brokenRule(limits, (rule) => askedCents > owedOn(facts, rule).leastCents);
  if (unclear) {
    const params = {
      askedCents,
      kinds: [...(unclear.amountKinds ?? [])],
      allowedCents: owedOn(facts, unclear).leastCents,
    };
    return { point: 'amount', state: 'warn', code: 'amountPayments', params, rule: unclear };
  }
  return { point: 'amount', state: 'ok', code: 'amountRight', params: { askedCents }, rule: first };
}

/** @param rule which kinds it may ask for; null for all. */
export function owedOn(
  { ledger, noticeServedOn }: Pick<NoticeFacts, 'ledger' | 'noticeServedOn'>,
  rule: Pick<NoticeRule, 'amountKinds'> | null,
): Owed {
  const kinds: readonly string[] | undefined = rule?.amountKinds;
  const lines = ledger.filter(({ dueOn }) => !dueOn || !noticeServedOn || dueOn <= noticeServedOn);
  const sumOf = (keep: (kind: string) => boolean) =>
    lines.filter(({ kind }) => keep(kind)).reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isPaid = (kind: string) => kind === 'PAYMENT' || kind === 'CREDIT';
  const paidCents = sumOf(isPaid);
  const allowedCents = sumOf((kind) => !isPaid(kind) && (!kinds || kinds.includes(kind)));
  const otherCents = sumOf((kind) => !isPaid(kind) && kinds !== undefined && !kinds.includes(kind));
  return {
    totalCents: allowedCents + otherCents + paidCents,
    leastCents: Math.max(0, allowedCents + paidCents),
    mostCents: Math.max(0, allowedCents + Math.min(0, otherCents + paidCents)),
  };
}
