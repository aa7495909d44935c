import type { billingItems } from '@writdesk/contract/billing-items/billing-items';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { localDate } from '../../platform/clock.ts';
import { courtZone, onCase } from '../cases/record/index.ts';
import { billingItemAudits } from './billing-item-audits.ts';
import { findBillings, lockLine, updateLine } from './billing-item-queries.ts';
import { dayFaults, incurredAt } from './incurred-at.ts';
import { priceFaults, priceOfLine } from './price-of-line.ts';
import { publishBilling } from './publish-billing.ts';

const facts = ['description', 'quantity', 'unitCents', 'amountCents'] as const;

/**
 * Changes a charge that isn’t on an invoice; what is absent stays.
 * @throws `billing_item_not_found`, `billing_item_billed`, `conflict` for a stale version, `invalid` naming the field.
 */
export async function updateBillingItem(
  context: UserContext,
  { params, body }: RouteInput<typeof billingItems.update>,
) {
  const { roles } = personOf(context);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'billing-item.update') ? allow : deny('forbidden'));
    const { record, line } = found(await lockLine(tx.db, context.scope, params.id), 'billing_item_not_found');
    if (body.version !== undefined && body.version !== line.version)
      refuse('conflict', { current: await shown(tx, line) });
    requireUnbilled(line);
    const zone = await courtZone(tx.db, record);
    const price = priceOfLine(body, line);
    const errors = [...priceFaults(price, ''), ...dayFaults(body.incurredOn, tx.now, zone, '')];
    if (errors.length) refuse('invalid', { errors });
    const after = { description: body.description ?? line.description, ...price };
    const isMoved = body.incurredOn !== undefined && body.incurredOn !== localDate(line.incurredAt, zone);
    const changed = [
      ...facts.filter((fact) => after[fact] !== line[fact]),
      ...(isMoved ? ['incurredOn'] : []),
    ];
    await updateLine(tx.db, line, {
      ...after,
      ...(isMoved && { incurredAt: incurredAt(body.incurredOn, tx.now, zone) }),
    });
    const { description, amountCents } = after;
    await tx.audit(billingItemAudits.update, {
      ...onCase(record),
      data: { description, amountCents, beforeCents: line.amountCents, changed },
    });
    publishBilling(tx, record);
    return shown(tx, line);
  });
}

/** What an invoice has taken is corrected there, by a credit. */
export function requireUnbilled(line: { status: string; invoiceId: string | null }): void {
  if (line.status !== 'UNBILLED' || line.invoiceId !== null) refuse('billing_item_billed');
}

async function shown(tx: Tx, key: { firmId: string; caseId: string; id: string }) {
  const [line] = await findBillings(tx.db, { firmId: key.firmId, id: key.caseId }, [key.id]);
  return found(line, 'billing_item_not_found');
}
