import type { TrustMovement } from '@writdesk/contract/trust/trust-values';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Tx } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type Holder, heldOn, lockBalance, setBalance } from './trust-balance-queries.ts';
import { insertMovements } from './trust-item-queries.ts';

interface Move {
  holder: Holder;
  itemId: string;
  kind: TrustMovement;
  /** Below zero it leaves. */
  amountCents: number;
  /** The day in the register. */
  postedOn: string;
  today: string;
  madeByName: string;
}

/**
 * Moves money of a company or case: its row is held, so that of two who want the last cent one gets it. What the item itself says is written
 * before, for deposits that wait are counted from the items.
 * @throws `trust_short` where less than that can be used today.
 */
export async function moveTrust(tx: Tx, move: Move): Promise<void> {
  const { holder, itemId, kind, amountCents, postedOn, today, madeByName } = move;
  const { balanceCents: before } = await lockBalance(tx.db, holder);
  const heldCents = await heldOn(tx.db, holder, today);
  const balanceCents = before + amountCents;
  if (amountCents < 0 && balanceCents < heldCents)
    refuse('trust_short', { reason: fault('trust_usable', { usable: Math.max(before - heldCents, 0) }) });
  await setBalance(tx.db, holder, { balanceCents, heldCents });
  const { firmId, accountId, clientId, caseId } = holder;
  await insertMovements(tx.db, [
    {
      firmId,
      id: newId(),
      accountId,
      clientId,
      caseId,
      itemId,
      kind,
      amountCents,
      postedOn,
      madeByName,
      madeAt: tx.now,
    },
  ]);
}

/** Refuses early what could not be used now; nothing is held by it. @throws `trust_short` */
export async function requireUsable(
  tx: Tx,
  holder: Holder,
  amountCents: number,
  today: string,
): Promise<void> {
  const { balanceCents } = await lockBalance(tx.db, holder);
  const usable = balanceCents - (await heldOn(tx.db, holder, today));
  if (amountCents > usable) refuse('trust_short', { reason: fault('trust_usable', { usable }) });
}
