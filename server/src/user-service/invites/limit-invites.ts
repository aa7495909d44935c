import { personOf, type UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { limitRate, rateLimits } from '../../platform/http/rate-limit.ts';

/**
 * Counts one more invite: of the person, of his firm or company, and to the address, whoever writes to it. An invite that
 * is refused for anything else sends no mail and isn't counted.
 * @throws `too_many_requests` with how many seconds to wait.
 */
export async function limitInvites(tx: Tx, context: UserContext, email: string): Promise<void> {
  const { deps } = context;
  const { userId, firmId, clientId } = personOf(context);
  const house = firmId ?? clientId;
  const { inviter, invitingHouse } = rateLimits;
  const within = tx.db;
  const because = (message: string | ((seconds: number) => string)) => ({
    within,
    fault: { path: 'email', message },
  });
  await limitRate(
    deps,
    'inviter',
    userId,
    because(`You sent ${inviter.most} invites within an hour. Wait before you send more.`),
  );
  if (house)
    await limitRate(
      deps,
      'invitingHouse',
      house,
      because(
        `Your colleagues and you sent ${invitingHouse.most} invites within an hour. Wait before you send more.`,
      ),
    );
  await limitRate(deps, 'invitedAddress', email, because(addressIsFull));
}

/** Not how many it got: some may be of others, whose people are none of the caller's business. */
function addressIsFull(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `No further invite can go to this address now. Try again in ${wait}.`;
}
