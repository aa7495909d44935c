import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found } from '../../platform/http/refuse.ts';
import { accountAudits } from './account-audits.ts';
import { provenSignIn } from './own-sign-in.ts';

/** New recovery codes. @throws `conflict` where there is no factor that they could stand for. */
export async function renewRecoveryCodes(
  context: UserContext,
  { body }: RouteInput<typeof account.renewRecoveryCodes>,
) {
  const { own, accountId, unkept } = await provenSignIn(context, body.password);
  return transact(unkept, async (tx) => {
    tx.authorize(allow);
    const recoveryCodes = found(await own.factors.renewRecoveryCodes(tx.db, accountId), 'conflict');
    await tx.audit(accountAudits.renewRecoveryCodes, { subjectId: accountId, data: {} });
    return { recoveryCodes };
  });
}
