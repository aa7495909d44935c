import type { LeaseInput } from '@writdesk/contract/rosters/roster-values';
import { agingOf } from '@writdesk/contract/rosters/ledger-aging';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { Updateable } from 'kysely';
import type { UsersLease } from '../../platform/db/schema.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import type { Vault } from '../../platform/vault.ts';
import { namesOf, peopleRows, type PersonRow } from './lease-people.ts';
import type { Lease, Person } from './lease-queries.ts';

const typed = [
  'leaseFrom',
  'leaseTo',
  'renewedOn',
  'term',
  'isWritten',
  'rentCents',
  'dueDay',
  'graceDays',
  'lateFeeCents',
  'depositCents',
  'forfeitureClause',
  'subsidy',
  'noticeGivenOn',
  'paymentPlan',
  'inService',
  'movedInOn',
  'movedOutOn',
] as const;

/** What becomes of a lease: its own columns, and people and ledger where they are sent. */
export interface LeaseChange {
  facts: Updateable<UsersLease>;
  people: PersonRow[] | null;
  lines: LedgerRow[] | null;
}
type LedgerRow = Awaited<ReturnType<typeof ledgerRows>>[number];

/** @throws `invalid` with all that doesn’t fit together */
export function leaseChange(
  input: LeaseInput,
  { lease, people }: { lease: Lease | null; people: readonly Person[] },
  { vault, today }: { vault: Vault; today: string },
): LeaseChange {
  const given = Object.fromEntries(
    typed.flatMap((key) => (input[key] === undefined ? [] : [[key, input[key]]])),
  ) as Updateable<UsersLease>;
  const faults = misfits({ ...lease, ...given }, input);
  if (typeof given.noticeGivenOn === 'string' && given.noticeGivenOn > today)
    faults.push(atField('noticeGivenOn', fault('notice_in_future')));
  if (faults.length) refuse('invalid', { errors: faults });
  const after = input.people ? peopleRows(vault, input.people, people) : null;
  const lines = input.ledger ? ledgerRows(input.ledger) : null;
  const movedOutOn = given.movedOutOn === undefined ? lease?.movedOutOn : given.movedOutOn;
  return {
    facts: {
      ...given,
      isCurrent: !movedOutOn || movedOutOn > today,
      ...(after && { tenantNames: namesOf(after) }),
      ...(input.ledger && {
        balanceSource: 'LEDGER',
        balanceOn: today,
        ...agingOf(input.ledger, today),
      }),
    },
    people: after,
    lines,
  };
}

const ledgerRows = (lines: NonNullable<LeaseInput['ledger']>) =>
  lines.map((line, position) => ({
    id: newId(),
    position,
    kind: line.kind,
    dueOn: line.dueOn ?? null,
    description: line.description,
    amountCents: line.amountCents,
  }));

function misfits(facts: Updateable<UsersLease>, { people }: LeaseInput): FieldError[] {
  const faults: FieldError[] = [];
  const before = (first: unknown, last: unknown) =>
    typeof first === 'string' && typeof last === 'string' && last < first;
  if (before(facts.leaseFrom, facts.leaseTo)) faults.push(atField('leaseTo', fault('lease_ends_first')));
  if (before(facts.movedInOn, facts.movedOutOn)) faults.push(atField('movedOutOn', fault('moved_out_first')));
  if (people && !people.some(({ kind, isMinor }) => kind === 'LEASEHOLDER' && !isMinor))
    faults.push(atField('people', fault('leaseholder_missing')));
  return faults;
}
