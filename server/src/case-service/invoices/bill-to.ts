import { postalLines } from '../../user-service/firms/index.ts';
import type { findPayables } from './payables-queries.ts';

type Payables = NonNullable<Awaited<ReturnType<typeof findPayables>>>;

/** The company, whom of it, and their own address where they gave one. */
export const billTo = ({ name, apName, apAddress, ...company }: Payables): string[] => [
  name,
  ...(apName ? [apName] : []),
  ...postalLines(apAddress?.addressLine1 ? apAddress : company),
];
