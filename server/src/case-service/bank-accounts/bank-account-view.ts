import type { BankAccount } from '@writdesk/contract/bank-accounts/bank-accounts';
import type { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteReplyInput } from '@writdesk/contract/route';
import type { Kysely } from 'kysely';
import { isOwnId, type UserActor } from '../../platform/actor.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found } from '../../platform/http/refuse.ts';
import { type AccountRow, findAccount } from './bank-account-queries.ts';

type Reply = RouteReplyInput<typeof bankAccounts.create>;

/** An account as the API says it, with what the caller may do with it. */
export function accountView(actor: UserActor, row: AccountRow): Reply {
  const { roles } = actor;
  const { status } = row;
  const mayUpdate = permitted(roles, 'bank-account.update') !== null;
  const isSettled = status === 'PENDING' || status === 'ACTIVE';
  const asked = askedBy(row);
  const can: BankAccount['can'] = {
    update: isSettled && mayUpdate,
    approve: asked !== null && permitted(roles, 'bank-account.approve') !== null && !isOwnId(actor, asked),
    close: isSettled && mayUpdate,
    keepOpen: status === 'CLOSING' && mayUpdate,
  };
  return { ...row, can };
}

/** Whose change or request a second person has to approve; null where nothing waits. */
export function askedBy({ status, editedBy, closingBy }: AccountRow): string | null {
  if (status === 'PENDING') return editedBy;
  return status === 'CLOSING' ? closingBy : null;
}

/** @throws `bank_account_not_found` */
export async function readAccount(db: Kysely<DB>, context: UserContext, id: string): Promise<Reply> {
  const row = found(await findAccount(db, context.scope, id), 'bank_account_not_found');
  return accountView(personOf(context), row);
}
