import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow } from '../../platform/http/refuse.ts';
import { accountAudits } from './account-audits.ts';
import { provenSignIn } from './own-sign-in.ts';

/** What the browser needs to make a passkey. */
export async function beginPasskey(context: UserContext, { body }: RouteInput<typeof account.beginPasskey>) {
  const { own, accountId, unkept } = await provenSignIn(context, body.password);
  return transact(unkept, async (tx) => {
    tx.authorize(allow);
    await tx.audit(accountAudits.beginPasskey, { subjectId: accountId, data: {} });
    return { options: (await own.factors.beginPasskey(tx.db, accountId)) as { challenge: string } };
  });
}
