import { permitted, type Permission } from '@writdesk/contract/permissions/permissions';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { lockAccount } from './account-queries.ts';
import { type InvoiceRow, lockInvoice } from './invoice-line-queries.ts';
import { findInvoice } from './invoice-queries.ts';
import { readInvoice } from './read-invoice.ts';

/**
 * An invoice that somebody is to change: seen, its company’s account held, and as it was when they looked.
 * @throws `invoice_not_found`, `forbidden`, `conflict` for a stale version, with the invoice as it is now.
 */
export async function openedInvoice(
  tx: Tx,
  context: UserContext,
  id: string,
  version: number | undefined,
  permission: Permission = 'invoice.update',
): Promise<InvoiceRow> {
  const { roles } = personOf(context);
  tx.authorize(permitted(roles, permission) ? allow : deny('forbidden'));
  const seen = found(await findInvoice(tx.db, context.scope, id, tx.now), 'invoice_not_found');
  await lockAccount(tx.db, seen, tx.now);
  const invoice = found(await lockInvoice(tx.db, seen), 'invoice_not_found');
  if (version !== undefined && version !== invoice.version)
    refuse('conflict', { current: await readInvoice(tx.db, context, id, tx.now) });
  return invoice;
}
