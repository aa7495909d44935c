import {
  Building2,
  Hourglass,
  MailCheck,
  MailPlus,
  MailQuestionMark,
  MailX,
  Unplug,
  UserRoundX,
} from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { claims, signOut } from '../../shared/session/session.ts';
import { PlainPage } from '../../shared/ui/page/PlainPage.tsx';
import type { InviteProblem } from './invite-problem.ts';
import { messages } from './messages.ts';

const icons = {
  unknown: MailQuestionMark,
  expired: Hourglass,
  replaced: MailPlus,
  revoked: MailX,
  inactive: Building2,
  used: MailCheck,
  otherPerson: UserRoundX,
  notNeeded: UserRoundX,
  later: Unplug,
} as const;

/** While the link is looked at, and while it is accepted. */
export function OpeningInvite() {
  const t = useText(messages);
  return (
    <PlainPage icon={MailCheck} title={t('opening')}>
      <p role="status">{t('openingText')}</p>
    </PlainPage>
  );
}

/** The account was created again for whoever accepted: they choose a password, and sign in again. */
export function AcceptedPage({ email }: { email: string }) {
  const t = useText(messages);
  return (
    <PlainPage
      icon={MailCheck}
      title={t('accepted')}
      actions={[{ label: t('signIn'), onClick: () => location.assign('/') }]}
    >
      <p role="status">{t('acceptedText', { email })}</p>
    </PlainPage>
  );
}

/** The link leads no further; who has not signed in does so on the way on. */
export function LinkProblem({ problem }: { problem: InviteProblem }) {
  const t = useText(messages);
  const signIn = { label: t('goOn'), onClick: () => location.assign('/') };
  const retry = { label: t('tryAgain'), onClick: () => location.reload() };
  return (
    <PlainPage
      icon={icons[problem]}
      title={t(problem)}
      actions={problem === 'later' ? [retry, signIn] : [signIn]}
    >
      <p role="alert">{t(`${problem}Text`, { email: '' })}</p>
    </PlainPage>
  );
}

/** The invite was not accepted for whoever is signed in. */
export function AcceptProblem({ problem, code }: { problem: InviteProblem; code: string }) {
  const t = useText(messages);
  const out = { label: t('signOut'), onClick: () => void signOut() };
  const outAndOpen = { label: t('signOutAndOpen'), onClick: () => void signOut(`/invite/${code}`) };
  const goOn = { label: t('goOn'), onClick: () => location.assign('/') };
  const retry = { label: t('tryAgain'), onClick: () => location.reload() };
  const actions = {
    otherPerson: [outAndOpen, goOn],
    notNeeded: [goOn, out],
    later: [retry, out],
    used: [goOn, out],
  };
  const text = problem === 'used' ? 'usedByOther' : (`${problem}Text` as const);
  return (
    <PlainPage
      icon={icons[problem]}
      title={t(problem)}
      actions={problem in actions ? actions[problem as keyof typeof actions] : [out, goOn]}
    >
      <p role="alert">{t(text, { email: claims().email })}</p>
    </PlainPage>
  );
}
