import type { PaymentGuard } from '@writdesk/contract/tenant-payments/tenant-payments';
import { localDate } from '../../platform/clock.ts';
import type { LawBook } from '../deadlines/index.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { paymentRuleFor, paymentStageOf } from './payment-stage.ts';
import type { selectPaymentFacts } from './tenant-payment-queries.ts';

type PaymentFacts = Awaited<ReturnType<typeof selectPaymentFacts>>;

/** What the law says of money from the tenant now. Null where it has no say: an agreement before the court names what is due. */
export function guardOfCase(
  record: CaseRecord,
  facts: PaymentFacts,
  { packs, disputed }: Pick<LawBook, 'packs' | 'disputed'>,
  now: Date,
): PaymentGuard | null {
  const stage = paymentStageOf(record, facts?.noticeServedOn ?? null);
  if (!stage || !facts || facts.stipulated) return null;
  const state = record.stateCode ?? '';
  const asked = { stage, reasons: facts.reasons, today: localDate(now, facts.timeZone) };
  const found = paymentRuleFor(packs.get(state)?.payments ?? [], asked);
  // No milder row steps in for one that a lawyer disputes.
  const rule = found && !disputed.has(`${state} ${found.id}`) ? found : null;
  return {
    stage,
    rule: rule && {
      id: rule.id,
      answer: rule.answer,
      note: rule.note ?? null,
      cite: rule.cite,
      confidence: rule.confidence,
      verifiedBy: rule.verifiedBy ?? null,
    },
  };
}

/** Whether money stands against the rule; where none is on record nobody can say that it doesn't. */
export const isAgainst = (guard: PaymentGuard | null, { paysInFull }: { paysInFull: boolean }): boolean =>
  guard !== null &&
  (!guard.rule || guard.rule.answer === 'REFUSE' || (guard.rule.answer === 'IN_FULL' && !paysInFull));
