import { z } from 'zod';
import { confidences } from '../courthouses/confidences.ts';
import type { BillItemCategory } from '../invoices/bill-items.ts';

/** What the rule of a state says of a kind of cost. */
export const costAnswers = ['YES', 'LEASE', 'COURT', 'NO'] as const;
export interface CostRule {
  answer: (typeof costAnswers)[number];
  /** Of what the tenant owes, in hundredths of a percent. */
  capBasisPoints: number | null;
  source: string;
  confidence: (typeof confidences)[number];
}

/** Whether the tenant can be asked for a charge, with the reason. */
export const recoveryCodes = [
  'YES',
  /** The court may award it. */
  'COURT',
  /** The lease decides, and nobody has said what it says. */
  'LEASE_UNKNOWN',
  'NO_LEASE',
  'NO_STATE',
  /** The firm doesn't ask for it. */
  'NO_FIRM',
  /** It is the company's own debt, such as interest on its invoices. */
  'NO_OWN',
  /** No rule of the state is known. */
  'UNKNOWN',
] as const;
export type RecoveryCode = (typeof recoveryCodes)[number];

export const costRecovery = z.object({
  code: z.enum(recoveryCodes),
  capBasisPoints: z.int().nullable(),
  /** Of the state's rule; null where none decided. */
  source: z.string().nullable(),
  confidence: z.enum(confidences).nullable(),
});
export type CostRecovery = z.output<typeof costRecovery>;

interface Facts {
  category: BillItemCategory;
  /** As the firm's catalog says. */
  isAsked: boolean;
  /** The state's rule on the day of the charge. */
  rule: CostRule | null;
  leaseAsksFees: boolean | null;
}

/** Whether the tenant can be asked for a charge: by what it is, by the firm, by the state, and by what the lease says. */
export function recoveryOf({ category, isAsked, rule, leaseAsksFees }: Facts): CostRecovery {
  const none = { capBasisPoints: null, source: null, confidence: null };
  if (category === 'INTEREST') return { code: 'NO_OWN', ...none };
  // What the state forbids is said first: a firm that would ask learns it.
  if (rule?.answer !== 'NO' && !isAsked) return { code: 'NO_FIRM', ...none };
  if (!rule) return { code: 'UNKNOWN', ...none };
  const { capBasisPoints, source, confidence } = rule;
  const known = { capBasisPoints, source, confidence };
  switch (rule.answer) {
    case 'YES':
    case 'COURT':
      return { code: rule.answer, ...known };
    case 'NO':
      return { code: 'NO_STATE', ...known };
    case 'LEASE':
      return {
        code: leaseAsksFees === null ? 'LEASE_UNKNOWN' : leaseAsksFees ? 'YES' : 'NO_LEASE',
        ...known,
      };
  }
}

/** The most that can be asked for by a cap, of what the tenant owes; half a cent up. */
export const cappedCents = (owedCents: number, capBasisPoints: number): number =>
  Math.round((Math.max(0, owedCents) * capBasisPoints) / 10_000);
