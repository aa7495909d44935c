import type { account } from '@writdesk/contract/account/account';
import type { RouteInput } from '@writdesk/contract/route';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, refuse } from '../../platform/http/refuse.ts';
import { getSecurity } from './get-security.ts';
import { accountAudits } from './account-audits.ts';
import { provenOwner } from './own-sign-in.ts';

/**
 * Signs the person out in another browser.
 * @throws as `provenSignIn`; `session_not_found` for one that has ended already or isn't theirs.
 */
export async function endSession(
  context: UserContext,
  { params, body }: RouteInput<typeof account.endSession>,
) {
  const unkept = await provenOwner(context, body.password);
  const { accountId } = personOf(context);
  const { accounts } = context.deps;
  const session = (await accounts.listSessions(accountId)).find(({ id }) => id === params.session);
  if (!session) return refuse('session_not_found');
  await transact(unkept, async (tx) => {
    tx.authorize(allow);
    const { startedAt, address } = session;
    const data = { startedAt: startedAt.toISOString(), address };
    await tx.audit(accountAudits.endSession, { subjectId: accountId, data });
  });
  await accounts.endSession(accountId, session.id);
  return getSecurity(context);
}
