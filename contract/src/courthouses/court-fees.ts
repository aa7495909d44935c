import type { CourthouseContact } from './courthouses.ts';

/** A court's table of fees, as far as a sum follows from it. */
export interface FeeTable {
  /** The first defendant included; null where the clerk has to be asked. */
  baseCents: number | null;
  lines: readonly Pick<CourthouseContact, 'fee' | 'purpose' | 'basis' | 'claimAbove'>[];
}
export interface FeeFacts {
  defendants: number;
  claimCents: number;
}

type Line = FeeTable['lines'][number];

/** What a line adds for these defendants; what is due only on request, or by the mile, adds nothing by itself. */
function lineCents({ fee, basis }: Line, defendants: number): number {
  const cents = fee ?? 0;
  switch (basis) {
    case 'FLAT':
    case 'PER_ADDRESS':
      return cents;
    case 'PER_DEFENDANT':
      return cents * defendants;
    case 'PER_EXTRA_DEFENDANT':
      return cents * Math.max(0, defendants - 1);
    default:
      return 0;
  }
}

const sumOf = (lines: readonly Line[], defendants: number): number =>
  lines.reduce((sum, line) => sum + lineCents(line, defendants), 0);

/** What the clerk takes at the filing: the base or the tier of the claim, each defendant's share, the summonses. */
export function filingFeeCents(
  { baseCents, lines }: FeeTable,
  { defendants, claimCents }: FeeFacts,
): number | null {
  const tiers = lines
    .filter(
      ({ purpose, basis, claimAbove }) =>
        purpose === 'FILING' && basis === 'TIER_BY_CLAIM' && claimAbove !== null && claimCents > claimAbove,
    )
    .toSorted((a, b) => (b.claimAbove ?? 0) - (a.claimAbove ?? 0));
  const base = tiers[0]?.fee ?? baseCents;
  if (base === null) return null;
  return (
    base +
    sumOf(
      lines.filter(({ purpose }) => purpose === 'FILING' || purpose === 'SUMMONS'),
      defendants,
    )
  );
}

/** What the officer takes to serve everybody; null where the table names no fee for it. */
export function serviceFeeCents({ lines }: FeeTable, defendants: number): number | null {
  const service = lines.filter(({ purpose, fee }) => purpose === 'SERVICE' && fee !== null);
  return service.length ? sumOf(service, defendants) : null;
}
