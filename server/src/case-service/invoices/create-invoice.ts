import type { invoices } from '@writdesk/contract/invoices/invoices';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { isVisibleClient } from '../../user-service/clients/index.ts';
import { lockLines, publishBilling, reserveLines, type TakenLine } from '../billing/index.ts';
import { type Debtor, lockAccount } from './account-queries.ts';
import { invoiceAudits } from './invoice-audits.ts';
import { insertInvoice } from './invoice-line-queries.ts';
import { findTerms } from './invoice-queries.ts';
import { issueDraft } from './issue-invoice.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * Drafts an invoice of unbilled charges of one company, which are then on no other; with `issue` it is issued at once.
 * @throws `client_not_found`, `billing_item_billed` for charges of another invoice, `invalid` naming the field.
 */
export async function createInvoice(context: UserContext, { body }: RouteInput<typeof invoices.create>) {
  const actor = personOf(context);
  return transact(context, async (tx) => {
    const { firmId } = actor;
    tx.authorize(permitted(actor.roles, 'invoice.create') && firmId ? allow : deny('forbidden'));
    if (!firmId) return refuse('forbidden');
    const debtor = { firmId, clientId: body.clientId };
    if (new Set(body.billingItemIds).size < body.billingItemIds.length)
      refuseField('billingItemIds', fault('charge_twice'));
    const lines = await lockLines(tx.db, debtor, body.billingItemIds);
    if (!lines.length && !(await isVisibleClient(tx.db, context.scope, body.clientId)))
      refuse('client_not_found');
    if (lines.length < body.billingItemIds.length) refuseField('billingItemIds', fault('charges_unknown'));
    if (lines.some(({ status, invoiceId }) => status !== 'UNBILLED' || invoiceId !== null))
      refuse('billing_item_billed', { reason: fault('charges_taken') });
    const id = await draftInvoice(tx, { debtor, lines, note: body.note ?? null, createdByName: actor.name });
    if (body.issue) await issueDraft(tx, context, { firmId, id });
    return readInvoice(tx.db, context, id, tx.now);
  });
}

interface Draft {
  debtor: Debtor;
  lines: readonly TakenLine[];
  note: string | null;
  createdByName: string;
}

/** Puts locked charges on a draft. @returns its id. */
export async function draftInvoice(tx: Tx, { debtor, lines, note, createdByName }: Draft): Promise<string> {
  const subtotalCents = lines.reduce((cents, { amountCents }) => cents + amountCents, 0);
  if (subtotalCents <= 0) refuseField('billingItemIds', fault('invoice_below_nothing'));
  await lockAccount(tx.db, debtor, tx.now);
  const { termsDays } = found(await findTerms(tx.db, debtor, tx.now), 'client_not_found');
  const id = newId();
  const properties = new Set(lines.map(({ propertyId }) => propertyId));
  const [propertyId = null] = properties.size === 1 ? properties : [];
  await insertInvoice(
    tx.db,
    {
      ...debtor,
      id,
      propertyId,
      status: 'DRAFT',
      subtotalCents,
      balanceCents: subtotalCents,
      termsDays,
      note,
      createdByName,
      createdAt: tx.now,
    },
    lines.map((line, index) => ({
      ...debtor,
      invoiceId: id,
      id: newId(),
      position: index + 1,
      caseId: line.caseId,
      billingItemId: line.id,
      description: line.description,
      category: line.category,
      accountNo: line.accountNo,
      incurredAt: line.incurredAt,
      quantity: line.quantity,
      unitCents: line.unitCents,
      amountCents: line.amountCents,
    })),
  );
  const ids = lines.map((line) => line.id);
  await reserveLines(tx.db, debtor.firmId, ids, id);
  const cases = new Map(lines.map((line) => [line.caseId, line]));
  for (const [caseId, { propertyId: home, ownerId }] of cases)
    publishBilling(tx, { ...debtor, id: caseId, propertyId: home, ownerId });
  await tx.audit(invoiceAudits.create, {
    ...debtor,
    subjectId: id,
    data: { lines: lines.length, amountCents: subtotalCents },
  });
  return id;
}
