import type { LedgerLine, TenantInput } from '@writdesk/contract/cases/case-values';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import type { Vault } from '../../platform/vault.ts';
import {
  findLease,
  findUnitAddress,
  type FoundLease,
  type Person,
  selectLines,
  selectPeople,
} from './lease-queries.ts';

/** What a case takes over from a lease. */
export interface LeaseForCase {
  lease: FoundLease;
  unitLabel: string;
  unitAddress: { addressLine1: string; addressLine2: string | null } | null;
  /** The leaseholders, with what is sealed of them opened: the case seals it under its own ids. */
  tenants: TenantInput[];
  /** Whether one of its people asked for an accommodation that nobody has decided. */
  accommodationPending: boolean;
  /** What is owed today, line by line. */
  ledger: LedgerLine[];
}

/** Reads a lease for a case that is opened from it. @throws `lease_not_found` when the scope doesn't see it. */
export async function leaseForCase(
  db: Kysely<DB>,
  scope: Scope,
  leaseId: string,
  { vault, now }: { vault: Vault; now: Date },
): Promise<LeaseForCase> {
  const lease = found(await findLease(db, scope, leaseId), 'lease_not_found');
  const isReported = lease.balanceSource === 'REPORT';
  const [people, unit, ledger] = await Promise.all([
    selectPeople(db, lease),
    findUnitAddress(db, { clientId: lease.clientId, id: lease.unitId }),
    isReported ? reportedLines(lease) : owedLines(db, lease, localDate(now, lease.timeZone)),
  ]);
  return {
    lease,
    unitLabel: [lease.building, lease.unitLabel].filter(Boolean).join(' ').slice(0, 60),
    unitAddress: unit?.addressLine1
      ? { addressLine1: unit.addressLine1, addressLine2: unit.addressLine2 }
      : null,
    tenants: people
      .filter(({ kind, isMinor }) => kind === 'LEASEHOLDER' && !isMinor)
      .map((person) => tenantOf(vault, person)),
    accommodationPending: people.some((person) => person.accommodationPending),
    ledger,
  };
}

const tenantOf = (vault: Vault, person: Person): TenantInput => ({
  firstName: person.firstName,
  middleName: person.middleName,
  lastName: person.lastName,
  suffix: person.suffix,
  hasOneName: false,
  isMinor: false,
  email: person.email,
  phone: person.phone,
  ...(person.ssnSealed && { ssn: vault.open(person.ssnSealed, `lease_person.ssn:${person.id}`) }),
  ...(person.dobSealed && { dateOfBirth: vault.open(person.dobSealed, `lease_person.dob:${person.id}`) }),
});

/** Rent of next month isn't owed yet. */
async function owedLines(db: Kysely<DB>, lease: FoundLease, today: string): Promise<LedgerLine[]> {
  const lines = await selectLines(db, lease);
  return lines
    .filter(({ dueOn }) => !dueOn || dueOn <= today)
    .map(({ kind, dueOn, description, amountCents }) => ({ kind, dueOn, description, amountCents }));
}

/** A report says sums by age and of rent, not lines. Rent counts as the oldest, as payments settle the oldest first. */
export function reportedLines(
  lease: Pick<
    FoundLease,
    'balanceCents' | 'rentOwedCents' | 'owed0Cents' | 'owed31Cents' | 'owed61Cents' | 'owed91Cents'
  >,
): LedgerLine[] {
  const lines: LedgerLine[] = [];
  const add = (kind: LedgerLine['kind'], description: string, amountCents: number) => {
    if (amountCents !== 0) lines.push({ kind, dueOn: null, description, amountCents });
  };
  let rentCents = lease.rentOwedCents;
  const ages = [
    ['90+ days past due', lease.owed91Cents],
    ['61–90 days past due', lease.owed61Cents],
    ['31–60 days past due', lease.owed31Cents],
    ['0–30 days past due', lease.owed0Cents],
  ] as const;
  for (const [description, owedCents] of ages) {
    const rent = Math.min(rentCents, owedCents);
    rentCents -= rent;
    add('RENT', description, rent);
    add('OTHER', description, owedCents - rent);
  }
  const saidCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const restCents = lease.balanceCents - saidCents;
  if (restCents > 0) add(rentCents > 0 ? 'RENT' : 'OTHER', 'Balance', restCents);
  else add('CREDIT', 'Paid ahead', restCents);
  return lines;
}
