import type { FeeRow } from '@writdesk/contract/court-fees/fee-values';

type Said = Pick<FeeRow, 'purpose' | 'payee' | 'basis' | 'amountCents' | 'aboveCents' | 'brackets'>;

/** A row as the trail says it: `FILING CLERK FLAT 11100`. */
export const sayRow = ({ purpose, payee, basis, amountCents, aboveCents, brackets }: Said): string =>
  [
    purpose,
    payee,
    basis,
    amountCents,
    aboveCents === null ? null : `>${aboveCents}`,
    ...brackets.map(({ upToCents, basisPoints }) => `${upToCents ?? ''}:${basisPoints}`),
  ]
    .filter((part) => part !== null)
    .join(' ');
