import { firmUserNotifications } from '@writdesk/contract/users/user-notifications';
import type { Deps } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { queueMail, reserveNotice } from '../../platform/mail/index.ts';
import { notifyIn } from '../notifications/index.ts';
import type { FirmAdmin } from './firm-admin-queries.ts';
import { firmUserMail } from './firm-user-mail.ts';
import type { FirmUserChange } from './firm-user-mail-texts.ts';

export interface FirmUserNews {
  what: FirmUserChange;
  /** Those who ran the firm before. */
  admins: readonly FirmAdmin[];
  /** Of one who is invited, the id that they will have. */
  user: { id: string; firstName: string | null; lastName: string | null; email: string };
  /** The name of whoever did it; they are of the platform. */
  by: string;
  deps: Pick<Deps, 'config' | 'clock'>;
}

/**
 * The administrators of a firm learn, on their screens and by mail, that somebody of the platform changed who works there or
 * how one of them signs in. An address that had enough of such emails gets none; the screens go on telling.
 */
export async function notifyFirm(tx: Tx, { what, admins, user, by, deps }: FirmUserNews): Promise<void> {
  const { email } = user;
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || email;
  await notifyIn(tx, firmUserNotifications[what], {
    userIds: admins.map(({ id }) => id),
    subject: { kind: 'user', id: user.id },
    params: { name, email, by },
  });
  const link = `${deps.config.publicUrl}/users`;
  for (const admin of admins) {
    const { firstName, language } = admin;
    const letter = firmUserMail({ what, firstName, language, name, email, by, link });
    const budget = await reserveNotice(tx.db, deps, admin.email);
    if (!budget) continue;
    await queueMail(tx, { to: admin.email, ...letter, idempotencyKey: `firm-user:${newId()}` }, budget);
  }
}
