import { actorName } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { type MailBudget, queueMail } from '../../platform/mail/index.ts';
import { inviteMail } from './invite-mail.ts';
import type { InviteRow } from './invite-queries.ts';
import { rolesOf } from './invite-view.ts';
import { inviteLive } from './invite-live.ts';

interface InviteLetter {
  code: string;
  budget: MailBudget;
  /** Whose name the mail gives; else the caller's. */
  inviter?: string;
}

/** Queues the email with the link, in the caller's transaction. After it nobody knows the code but its reader. */
export async function sendInvite(
  tx: Tx,
  context: UserContext,
  row: InviteRow,
  { code, budget, inviter = actorName(context.actor) }: InviteLetter,
): Promise<void> {
  const mail = inviteMail({
    language: row.language,
    inviter,
    house: row.firmName ?? row.clientName ?? row.company,
    isNewCompany: row.kind === 'CLIENT',
    isOurs: row.kind !== 'CLIENT' && !row.firmId && !row.clientId,
    roles: rolesOf(row.roles),
    link: `${context.deps.config.publicUrl}/invite/${code}`,
    email: row.email,
    expiresAt: row.expiresAt,
    timeZone: context.actor.timeZone,
  });
  const idempotencyKey = `invite:${row.id}:${row.sentCount}`;
  await queueMail(tx, { to: row.email, ...mail, isSecret: true, idempotencyKey }, budget);
}

/** Has the open lists of those who see the invite read it again. */
export async function notifyOfInvite(
  tx: Pick<Tx, 'publish'>,
  invite: { id: string; firmId: string | null; clientId: string | null; createdBy: string },
): Promise<void> {
  const { firmId, clientId, createdBy: userId } = invite;
  tx.publish(inviteLive.changed, {
    ...(firmId && { firmId }),
    ...(clientId && { clientId }),
    ...(!firmId && !clientId && { userId }),
    ids: { inviteId: invite.id },
  });
}
