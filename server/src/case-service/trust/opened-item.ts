import { permitted, type Permission } from '@writdesk/contract/permissions/permissions';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { firmToday } from '../../user-service/firms/index.ts';
import { holdAccount } from '../bank-accounts/index.ts';
import { lockAccount } from '../invoices/index.ts';
import { findItem, lockItem } from './trust-item-queries.ts';
import { requireOwner } from './trust-owner-queries.ts';
import { readItem } from './trust-view.ts';

/**
 * An entry that somebody is to change: seen, held together with its account, and as it was when they looked. Money of a case that they don’t see is
 * not theirs to move. Always in this order: the company’s account, the bank account, the entry, the balance.
 * @throws `trust_item_not_found`, `case_not_found`, `bank_account_not_active`, `conflict`
 */
export async function openedItem(
  tx: Tx,
  context: UserContext,
  permission: Permission,
  id: string,
  version: number | undefined,
) {
  tx.authorize(permitted(personOf(context).roles, permission) ? allow : deny('forbidden'));
  const seen = found(await findItem(tx.db, context.scope, id), 'trust_item_not_found');
  const { firmId, clientId, caseId, kind } = seen;
  if (clientId !== null && kind === 'TRANSFER') await lockAccount(tx.db, { firmId, clientId }, tx.now);
  await holdAccount(tx.db, context.scope, seen.accountId, 'TRUST');
  if (clientId !== null && caseId !== null) await requireOwner(tx.db, context.scope, { clientId, caseId });
  const item = found(await lockItem(tx.db, seen), 'trust_item_not_found');
  const today = await firmToday(tx.db, firmId, tx.now);
  if (version !== undefined && version !== item.version)
    refuse('conflict', { current: await readItem(tx.db, context, id, today) });
  return { item, today };
}
