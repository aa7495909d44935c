import type { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectAccountPage } from './bank-account-queries.ts';
import { accountView } from './bank-account-view.ts';

/** A page of the firm’s bank accounts. */
export async function listBankAccounts(
  context: UserContext,
  { query }: RouteInput<typeof bankAccounts.list>,
) {
  const { deps, scope } = context;
  const actor = personOf(context);
  const { rows, ...page } = await selectAccountPage(deps.db.as(scope), scope, query);
  return { ...page, bankAccounts: rows.map((row) => accountView(actor, row)) };
}
