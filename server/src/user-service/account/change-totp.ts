import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found, refuse } from '../../platform/http/refuse.ts';
import { accountAudits } from './account-audits.ts';
import { ownSignIn, provenSignIn } from './own-sign-in.ts';
import { getSecurity } from './get-security.ts';

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
