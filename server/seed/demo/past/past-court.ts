import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import type { CaseStatus } from '@writdesk/contract/cases/case-status';
import type { JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import type { Seeded } from '../../../src/platform/seeded.ts';
import type { PersonKey } from '../demo-people.ts';
import type { PastCase } from './past-case.ts';

const orders: readonly [JudgmentOutcome, ...JudgmentOutcome[]] = [
  'POSSESSION_AND_MONEY',
  'POSSESSION_AND_MONEY',
  'POSSESSION_ONLY',
  'CONSENT_JUDGMENT',
];
/** Of a hundred cases that are won. */
const BY_DEFAULT = 60;

/** A case on its way. */
interface Walk {
  go(action: CaseAction, to: CaseStatus, later: number, by: PersonKey, data?: object, comment?: string): Date;
  some: Seeded;
  slow: number;
  dayNow(): string;
}

/** Below those that the courts give to the cases of the stories. */
const FIRST_NUMBER = 101;
const marks = ['ED', 'D'] as const;

function numberOf({ number, place }: PastCase, year: string): string {
  const count = String(FIRST_NUMBER + number * 13);
  const mark = marks[place.court];
  return mark ? `${year}${mark}${count.padStart(6, '0')}` : `${year}M-${count.padStart(5, '0')}`;
}

export function fileAndServe(it: PastCase, { go, some, slow, dayNow }: Walk): void {
  const filing = some.int(1, 3 + slow);
  const caseNumber = numberOf(it, dayNow().slice(2, 4));
  // The number comes by mail, and names the day of the clerk's stamp.
  const at = go('add-case-number', 'FILED', filing, it.processor, { caseNumber });
  it.filed = { at, on: dayNow(), caseNumber };
  go('sent-for-serving', 'SENT_FOR_SERVING', some.int(0, 1), it.processor, { defendants: it.tenants.length });
  it.servedAt = go('record-service', 'SENT_FOR_SERVING', some.int(2, 9 + slow), it.processor, {
    stage: 'COMPLETE',
    results: [],
  });
}

export function judge(it: PastCase, { go, some, slow, dayNow, isLost }: Walk & { isLost: boolean }): void {
  const byDefault = !isLost && some.int(1, 100) <= BY_DEFAULT;
  go('awaiting-judgment', 'AWAITING_JUDGMENT', some.int(8, 12 + 2 * slow), it.processor, {
    basis: byDefault ? 'DEFAULT' : 'HEARING',
  });
  const outcome = isLost ? 'JUDGMENT_FOR_TENANT' : byDefault ? 'DEFAULT_POSSESSION' : some.pick(orders);
  const amountCents = outcome === 'POSSESSION_AND_MONEY' ? it.rentCents * it.months : null;
  const later = some.int(1, 5);
  const at = go('record-judgment', 'JUDGMENT_RECORDED', later, it.lawyer, {});
  const on = dayNow();
  const last = it.moves.at(-1);
  if (last)
    last.data = {
      outcome,
      date: on,
      writDays: isLost ? 0 : 7,
      ...(amountCents !== null && { amountCents }),
      needsLawyerConfirm: false,
    };
  it.judged = { at, on, outcome, amountCents };
}
