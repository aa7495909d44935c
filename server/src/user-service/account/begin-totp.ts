import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found } from '../../platform/http/refuse.ts';
import { accountAudits } from './account-audits.ts';
import { provenSignIn } from './own-sign-in.ts';

/** A new secret for an authenticator app. @throws `conflict` where one is set up already. */
export async function beginTotp(context: UserContext, { body }: RouteInput<typeof account.beginTotp>) {
  const { own, accountId, unkept } = await provenSignIn(context, body.password);
  return transact(unkept, async (tx) => {
    tx.authorize(allow);
    const offer = found(await own.factors.beginTotp(tx.db, accountId), 'conflict');
    await tx.audit(accountAudits.beginTotp, { subjectId: accountId, data: {} });
    return offer;
  });
}
