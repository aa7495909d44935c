import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseKey, insertCharges, selectBillItems } from './billing-queries.ts';
import { lockLine, updateLine } from './billing-item-queries.ts';
import type { Context } from '../../platform/context.ts';

const POSTAGE = 'POSTAGE';

interface Postage {
  case: CaseKey;
  /** The envelope, for which a case is charged once. */
  envelopeId: string;
  /** What was really paid. */
  cents: number;
}

/**
 * Charges a case for an envelope, with the postage item of the firm’s catalog.
 * @returns the id of the line; null where the firm doesn’t charge postage, nothing was paid, or it was charged before.
 */
export async function chargePostage(
  tx: Pick<Tx, 'db' | 'now'>,
  { case: key, envelopeId, cents }: Postage,
): Promise<string | null> {
  if (cents === 0) return null;
  const [item] = await selectBillItems(tx.db, key.firmId, { codes: [POSTAGE] }, tx.now);
  if (!item) return null;
  const [line] = await insertCharges(tx.db, [
    lineOf(tx, key, { item, cents, description: item.title, onceKey: `envelope:${envelopeId}` }),
  ]);
  return line?.id ?? null;
}

/** Takes the charge for an envelope back: a line that is on no invoice is deleted, else a credit of the same amount is added. */
export async function creditPostage(
  tx: Pick<Tx, 'db' | 'now'>,
  context: Pick<Context, 'scope'>,
  { case: key, envelopeId, cents, lineId }: Postage & { lineId: string },
): Promise<void> {
  const locked = await lockLine(tx.db, context.scope, lineId);
  if (!locked) return;
  const { line } = locked;
  if (line.status === 'UNBILLED' && line.invoiceId === null) {
    await updateLine(tx.db, line, { status: 'DELETED' });
    return;
  }
  const description = `Refund: ${line.description}`;
  const item = { id: line.billItemId };
  const onceKey = `envelope-refund:${envelopeId}`;
  await insertCharges(tx.db, [lineOf(tx, key, { item, cents: -cents, description, onceKey })]);
}

function lineOf(
  { now }: Pick<Tx, 'now'>,
  key: CaseKey,
  line: { item: { id: string | null }; cents: number; description: string; onceKey: string },
) {
  return {
    firmId: key.firmId,
    clientId: key.clientId,
    caseId: key.id,
    id: newId(),
    billItemId: line.item.id,
    description: line.description,
    quantity: 1,
    unitCents: line.cents,
    amountCents: line.cents,
    incurredAt: now,
    source: 'AUTO' as const,
    trigger: 'envelope',
    onceKey: line.onceKey,
  };
}
