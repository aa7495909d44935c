import type { CaseDetails } from '@writdesk/contract/cases';

export interface ClaimLine {
  key: string;
  /** Null for the claim itself. */
  label: string | null;
  amountCents: number;
}

/** What is claimed, then each fee of the case that no invoice holds yet; equal fees in one line. */
export function claimLines({
  caseEviction,
  billingItems,
}: Pick<CaseDetails, 'caseEviction' | 'billingItems'>): ClaimLine[] {
  const { claimedCents } = caseEviction;
  const fees = new Map<string, ClaimLine>();
  for (const { description, amountCents, status } of billingItems) {
    if (status !== 'UNBILLED') continue;
    const line = fees.get(description) ?? { key: description, label: description, amountCents: 0 };
    fees.set(description, { ...line, amountCents: line.amountCents + amountCents });
  }
  const claim = claimedCents > 0 ? [{ key: 'claim', label: null, amountCents: claimedCents }] : [];
  return [...claim, ...fees.values()];
}
