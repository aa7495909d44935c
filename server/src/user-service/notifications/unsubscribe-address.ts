import {
  notificationGroups,
  type NotificationGroup,
} from '@writdesk/contract/notifications/notification-groups';
import { preferences } from '@writdesk/contract/notifications/preferences';
import { id } from '@writdesk/contract/values/ids';
import { z } from 'zod';
import type { Deps } from '../../platform/context.ts';
import { VaultError } from '../../platform/vault.ts';

const PURPOSE = 'notifications.unsubscribe';
const subscription = z.strictObject({ userId: id, groups: z.array(z.enum(notificationGroups)).min(1) });
export type Subscription = z.output<typeof subscription>;

/** Where an email's reader ends such emails, without a sign-in: only we can make it, and it names nobody to who reads it. */
export const unsubscribeAddress = (
  { vault, config }: Pick<Deps, 'vault' | 'config'>,
  { userId, groups }: { userId: string; groups: readonly NotificationGroup[] },
): string => {
  const token = vault.seal(JSON.stringify({ userId, groups }), PURPOSE);
  return `${config.publicUrl}${preferences.unsubscribe.url}?token=${encodeURIComponent(token)}`;
};

/** Whose mails about what a token ends; null for one that isn't ours. */
export function readSubscription({ vault }: Pick<Deps, 'vault'>, token: string): Subscription | null {
  try {
    return subscription.parse(JSON.parse(vault.open(token, PURPOSE)));
  } catch (error) {
    if (error instanceof VaultError) return null;
    throw error;
  }
}
