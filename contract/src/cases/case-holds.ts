import type { CaseAction } from './case-actions.ts';
import type { HoldKind } from './hold-kinds.ts';
import type { WritAction } from '../writs/writ-actions.ts';

export interface HoldFacts {
  blocks: readonly CaseAction[];
  blocksWrit: readonly WritAction[];
}

const writOnward = ['create', 'submit', 'reviewed', 'file', 'issue', 'post', 'execute'] as const;

/**
 * What each hold blocks. A hold stops our actions that move the suit on. It never stops the writing
 * down of what others did before it (a clerk's number, an officer's return), nor sending back, dismissing and closing.
 */
export const holdFacts: Readonly<Record<HoldKind, HoldFacts>> = {
  // 11 USC 362: a judgment entered under the stay is void, so that too waits until the stay is lifted or annulled.
  BANKRUPTCY_STAY: {
    blocks: [
      'send-for-filing',
      'sent-for-serving',
      'apply-to-docket',
      'awaiting-judgment',
      'record-judgment',
      'set-lockout-date',
    ],
    blocksWrit: writOnward,
  },
  // The court may still hear the parties on its own stay.
  COURT_STAY: {
    blocks: ['awaiting-judgment', 'set-lockout-date'],
    // A writ that it stopped goes on when the stay itself is lifted.
    blocksWrit: [...writOnward, 'resume'],
  },
  MORATORIUM: {
    blocks: [
      'send-for-filing',
      'sent-for-serving',
      'apply-to-docket',
      'awaiting-judgment',
      'set-lockout-date',
    ],
    blocksWrit: writOnward,
  },
  // While the terms are kept. A judgment on their breach is what ends this hold.
  SETTLEMENT: {
    blocks: ['send-for-filing', 'sent-for-serving', 'apply-to-docket', 'set-lockout-date'],
    blocksWrit: writOnward,
  },
  CLIENT_HOLD: {
    blocks: [
      'send-for-filing',
      'sent-for-serving',
      'apply-to-docket',
      'awaiting-judgment',
      'set-lockout-date',
    ],
    blocksWrit: ['create', 'submit', 'reviewed', 'file'],
  },
  // 50 USC 3951: no eviction without the court's order; 50 USC 3931 is in the guard of a default.
  SCRA: { blocks: ['set-lockout-date'], blocksWrit: writOnward },
  // 15 USC 1692g(b): collection pauses until the debt is verified.
  DISPUTE_FDCPA: { blocks: ['send-for-filing'], blocksWrit: [] },
  COURT_CLOSED: {
    blocks: ['send-for-filing', 'awaiting-judgment'],
    blocksWrit: ['file', 'issue'],
  },
};
