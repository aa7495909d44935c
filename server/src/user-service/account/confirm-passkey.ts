import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found } from '../../platform/http/refuse.ts';
import { accountAudits } from './account-audits.ts';
import { ownSignIn } from './own-sign-in.ts';

/** Keeps the passkey that the browser made. Whoever began it proved themselves then. @throws `passkey_refused`. */
export async function confirmPasskey(
  context: UserContext,
  { body }: RouteInput<typeof account.confirmPasskey>,
) {
  const { own, accountId, unkept } = ownSignIn(context);
  const { name, credential } = body;
  const passkey = found(await own.factors.checkPasskey(accountId, credential), 'passkey_refused');
  return transact(unkept, async (tx) => {
    tx.authorize(allow);
    const { passkeyId, recoveryCodes } = found(
      await own.factors.addPasskey(tx.db, accountId, name, passkey),
      'passkey_refused',
    );
    await tx.audit(accountAudits.addPasskey, { subjectId: accountId, data: { passkeyId, name } });
    return { recoveryCodes };
  });
}
