import { type Invite, invites } from '@writdesk/contract/invites/invites';
import { MailX, Send } from 'lucide-react';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { MoreMenu, toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export interface InviteActs {
  onRevoke: (invite: Invite) => void;
}

/** What can be done to an invite that nobody accepted or withdrew. */
export function InviteMenu({ row, acts }: { row: Invite; acts: InviteActs }) {
  const t = useText(messages);
  const { email } = row;
  const resend = useAction(invites.resend, {
    onDone: () => toast.success(t('resentText', { email }), { title: t('resent') }),
  });
  if (row.status === 'ACCEPTED' || row.status === 'REVOKED') return null;
  return (
    <MoreMenu
      size="small"
      label={t('actionsFor', { email })}
      items={[
        {
          key: 'resend',
          label: t('resend'),
          icon: <Send size={15} aria-hidden />,
          disabled: resend.isRunning,
          onSelect: () => resend.run({ params: { id: row.id } }),
        },
        {
          key: 'revoke',
          label: t('revoke'),
          icon: <MailX size={15} aria-hidden />,
          danger: true,
          onSelect: () => acts.onRevoke(row),
        },
      ]}
    />
  );
}
