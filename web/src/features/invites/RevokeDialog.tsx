import { type Invite, invites } from '@writdesk/contract/invites/invites';
import { MailX } from 'lucide-react';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Asks before a link that somebody may be about to use stops working. */
export function RevokeDialog({ invite: { id, email }, onClose }: { invite: Invite; onClose: () => void }) {
  const t = useText(messages);
  const revoke = useAction(invites.revoke, {
    onDone: () => {
      toast.success(t('revokedText', { email }), { title: t('revoked') });
      onClose();
    },
  });
  return (
    <Dialog
      open
      title={t('revokeTitle')}
      keep={t('keepInvite')}
      confirm={{ label: t('revokeAct'), danger: true, icon: <MailX size={16} aria-hidden /> }}
      isRunning={revoke.isRunning}
      onConfirm={() => revoke.run({ params: { id } })}
      onClose={onClose}
    >
      <p>{t('revokeText', { email })}</p>
    </Dialog>
  );
}
