import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow } from '../../platform/http/refuse.ts';
import { getSecurity } from './get-security.ts';
import { accountAudits } from './account-audits.ts';
import { provenOwner } from './own-sign-in.ts';

/** Signs the person out everywhere, or everywhere but here. @throws as `provenSignIn` */
export async function endSessions(context: UserContext, { body }: RouteInput<typeof account.endSessions>) {
  const unkept = await provenOwner(context, body.password);
  const { accountId, sessionId } = personOf(context);
  const { accounts } = context.deps;
  await transact(unkept, async (tx) => {
    tx.authorize(allow);
    await tx.audit(accountAudits.endSessions, { subjectId: accountId, data: { which: body.which } });
  });
  const keepsThis = body.which === 'others' && sessionId !== undefined;
  await accounts.endSessions(accountId, keepsThis ? { except: sessionId } : {});
  return getSecurity(context);
}
