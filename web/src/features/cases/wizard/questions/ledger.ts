import type { LedgerDraft, LedgerKind } from '../draft/draft-values.ts';

const reducing: ReadonlySet<LedgerKind> = new Set<LedgerKind>(['PAYMENT', 'CREDIT']);

/** In cents: charges less payments and credits. */
export function ledgerSum(lines: readonly Pick<LedgerDraft, 'amountCents'>[]): number {
  return lines.reduce((sum, { amountCents }) => sum + (amountCents ?? 0), 0);
}

/** An amount as its kind counts it: a payment is typed as 60.00 and held as −60.00. */
export function signed(kind: LedgerKind, amountCents: number | null): number | null {
  if (amountCents === null || amountCents === 0) return amountCents;
  return reducing.has(kind) ? -Math.abs(amountCents) : Math.abs(amountCents);
}

/** How the claim stands to the ledger; null while one of them is missing. */
export function claimAgainstLedger(
  claimedCents: number | null,
  lines: readonly LedgerDraft[],
): { differenceCents: number; sumCents: number } | null {
  const sumCents = ledgerSum(lines);
  if (claimedCents === null || !lines.some(({ amountCents }) => amountCents !== null)) return null;
  return { sumCents, differenceCents: claimedCents - sumCents };
}
