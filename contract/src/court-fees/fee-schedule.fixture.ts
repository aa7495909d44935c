import type { CaseFeeFacts } from './calculate-fees.ts';
import type { FeeRow, FeeSchedule } from './fee-values.ts';

/** A row of a schedule, by what matters of it. */
export const feeRowOf = (
  purpose: FeeRow['purpose'],
  basis: FeeRow['basis'],
  amountCents: number | null,
  over: Partial<FeeRow> = {},
): FeeRow => ({
  id: `${purpose} ${basis} ${over.aboveCents ?? ''}`,
  purpose,
  payee: purpose === 'SERVICE' || purpose === 'MILEAGE' ? 'SHERIFF' : 'CLERK',
  basis,
  amountCents,
  aboveCents: null,
  brackets: [],
  note: null,
  source: 'The court’s page',
  confidence: 'S',
  verifiedBy: null,
  verifiedOn: null,
  ...over,
});

export const scheduleOf = (rows: FeeRow[], over: Partial<FeeSchedule> = {}): FeeSchedule => ({
  id: `${over.level ?? 'courthouse'} ${over.effectiveFrom ?? ''}`,
  level: 'courthouse',
  placeName: 'A court',
  isOwn: false,
  effectiveFrom: null,
  rows,
  ...over,
});

/** One defendant at one address, with nothing claimed. */
export const feeFacts = (over: Partial<CaseFeeFacts> = {}): CaseFeeFacts => ({
  day: '2026-06-01',
  purposes: ['FILING', 'SUMMONS'],
  defendants: 1,
  addresses: 1,
  claimCents: 0,
  damagesCents: 0,
  miles: 0,
  ...over,
});
