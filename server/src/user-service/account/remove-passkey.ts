import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found } from '../../platform/http/refuse.ts';
import { getSecurity } from './get-security.ts';
import { accountAudits } from './account-audits.ts';
import { provenSignIn } from './own-sign-in.ts';

/** The passkey no longer signs in. @throws `not_found` for one that isn't theirs. */
export async function removePasskey(
  context: UserContext,
  { params, body }: RouteInput<typeof account.removePasskey>,
) {
  const { own, accountId, unkept } = await provenSignIn(context, body.password);
  await transact(unkept, async (tx) => {
    tx.authorize(allow);
    const name = found(await own.factors.removePasskey(tx.db, accountId, params.id));
    await tx.audit(accountAudits.removePasskey, {
      subjectId: accountId,
      data: { passkeyId: params.id, name },
    });
  });
  return getSecurity(context);
}
