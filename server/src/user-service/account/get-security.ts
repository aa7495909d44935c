import { personOf, type UserContext } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import type { FactorState } from '../../platform/own-factors.ts';

const nothingHere: FactorState = { hasPassword: false, totpSince: null, passkeys: [], recoveryCodesLeft: 0 };

/** How the signed-in person signs in, and where they are signed in. */
export async function getSecurity(context: UserContext) {
  const { accountId, sessionId } = personOf(context);
  const { ownAccount: own, accounts, db } = context.deps;
  const proof = await own?.prove({ accountId, sessionId, address: context.address ?? '' });
  const sessions = await accounts.listSessions(accountId);
  return {
    managedElsewhere: own === undefined,
    isFresh: proof?.kind === 'proven',
    ...((await own?.factors.state(db.as(systemScope), accountId)) ?? nothingHere),
    sessions: sessions.map((session) => ({ ...session, current: session.id === sessionId })),
  };
}
