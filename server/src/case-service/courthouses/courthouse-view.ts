import type { CourthouseContact, CourthouseRow } from '@writdesk/contract/courthouses/courthouses';
import { contactTypeOf, type FeesOfCourt } from '../court-fees/index.ts';

/** `active` as the API says it. */
export function withStatus<R extends { active: boolean }>({
  active,
  ...row
}: R): Omit<R, 'active'> & Pick<CourthouseRow, 'status'> {
  return { ...row, status: active ? 'active' : 'inactive' };
}

interface Lines {
  clerkContact: string | null;
  clerkEmail: string | null;
  sheriffContact: string | null;
  sheriffEmail: string | null;
}
type Contact = Pick<CourthouseContact, 'contactNumber' | 'email' | 'type' | 'note'>;

const noFee = { fee: null, purpose: null, basis: null, claimAbove: null } as const;

/** Fees and contacts as one list: each fee with the line of whom it is paid to, then whoever has no fee. */
export function contactDetailsOf(
  lines: Lines,
  { rows }: FeesOfCourt,
  others: readonly Contact[],
): CourthouseContact[] {
  const lineOf = (type: CourthouseContact['type']) =>
    type === 'CLERK'
      ? { contactNumber: lines.clerkContact, email: lines.clerkEmail }
      : type === 'SHERIFF'
        ? { contactNumber: lines.sheriffContact, email: lines.sheriffEmail }
        : { contactNumber: null, email: null };
  const fees = rows.map((row) => {
    const type = contactTypeOf(row);
    const { amountCents: fee, purpose, basis, aboveCents: claimAbove, note } = row;
    return { ...lineOf(type), type, fee, purpose, basis, claimAbove, note };
  });
  const bare = (['CLERK', 'SHERIFF'] as const)
    .filter((type) => !fees.some((fee) => fee.type === type))
    .map((type) => ({ ...lineOf(type), type, note: null, ...noFee }));
  return [...fees, ...bare, ...others.map((contact) => ({ ...contact, ...noFee }))];
}
