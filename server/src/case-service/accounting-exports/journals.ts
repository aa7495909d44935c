import { createHash } from 'node:crypto';
import type { AccountingBasis } from '@writdesk/contract/accounting-exports/accounting-exports';
import type { LedgerAccount } from '@writdesk/contract/ledger/ledger-accounts';
import { keyOf } from '../account-mappings/index.ts';
import { type Leg, legsOf, type Posted } from './legs.ts';

/** What one event posted, as the ledger has it. */
export interface PostedEntry {
  id: string;
  postedOn: string;
  kind: string;
  company: string | null;
  /** The numbers of its invoices, or of its check. */
  documents: readonly string[];
  postings: readonly Posted[];
}

/** A line of a journal: debits above zero, credits below. */
export interface JournalLine {
  code: string;
  name: string;
  location: { id: string; name: string } | null;
  /** What companies owe: accounting programs ask who. */
  isReceivable: boolean;
  amountCents: number;
}

/** An entry of the ledger in the words of the firm’s accounting system; its lines come to nothing. */
export interface Journal extends Omit<PostedEntry, 'postings'> {
  lines: JournalLine[];
  /** The same as long as its day, accounts, locations and amounts are. */
  digest: string;
}

/** A journal with the number by which accounting knows it. */
export interface NumberedJournal extends Journal {
  number: string;
}

/** What the firm’s accounting system calls accounts and counties. */
export interface Names {
  accounts: ReadonlyMap<string, { code: string | null; name: string | null }>;
  locations: ReadonlyMap<string, { id: string; name: string }>;
}

/** What has no name there. */
interface Unmapped {
  accounts: Set<string>;
  counties: Set<string>;
}

/** Income and costs are known by location; banks, debts and trust money are the firm’s as a whole. */
const located: ReadonlySet<LedgerAccount> = new Set([
  'FEE_INCOME',
  'ADVANCED_COSTS',
  'ACCRUED_COSTS',
  'BAD_DEBT',
  'ABSORBED_COSTS',
]);

/** The journals of entries, in their order; those that move nothing on this basis are left out. */
export function journalsOf(
  entries: readonly PostedEntry[],
  basis: AccountingBasis,
  names: Names,
): { journals: Journal[]; unmapped: Unmapped } {
  const unmapped: Unmapped = { accounts: new Set(), counties: new Set() };
  const journals = entries.flatMap(({ postings, ...entry }) => {
    const lines = linesOf(legsOf(entry.kind, postings, basis), names, unmapped);
    if (!lines.length) return [];
    return [{ ...entry, lines, digest: digestOf(entry.postedOn, lines) }];
  });
  return { journals, unmapped };
}

export const debitOf = ({ lines }: Pick<Journal, 'lines'>): number =>
  lines.reduce((cents, { amountCents }) => cents + Math.max(amountCents, 0), 0);

/** One line for each account and location, debits first. */
function linesOf(legs: readonly Leg[], names: Names, unmapped: Unmapped): JournalLine[] {
  const sums = new Map<string, Leg>();
  for (const leg of legs) {
    const countyId = located.has(leg.account) ? leg.countyId : null;
    const key = `${keyOf(leg.account, leg.accountNo)} ${countyId}`;
    const before = sums.get(key)?.amountCents ?? 0;
    sums.set(key, { ...leg, countyId, amountCents: before + leg.amountCents });
  }
  return [...sums.values()]
    .filter(({ amountCents }) => amountCents !== 0)
    .map((leg) => lineOf(leg, names, unmapped))
    .toSorted((a, b) => Number(b.amountCents > 0) - Number(a.amountCents > 0));
}

function lineOf({ account, accountNo, countyId, amountCents }: Leg, names: Names, unmapped: Unmapped) {
  const key = keyOf(account, accountNo);
  const { code, name } = names.accounts.get(key) ?? { code: null, name: null };
  if (code === null || name === null) unmapped.accounts.add(key);
  const location = countyId === null ? null : (names.locations.get(countyId) ?? null);
  if (countyId !== null && !location) unmapped.counties.add(countyId);
  return {
    code: code ?? '',
    name: name ?? '',
    location,
    isReceivable: account === 'RECEIVABLE',
    amountCents,
  };
}

function digestOf(postedOn: string, lines: readonly JournalLine[]): string {
  const said = lines.map(({ code, name, location, amountCents }) => [
    code,
    name,
    location?.id ?? null,
    location?.name ?? null,
    amountCents,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([postedOn, ...said]))
    .digest('base64url');
}
