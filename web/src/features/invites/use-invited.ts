import type { Invite } from '@writdesk/contract/invites/invites';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Says that the invite is on its way, and closes the form. */
export function useInvited(onClose: () => void): (invite: Invite) => void {
  const t = useText(messages);
  return ({ email, expiresAt }) => {
    toast.success(t('invitedText', { moment: proseMoment(expiresAt) }), { title: t('invited', { email }) });
    onClose();
  };
}
