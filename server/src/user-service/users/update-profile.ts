import type { RouteInput } from '@writdesk/contract/route';
import type { users } from '@writdesk/contract/users/users';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, found, refuse } from '../../platform/http/refuse.ts';
import { lockUser, updateUserRow } from './change-user-queries.ts';
import { readProfile } from './get-user-profile.ts';
import { syncAccount, syncAccountNow } from './sync-account.job.ts';
import { userAudits } from './user-audits.ts';

/**
 * Changes the signed-in person's own names, phone, language and time zone. Roles and organizations are no part of it.
 * @throws `not_found` for somebody who is nobody's user yet, `conflict` for a stale version.
 */
export async function updateProfile(context: UserContext, { body }: RouteInput<typeof users.updateProfile>) {
  const { userId } = personOf(context);
  const { version, firstName, lastName, phone, language, timeZone } = body;
  const reply = await transact(context, async (tx) => {
    const user = found(await lockUser(tx.db, userId));
    tx.authorize(allow);
    if (version !== undefined && version !== user.version)
      refuse('conflict', { current: await readProfile(tx.db, context) });
    const change = {
      ...(firstName !== undefined && { firstName }),
      ...(lastName !== undefined && { lastName }),
      ...(phone !== undefined && { phone }),
      ...(language && { language }),
      ...(timeZone && { timeZone }),
    };
    await updateUserRow(tx.db, userId, change, tx.now);
    await tx.audit(userAudits.updateProfile, {
      subjectId: userId,
      clientId: user.clientId,
      firmId: user.firmId,
      data: { changed: Object.keys(change) },
    });
    await tx.enqueue(syncAccount, { userId });
    return readProfile(tx.db, context);
  });
  await syncAccountNow(context.deps, { userId });
  return reply;
}
