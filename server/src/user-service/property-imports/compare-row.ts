import type { ImportField } from '@writdesk/contract/property-imports/import-values';
import { type Fault, fault } from '@writdesk/contract/sentences/fault';
import type { RosterUnit } from '../rosters/index.ts';
import type { RosterRow } from './cells/roster-rows.ts';
import { compared } from './known-properties.ts';

export interface Change {
  field: string;
  before: string | number | null;
  after: string | number | null;
}
type Facts = Record<string, string | number | boolean | null>;

/** What a row changes, and what is written for it. */
export interface Compared {
  changes: Change[];
  write: {
    unitFacts: Facts;
    /** Of the lease that stays, or of the one that begins; null where nobody lives there by the file. */
    leaseFacts: Facts | null;
    /** The unit gets another lease, or none: the current one ends. */
    endsLease: boolean;
    movesBalance: boolean;
  } | null;
  fault?: Fault;
  at?: ImportField;
}

/** A row of a rent roll. What the file leaves empty stays as it is. */
export function compareRoll(said: RosterRow, unit: RosterUnit | null): Compared {
  const unitFacts = given({
    bedrooms: said.numbers.bedrooms,
    bathrooms: said.numbers.bathrooms,
    sizeSqft: said.numbers.sizeSqft,
    marketRentCents: said.money.marketRent,
  });
  const lease = unit?.lease ?? null;
  const isSame = lease !== null && isSameLease(said, lease);
  const isVacant = said.people.length === 0;
  const changes: Change[] = unit ? [] : [{ field: 'unit', before: null, after: said.unit }];
  changes.push(...differing(unitFacts, unit ?? {}));
  if (unit && !unit.active) {
    unitFacts['active'] = true;
    changes.push({ field: 'active', before: 'NO', after: 'YES' });
  }
  if (isVacant) {
    if (lease) changes.push({ field: 'tenant', before: lease.tenantNames, after: null });
    return done(changes, { unitFacts, leaseFacts: null, endsLease: lease !== null, movesBalance: false });
  }
  if (!isSame) changes.push({ field: 'tenant', before: lease?.tenantNames ?? null, after: namesOf(said) });
  const kept = isSame ? lease : null;
  const leaseFacts = given({
    leaseFrom: said.days.leaseFrom,
    leaseTo: said.days.leaseTo,
    movedInOn: said.days.movedInOn,
    rentCents: said.money.rent,
    depositCents: said.money.deposit,
    externalId: said.externalId,
  });
  changes.push(...differing(leaseFacts, kept ?? {}));
  // A ledger says it better than a column of a rent roll.
  const takesBalance = kept === null || kept.balanceSource === 'REPORT' || kept.balanceOn === null;
  const owed = takesBalance ? balanceOf(said) : null;
  const moved = owed ? differing(owed, kept ?? { balanceCents: 0 }, ['balanceCents']) : [];
  changes.push(...moved);
  const facts = owed && moved.length ? { ...leaseFacts, ...owed } : leaseFacts;
  return done(changes, {
    unitFacts,
    leaseFacts: facts,
    endsLease: lease !== null && !isSame,
    movesBalance: moved.length > 0,
  });
}

/** A row of a delinquency report: who owes how much, and since when. */
export function compareBalance(said: RosterRow, unit: RosterUnit | null, today: string): Compared {
  const lease = unit?.lease;
  if (!lease) return { changes: [], write: null, fault: fault('import_row_no_lease'), at: 'unit' };
  const owed = balanceOf(said);
  if (!owed) return { changes: [], write: null, fault: fault('import_row_no_amount'), at: 'balance' };
  const changes = differing(owed, lease, [
    'balanceCents',
    'owed0Cents',
    'owed31Cents',
    'owed61Cents',
    'owed91Cents',
  ]);
  const leaseFacts = { ...owed, balanceOn: today };
  return done(changes, { unitFacts: {}, leaseFacts, endsLease: false, movesBalance: true });
}

const done = (changes: Change[], write: NonNullable<Compared['write']>): Compared => ({
  changes,
  write,
});

/** What a row says of a debt; the part that no column ages counts as new. */
function balanceOf({ money }: RosterRow): Facts | null {
  const { balance, owed0, owed31, owed61, owed91 } = money;
  const aged = [owed0, owed31, owed61, owed91].map((cents) => cents ?? 0);
  const sum = aged.reduce((total, cents) => total + cents, 0);
  const hasAges = [owed0, owed31, owed61, owed91].some((cents) => typeof cents === 'number');
  if (typeof balance !== 'number' && !hasAges) return null;
  const total = balance ?? sum;
  const owed = Math.max(0, total);
  const [first = 0, second = 0, third = 0, fourth = 0] = hasAges ? aged : [owed, 0, 0, 0];
  return {
    balanceSource: 'REPORT',
    balanceCents: total,
    rentOwedCents: owed,
    otherOwedCents: 0,
    owed0Cents: first,
    owed31Cents: second,
    owed61Cents: third,
    owed91Cents: fourth,
  };
}

const given = (facts: Record<string, string | number | null | undefined>): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      (entry): entry is [string, string | number] => entry[1] !== null && entry[1] !== undefined,
    ),
  );

function differing(facts: Facts, before: object, shown: readonly string[] = Object.keys(facts)): Change[] {
  const known = before as Record<string, unknown>;
  return shown.flatMap((field) => {
    const was = known[field];
    const is = facts[field];
    const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : null);
    return was === is || is === undefined ? [] : [{ field, before: plain(was), after: plain(is) }];
  });
}

const namesOf = ({ people }: RosterRow) =>
  people.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')).join('; ');

/** By the system’s id, else by the day on which it began, else by who lives there. */
function isSameLease(said: RosterRow, lease: NonNullable<RosterUnit['lease']>): boolean {
  if (said.externalId && lease.externalId) return said.externalId === lease.externalId;
  const names = new Set(lease.tenantNames.split(';').map(compared));
  const isNamed = said.people.some((person) => names.has(compared(`${person.firstName} ${person.lastName}`)));
  return isNamed || (Boolean(said.days.leaseFrom) && said.days.leaseFrom === lease.leaseFrom);
}
