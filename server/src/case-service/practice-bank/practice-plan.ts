import type { OnlineMethod } from '@writdesk/contract/online-payments/online-payment-values';
import type { PracticeOutcome } from '@writdesk/contract/practice-bank/practice-bank';
import type { PracticeStepRow } from './practice-bank-queries.ts';

interface Plan {
  method: OnlineMethod;
  /** What happens after the payer has pressed, and how many seconds later. */
  steps: readonly [PracticeStepRow['kind'], number][];
}

/** Days at a real bank are seconds here, so that nobody waits for a demonstration. */
const ACH_SECONDS = 20;
const BACK_SECONDS = 60;
const WON_SECONDS = 90;

export const practicePlans: Record<Exclude<PracticeOutcome, 'CARD_DECLINED'>, Plan> = {
  CARD_APPROVED: { method: 'CARD', steps: [['COMPLETED', 0]] },
  CARD_CHARGED_BACK: {
    method: 'CARD',
    steps: [
      ['COMPLETED', 0],
      ['WITHDRAWN', BACK_SECONDS],
    ],
  },
  CARD_CHARGEBACK_WON: {
    method: 'CARD',
    steps: [
      ['COMPLETED', 0],
      ['WITHDRAWN', BACK_SECONDS],
      ['REINSTATED', WON_SECONDS],
    ],
  },
  ACH_SUCCEEDS: {
    method: 'ACH',
    steps: [
      ['COMPLETED', 0],
      ['SUCCEEDED', ACH_SECONDS],
    ],
  },
  ACH_FAILS: {
    method: 'ACH',
    steps: [
      ['COMPLETED', 0],
      ['FAILED', ACH_SECONDS],
    ],
  },
  ACH_RETURNED: {
    method: 'ACH',
    steps: [
      ['COMPLETED', 0],
      ['SUCCEEDED', ACH_SECONDS],
      ['WITHDRAWN', BACK_SECONDS],
    ],
  },
};
