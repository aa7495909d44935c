import type { billingItems } from '@writdesk/contract/billing-items/billing-items';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { type CaseRecord, courtZone, keysOf, lockCase, onCase } from '../cases/record/index.ts';
import { billingItemAudits } from './billing-item-audits.ts';
import { findBillings, insertLines, itemsOnDay } from './billing-item-queries.ts';
import { dayFaults, incurredAt } from './incurred-at.ts';
import { priceFaults, priceOfLine } from './price-of-line.ts';
import { publishBilling } from './publish-billing.ts';

type Line = RouteInput<typeof billingItems.ofCase>['body']['billingItems'][number];

/**
 * Charges a case with an item of the catalog.
 * @throws `case_not_found`, `invalid` naming the field: another firm’s item, one that isn’t active, no price, a day to come.
 */
export async function createBillingItem(
  context: UserContext,
  { body }: RouteInput<typeof billingItems.create>,
) {
  const { caseId, ...line } = body;
  return transact(context, async (tx) => {
    const [made] = await charge(tx, context, { caseId, lines: [line], at: () => '' });
    return found(made, 'billing_item_not_found');
  });
}

/** Charges a case with several items: all of them, or none. @throws as for one, each field with its place in the list. */
export async function createBillingItems(
  context: UserContext,
  { params, body }: RouteInput<typeof billingItems.ofCase>,
) {
  return transact(context, async (tx) => ({
    billingItems: await charge(tx, context, {
      caseId: params.id,
      lines: body.billingItems,
      at: (index) => `billingItems.${index}.`,
    }),
  }));
}

interface Wanted {
  caseId: string;
  lines: readonly Line[];
  /** Where a line stands in the request. */
  at(index: number): string;
}

async function charge(tx: Tx, context: UserContext, { caseId, lines, at }: Wanted) {
  const actor = personOf(context);
  tx.authorize(permitted(actor.roles, 'billing-item.create') ? allow : deny('forbidden'));
  const record = found(await lockCase(tx.db, context.scope, caseId), 'case_not_found');
  const zone = await courtZone(tx.db, record);
  const items = await itemsOnDay(
    tx.db,
    record.firmId,
    lines.map(({ billItemId, incurredOn }) => ({ id: billItemId, at: incurredAt(incurredOn, tx.now, zone) })),
  );
  const errors: FieldError[] = [];
  const rows = lines.flatMap((line, index) => {
    const item = items[index];
    const place = at(index);
    if (!item?.active) {
      errors.push(atField(`${place}billItemId`, fault(item ? 'bill_item_inactive' : 'bill_item_unknown')));
      return [];
    }
    const price = priceOfLine(line, { quantity: 1, unitCents: item.amountCents });
    errors.push(...priceFaults(price, place), ...dayFaults(line.incurredOn, tx.now, zone, place));
    return {
      ...keysOf(record),
      id: newId(),
      billItemId: item.id,
      description: line.description ?? item.title,
      ...price,
      incurredAt: incurredAt(line.incurredOn, tx.now, zone),
      source: 'MANUAL' as const,
      trigger: 'manual',
      createdBy: actor.userId,
      createdByName: actor.name,
    };
  });
  if (errors.length) refuse('invalid', { errors });
  await insertLines(tx.db, rows);
  for (const { description, amountCents } of rows)
    await tx.audit(billingItemAudits.create, { ...onCase(record), data: { description, amountCents } });
  publishBilling(tx, record);
  return madeOf(tx, record, rows);
}

async function madeOf(tx: Tx, record: CaseRecord, rows: readonly { id: string }[]) {
  const lines = await findBillings(
    tx.db,
    record,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id }) => lines.find((line) => line.id === id) ?? []);
}
