import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, refuse } from '../../platform/http/refuse.ts';
import { getSecurity } from './get-security.ts';
import { accountAudits } from './account-audits.ts';
import { provenSignIn } from './own-sign-in.ts';

/** Sign-in no longer asks for the app's code. @throws `conflict` where there is no app. */
export async function removeTotp(context: UserContext, { body }: RouteInput<typeof account.removeTotp>) {
  const { own, accountId, unkept } = await provenSignIn(context, body.password);
  await transact(unkept, async (tx) => {
    tx.authorize(allow);
    if (!(await own.factors.removeTotp(tx.db, accountId))) refuse('conflict');
    await tx.audit(accountAudits.removeTotp, { subjectId: accountId, data: {} });
  });
  return getSecurity(context);
}
