import type { LeasePersonInput } from '@writdesk/contract/rosters/roster-values';
import type { Insertable } from 'kysely';
import type { UsersLeasePerson } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Person } from './lease-queries.ts';

export type PersonRow = Omit<Insertable<UsersLeasePerson>, 'clientId' | 'leaseId'>;

/** The people of a lease as they are stored. Who was there before keeps their id, and what is sealed of them where nothing new is said. */
export function peopleRows(
  vault: Vault,
  people: readonly LeasePersonInput[],
  before: readonly Person[],
): PersonRow[] {
  const known = new Map(before.map((person) => [person.id, person]));
  return people.map((person, position) => {
    const kept = person.id ? known.get(person.id) : undefined;
    if (kept) known.delete(kept.id);
    return personRow(vault, person, { id: kept?.id ?? newId(), position }, kept);
  });
}

function personRow(
  vault: Vault,
  person: LeasePersonInput,
  { id, position }: { id: string; position: number },
  before: Person | undefined,
): PersonRow {
  const digits = person.ssn?.replaceAll('-', '');
  const born = person.dateOfBirth;
  return {
    ...(before && {
      ssnSealed: before.ssnSealed,
      ssnLast4: before.ssnLast4,
      dobSealed: before.dobSealed,
      dobYear: before.dobYear,
    }),
    id,
    position,
    kind: person.kind,
    firstName: person.firstName,
    middleName: person.middleName || null,
    lastName: person.lastName,
    suffix: person.suffix || null,
    isMinor: person.isMinor,
    email: person.email || null,
    phone: person.phone || null,
    language: person.language || null,
    accommodationPending: person.accommodationPending,
    ...(person.ssn !== undefined && {
      ssnSealed: digits ? vault.seal(digits, `lease_person.ssn:${id}`) : null,
      ssnLast4: digits ? digits.slice(-4) : null,
    }),
    ...(born !== undefined && {
      dobSealed: born ? vault.seal(born, `lease_person.dob:${id}`) : null,
      dobYear: born ? Number(born.slice(0, 4)) : null,
    }),
  };
}

/** How a list names who lives there: leaseholders, else everybody. */
export function namesOf(people: readonly Pick<PersonRow, 'kind' | 'firstName' | 'lastName'>[]): string {
  const leaseholders = people.filter(({ kind }) => kind === 'LEASEHOLDER');
  return (leaseholders.length ? leaseholders : people)
    .map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' '))
    .join('; ');
}
