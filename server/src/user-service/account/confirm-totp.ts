import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found } from '../../platform/http/refuse.ts';
import { accountAudits } from './account-audits.ts';
import { ownSignIn } from './own-sign-in.ts';

/** Takes the app's first code. Whoever began it proved themselves then. @throws `code_wrong`. */
export async function confirmTotp(context: UserContext, { body }: RouteInput<typeof account.confirmTotp>) {
  const { own, accountId, unkept } = ownSignIn(context);
  return transact(unkept, async (tx) => {
    tx.authorize(allow);
    const recoveryCodes = found(await own.factors.confirmTotp(tx.db, accountId, body.code), 'code_wrong');
    await tx.audit(accountAudits.addTotp, { subjectId: accountId, data: {} });
    return { recoveryCodes };
  });
}
