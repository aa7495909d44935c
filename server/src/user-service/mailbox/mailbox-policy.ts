import { permitted } from '@writdesk/contract/permissions/permissions';
import type { UserActor } from '../../platform/actor.ts';

/**
 * Whose mail somebody reads: their own. An administrator reads everybody's, for they set the installation up.
 * @returns the address, in small letters; null for everybody's.
 */
export const readsMailOf = ({ roles, email }: Pick<UserActor, 'roles' | 'email'>): string | null =>
  permitted(roles, 'mailbox.open-all') ? null : email.toLowerCase();
