import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../platform/actor.ts';

/** Whose messages somebody reads: everybody's, or their own, with their address in small letters. */
export type MailReader = 'all' | { userId: string; address: string };

/** Everybody reads what was sent to themselves. An administrator reads all, for they set the installation up. */
export const readsMailOf = ({
  roles,
  email,
  userId,
}: Pick<UserActor, 'roles' | 'email' | 'userId'>): MailReader =>
  permitted(roles, 'mailbox.open-all') ? 'all' : { userId, address: email.toLowerCase() };
