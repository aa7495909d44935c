import { agingOf } from '@writdesk/contract/rosters/ledger-aging';
import type { rosters } from '@writdesk/contract/rosters/rosters';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { leaseRights, type LeaseRights } from './lease-policy.ts';
import {
  findLease,
  type FoundLease,
  type Line,
  type Person,
  selectCasesOfLease,
  selectLines,
  selectPeople,
} from './lease-queries.ts';

/**
 * A lease with its people and its ledger, added up today. A firm reads it where one of its cases names it.
 * @throws `lease_not_found`
 */
export async function readLease(
  db: Kysely<DB>,
  { scope, actor, deps }: UserContext,
  leaseId: string,
): Promise<RouteReplyInput<typeof rosters.lease>> {
  const rights = leaseRights(actor);
  const lease = found(await findLease(db, scope, leaseId), 'lease_not_found');
  const [people, lines, cases] = await Promise.all([
    rights.people ? selectPeople(db, lease) : [],
    selectLines(db, lease),
    selectCasesOfLease(db, lease),
  ]);
  if (rights.ownCasesOnly && cases.length === 0) refuse('lease_not_found');
  return {
    ...leaseView(lease, lines, localDate(deps.clock.now(), lease.timeZone)),
    people: people.map((person) => personView(person, rights)),
    cases: cases.map(({ id, title }) => ({ id: id ?? '', title: title ?? '' })),
    can: { update: rights.update, readPeople: rights.people },
  };
}

function leaseView(lease: FoundLease, lines: readonly Line[], today: string) {
  const { clientId, clientName, propertyId, propertyName, unitId, unitLabel, building, ...own } = lease;
  const ledger = lines.map(({ id, kind, dueOn, description, amountCents }) => ({
    id,
    kind,
    dueOn,
    description,
    amountCents,
  }));
  return {
    ...own,
    ...(own.balanceSource === 'LEDGER' && { ...agingOf(ledger, today), balanceOn: today }),
    client: { id: clientId, name: clientName },
    property: { id: propertyId, name: propertyName },
    unit: { id: unitId, label: unitLabel, building },
    ledger,
  };
}

const personView = (person: Person, { contacts }: LeaseRights) => ({
  id: person.id,
  kind: person.kind,
  firstName: person.firstName,
  middleName: person.middleName,
  lastName: person.lastName,
  suffix: person.suffix,
  isMinor: person.isMinor,
  email: contacts ? person.email : null,
  phone: contacts ? person.phone : null,
  language: person.language,
  accommodationPending: person.accommodationPending,
  ssn: contacts && person.ssnLast4 ? `***-**-${person.ssnLast4}` : null,
  dateOfBirth: contacts && person.dobYear !== null ? `**/**/${person.dobYear}` : null,
});
