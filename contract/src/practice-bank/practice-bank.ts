import { z } from 'zod';
import { route } from '../route.ts';
import { cents } from '../values/money.ts';

/** What a payer can try at the practice bank; it asks for no number of a card or an account. */
export const practiceOutcomes = [
  'CARD_APPROVED',
  'CARD_DECLINED',
  'CARD_CHARGED_BACK',
  'CARD_CHARGEBACK_WON',
  'ACH_SUCCEEDS',
  'ACH_FAILS',
  'ACH_RETURNED',
] as const;
export type PracticeOutcome = (typeof practiceOutcomes)[number];

const practiceSessionStates = ['OPEN', 'PROCESSING', 'PAID', 'FAILED', 'EXPIRED'] as const;

export const practiceSession = z.object({
  merchant: z.string(),
  amountCents: cents,
  lines: z.array(z.object({ name: z.string(), amountCents: cents })),
  state: z.enum(practiceSessionStates),
  /** Where whoever doesn’t want to pay goes back to. */
  cancelUrl: z.string(),
});
export type PracticeSession = z.output<typeof practiceSession>;

const params = z.object({ session: z.string().regex(/^cs_practice_[0-9a-f]{40}$/) });
const area = 'case-service';

/** The pages of the practice bank, in place of a real provider’s. */
export const practiceBank = {
  session: route({
    method: 'GET',
    area,
    path: '/practice-bank/session/{session}',
    reads: [],
    permission: 'public',
    summary: 'Show what is due at the practice bank',
    params,
    reply: practiceSession,
    embeddedOnly: true,
    isSecret: true,
    failure: 'Get Payment Page Fail',
  }),
  pay: route({
    method: 'POST',
    area,
    path: '/practice-bank/pay/{session}',
    changes: [],
    permission: 'public',
    summary: 'Pay at the practice bank, with the outcome to try',
    params,
    body: z.object({ outcome: z.enum(practiceOutcomes) }),
    reply: z.object({
      isDeclined: z.boolean(),
      /** Where the payer goes on; null for a declined card, which may be tried again. */
      continueUrl: z.string().nullable(),
    }),
    embeddedOnly: true,
    isSecret: true,
    failure: 'Pay Fail',
  }),
};
