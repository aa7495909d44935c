import type { LedgerAccount } from '@writdesk/contract/ledger/ledger-accounts';
import type { LedgerEvent } from '@writdesk/contract/ledger/ledger-events';
import { fault } from '@writdesk/contract/sentences/fault';
import { type Actor, actorName, actorUserId } from '../../platform/actor.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { insertEntry, lockBook, moveCosts, selectStanding } from './ledger-queries.ts';

/** One amount from one account to another; never more than one pair, so that no row can be out of balance. */
export interface Posting {
  debit: LedgerAccount;
  credit: LedgerAccount;
  amountCents: number;
  caseId?: string | null;
  invoiceId?: string | null;
  lineId?: string | null;
  /** The trust account, for money that clients entrusted. */
  bankAccountId?: string | null;
}

export interface Entry {
  firmId: string;
  /** Null for a deposit that nobody identified. */
  clientId: string | null;
  kind: LedgerEvent | `${LedgerEvent}.reverse`;
  sourceId: string;
  /** The firm’s day. */
  postedOn: string;
  reversesId?: string;
  postings: readonly Posting[];
}

type Writing = Pick<Tx, 'db' | 'now'>;

/**
 * Posts what one event moves; amounts below zero go the other way, and amounts of nothing are left out.
 * @throws `month_closed` for a day of a month that is closed.
 */
export async function postEntry(tx: Writing, actor: Actor, { postings, ...entry }: Entry): Promise<void> {
  const moved = postings.filter(({ amountCents }) => amountCents !== 0);
  if (!moved.length) return;
  await writeEntry(tx, actor, entry, moved);
  await settleCosts(tx, actor, entry, moved);
}

async function writeEntry(
  tx: Writing,
  actor: Actor,
  entry: Omit<Entry, 'postings'>,
  postings: Entry['postings'],
): Promise<void> {
  const closed = await lockBook(tx.db, entry.firmId);
  if (closed !== null && entry.postedOn <= closed)
    refuse('month_closed', { reason: fault('closed_through', { day: closed }) });
  const id = newId();
  await insertEntry(
    tx.db,
    { ...entry, id, actorId: actorUserId(actor), actorName: actorName(actor), at: tx.now },
    postings.map(({ debit, credit, amountCents, ...about }) => ({
      firmId: entry.firmId,
      clientId: entry.clientId,
      entryId: id,
      id: newId(),
      postedOn: entry.postedOn,
      ...(amountCents > 0 ? { debit, credit } : { debit: credit, credit: debit }),
      amountCents: Math.abs(amountCents),
      ...about,
    })),
  );
}

/**
 * Costs that are billed before they are paid are a debt of the firm, and no asset below zero: what of a case is so moves from one account
 * to the other, on the day on which it is known. A payment that is entered late therefore leaves the days before as they were.
 */
async function settleCosts(
  tx: Writing,
  actor: Actor,
  { firmId, clientId }: Omit<Entry, 'postings'>,
  postings: Entry['postings'],
): Promise<void> {
  const changes = new Map<string, number>();
  for (const { debit, credit, amountCents, caseId } of postings) {
    if (!caseId) continue;
    const cents = debit === 'ADVANCED_COSTS' ? amountCents : credit === 'ADVANCED_COSTS' ? -amountCents : 0;
    if (cents !== 0) changes.set(caseId, (changes.get(caseId) ?? 0) + cents);
  }
  if (!clientId || changes.size === 0) return;
  const moved = await moveCosts(tx.db, { firmId, clientId }, changes);
  const owed = moved.filter(({ accruedCents }) => accruedCents !== 0);
  if (!owed.length) return;
  const postedOn = await firmToday(tx.db, firmId, tx.now);
  for (const { caseId, accruedCents } of owed)
    await writeEntry(tx, actor, { firmId, clientId, kind: 'cost.settle', sourceId: caseId, postedOn }, [
      { debit: 'ADVANCED_COSTS', credit: 'ACCRUED_COSTS', amountCents: accruedCents, caseId },
    ]);
}

/** Reverses all that was posted for an invoice, a payment or a check and still stands; nothing is erased. */
export async function reverseEntries(
  tx: Writing,
  actor: Actor,
  { firmId, sourceId, postedOn }: { firmId: string; sourceId: string; postedOn: string },
): Promise<void> {
  for (const entry of await selectStanding(tx.db, firmId, sourceId)) {
    await postEntry(tx, actor, {
      firmId,
      clientId: entry.clientId,
      kind: `${entry.kind as LedgerEvent}.reverse`,
      sourceId,
      postedOn,
      reversesId: entry.id,
      postings: entry.postings.map(
        ({ debit, credit, amountCents, caseId, invoiceId, lineId, bankAccountId }) => ({
          debit: credit,
          credit: debit,
          amountCents,
          caseId,
          invoiceId,
          lineId,
          bankAccountId,
        }),
      ),
    });
  }
}
