import { isLodged } from '@writdesk/contract/cases/case-facts';
import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { PaymentRule } from '@writdesk/contract/rule-packs/rule-rows';
import type { PaymentAnswer, PaymentStage } from '@writdesk/contract/tenant-payments/payment-stages';
import type { EvictionReasonCode } from '@writdesk/contract/eviction-reasons/eviction-reason-codes';
import type { CaseRecord } from '../cases/record/index.ts';

const laterStages: Partial<Record<CaseStatus, PaymentStage>> = {
  JUDGMENT_RECORDED: 'JUDGMENT',
  APPEALED: 'JUDGMENT',
  WRIT_IN_PROGRESS: 'WRIT',
  WRIT_ISSUED: 'WRIT',
  LOCKOUT_SCHEDULED: 'WRIT',
};

/** Where the case is between the notice and the lockout; null before and after. */
export function paymentStageOf(
  record: Pick<CaseRecord, 'status' | 'filingStage' | 'serveFirst' | 'resumeStatus'>,
  noticeServedOn: string | null,
): PaymentStage | null {
  if (isEnded(record.status)) return null;
  const later = laterStages[record.status];
  if (later) return later;
  if (isLodged(record)) return 'SUIT';
  return noticeServedOn === null ? null : 'NOTICE';
}

const strictness = ['ACCEPT', 'IN_FULL', 'REFUSE'] as const satisfies readonly PaymentAnswer[];

/** The rule of a stage: of those that name one of the reasons the strictest, else one for every other reason. */
export function paymentRuleFor(
  rules: readonly PaymentRule[],
  { stage, reasons, today }: { stage: PaymentStage; reasons: readonly EvictionReasonCode[]; today: string },
): PaymentRule | null {
  const inForce = rules.filter(
    ({ stages, effectiveFrom, effectiveTo }) =>
      stages.includes(stage) && (effectiveFrom ?? today) <= today && (effectiveTo ?? today) >= today,
  );
  const named = inForce.filter((rule) => rule.reasons?.some((reason) => reasons.includes(reason)));
  // A reason that no row names falls under the general one, also next to a reason that has its own.
  const isLeftOver = reasons.some((reason) => !named.some((rule) => rule.reasons?.includes(reason)));
  const general = inForce.filter((rule) => !rule.reasons && (isLeftOver || named.length === 0));
  return (
    [...named, ...general].toSorted(
      (a, b) => strictness.indexOf(b.answer) - strictness.indexOf(a.answer),
    )[0] ?? null
  );
}
