import type { StipulationTerms } from '@writdesk/contract/stipulations/stipulations';

/** The terms of an agreement as they are typed. */
export interface TermsDraft {
  payments: readonly { key: string; dueOn: string | null; amountCents: number | null }[];
  moveOutOn: string | null;
}

export const noTerms: TermsDraft = { payments: [], moveOutOn: null };

/** What is sent of them; null while nothing is agreed. A line that is not filled in is left out. */
export function termsOf({ payments, moveOutOn }: TermsDraft): StipulationTerms | null {
  const known = payments.flatMap(({ dueOn, amountCents }) =>
    dueOn && amountCents !== null ? [{ dueOn, amountCents }] : [],
  );
  return known.length > 0 || moveOutOn ? { payments: known, moveOutOn } : null;
}
