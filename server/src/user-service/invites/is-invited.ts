import { inviteCodePattern } from '@writdesk/contract/invites/invites';
import type { Deps } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { hashOfCode } from './invite-code.ts';
import { isOfAddress } from './invite-policy.ts';
import { findInviteOfCode } from './invite-queries.ts';
import { isOpenForTaking } from './open-for-taking.ts';

/** Whether an invite with this code waits to be accepted by whoever has the address. */
export async function isInvited(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { email, code }: { email: string; code: string },
): Promise<boolean> {
  if (!inviteCodePattern.test(code)) return false;
  const asSystem = db.as(systemScope);
  const invite = await findInviteOfCode(asSystem, hashOfCode(code));
  if (!invite || !isOfAddress(invite, email)) return false;
  return (await isOpenForTaking(asSystem, invite, clock.now())).allowed;
}
