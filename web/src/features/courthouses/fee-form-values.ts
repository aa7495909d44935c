import type { AddedFeeSchedule } from '@writdesk/contract/court-fees/court-fees';
import type { FeeBracket, FeeLevel, FeeRow } from '@writdesk/contract/court-fees/fee-values';

/** A row of a schedule as it is typed. */
export interface FeeDraft {
  key: string;
  earlierRow: string | null;
  purpose: FeeRow['purpose'];
  payee: FeeRow['payee'];
  basis: FeeRow['basis'];
  amountCents: number | null;
  aboveCents: number | null;
  /** `500:3, 1.5`: 3 % up to $500, 1.5 % above. */
  brackets: string;
  note: string;
  source: string;
  confidence: FeeRow['confidence'];
}

export interface FeeFormValues {
  level: FeeLevel;
  isOwn: boolean;
  effectiveFrom: string | null;
  /** For the rows that are new or changed. */
  source: string;
  isVerified: boolean;
  note: string;
  rows: readonly FeeDraft[];
}

let drafted = 0;
export const blankRow = (): FeeDraft => ({
  key: `new-${(drafted += 1)}`,
  earlierRow: null,
  purpose: 'FILING',
  payee: 'CLERK',
  basis: 'FLAT',
  amountCents: null,
  aboveCents: null,
  brackets: '',
  note: '',
  source: '',
  confidence: 'S',
});

/** What a new version begins with: the rows of the last one of the place. */
export const rowsOf = (before: AddedFeeSchedule | undefined): FeeDraft[] =>
  (before?.rows ?? []).map(({ id, note, brackets, source, ...row }) => ({
    purpose: row.purpose,
    payee: row.payee,
    basis: row.basis,
    amountCents: row.amountCents,
    aboveCents: row.aboveCents,
    confidence: row.confidence,
    key: id,
    earlierRow: id,
    note: note ?? '',
    brackets: bracketText(brackets),
    source,
  }));

export const bracketText = (brackets: readonly FeeBracket[]): string =>
  brackets
    .map(({ upToCents, basisPoints }) =>
      [...(upToCents === null ? [] : [String(upToCents / 100)]), String(basisPoints / 100)].join(':'),
    )
    .join(', ');

/** What can’t be read becomes a number that the shape refuses. */
export const bracketsOf = (text: string): FeeBracket[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [first = '', second] = part.split(':');
      const [upTo, rate] = second === undefined ? [null, first] : [first, second];
      return {
        upToCents: upTo === null ? null : Math.round(Number(upTo) * 100),
        basisPoints: Math.round(Number(rate) * 100),
      };
    });

const tiers: readonly string[] = ['TIER_BY_CLAIM', 'TIER_BY_DAMAGES'];

/** What is sent: only a tier has a sum above which it holds, and only a percentage has brackets. */
export const feeBody = ({ rows, source, isVerified, effectiveFrom, ...about }: FeeFormValues) => ({
  ...about,
  effectiveFrom: effectiveFrom ?? '',
  rows: rows.map(({ key: _, brackets, ...row }) => ({
    ...row,
    amountCents: row.basis === 'PERCENT' ? null : row.amountCents,
    aboveCents: tiers.includes(row.basis) ? row.aboveCents : null,
    brackets: row.basis === 'PERCENT' ? bracketsOf(brackets) : [],
    source: source.trim() || row.source,
    confidence: source.trim() ? ('S' as const) : row.confidence,
    isVerified,
  })),
});
