import { invites } from '@writdesk/contract/invites/invites';
import { MailCheck, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import { inviteProblem, type InviteProblem } from './invite-problem.ts';
import { LinkProblem } from './InvitePage.tsx';
import { messages } from './messages.ts';

interface ClosedAccountProps {
  email: string;
  code: string;
  /** The account needs no new password: the sign-in goes on. */
  onOpen: () => void;
}

/** The invited person was deactivated where they were: they open their account again for this invite, or leave it. */
export function ClosedAccountPage({ email, code, onOpen }: ClosedAccountProps) {
  const t = useText(messages);
  const [state, setState] = useState<'closed' | 'sending' | 'mailed' | InviteProblem>('closed');
  const reopen = () => {
    setState('sending');
    call(invites.reopenAccount, { body: { code }, quiet: true })
      .then(({ isMailed }) => (isMailed ? setState('mailed') : onOpen()))
      .catch((error: unknown) => setState(inviteProblem(error)));
  };
  if (state === 'mailed')
    return (
      <PlainPage
        icon={MailCheck}
        title={t('reopened')}
        actions={[{ label: t('openAgain'), onClick: () => location.reload() }]}
      >
        <p role="status">{t('reopenedText', { email })}</p>
      </PlainPage>
    );
  if (state !== 'closed' && state !== 'sending') return <LinkProblem problem={state} />;
  return (
    <PlainPage
      icon={UserRoundX}
      title={t('closed')}
      actions={state === 'closed' ? [{ label: t('reopen'), onClick: reopen }] : []}
    >
      <p>{t('closedText', { email })}</p>
      <p>{t('mailboxText', { email })}</p>
    </PlainPage>
  );
}
