import { invites } from '@writdesk/contract/invites/invites';
import { users, type UserRow } from '@writdesk/contract/users/users';
import { useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Dialog, MoreMenu, toast, type MenuItem, failureText } from '../../shared/ui/index.ts';
import { AdmissionsDialog } from './AdmissionsDialog.tsx';
import { messages } from './messages.ts';
import { EditUserDialog } from './UserDialog.tsx';

type Act =
  | 'edit'
  | 'admissions'
  | 'forceReset'
  | 'removeFactors'
  | 'deactivate'
  | 'reactivate'
  | 'sendAgain'
  | 'withdraw';
export interface ChosenAct {
  act: Act;
  user: UserRow;
}

/** What may be done with somebody, behind three dots. */
export function UserActs({ user, onAct }: { user: UserRow; onAct: (act: Act) => void }) {
  const t = useText(messages);
  const { holds, id } = usePerson();
  const isSelf = id === user.id;
  const item = (key: Act, danger = false): MenuItem => ({
    key,
    label: t(key),
    danger,
    onSelect: () => onAct(key),
  });
  const invited = [item('sendAgain'), item('withdraw', true)];
  const present = [
    holds('user.update') && item('edit'),
    holds('lawyer.create') && !isSelf && user.roles.includes('lawyer') && item('admissions'),
    holds('user.update') && user.active && item('forceReset'),
    holds('user.update') && user.active && !isSelf && item('removeFactors'),
    holds('user.deactivate') && !isSelf && (user.active ? item('deactivate', true) : item('reactivate')),
  ].filter((one) => one !== false);
  const items = user.isPending ? invited : present;
  return <MoreMenu size="small" items={items} label={t('actsFor', { name: user.name })} />;
}

/** The dialog of a chosen action. It stands outside the list, whose rows would take its presses for theirs. */
export function UserActDialog({ act, user, onClose }: ChosenAct & { onClose: () => void }) {
  switch (act) {
    case 'edit':
      return <EditUserDialog userId={user.id} onClose={onClose} />;
    case 'admissions':
      return <AdmissionsDialog userId={user.id} onClose={onClose} />;
    case 'forceReset':
    case 'removeFactors':
    case 'sendAgain':
    case 'withdraw':
      return <QuestionDialog user={user} act={act} onClose={onClose} />;
    case 'deactivate':
    case 'reactivate':
      return <ActiveDialog user={user} isActive={act === 'reactivate'} onClose={onClose} />;
  }
}

interface ActDialogProps {
  user: UserRow;
  onClose: () => void;
}

/** Lets somebody go, or back in. */
function ActiveDialog({ user, isActive, onClose }: ActDialogProps & { isActive: boolean }) {
  const t = useText(messages);
  const { name, id, version } = user;
  const [refusal, setRefusal] = useState('');
  const update = useAction(users.update, {
    quiet: true,
  });
  const send = () => {
    update
      .runAsync({ params: { id }, body: { version, active: isActive } })
      .then(() => {
        toast.success(user.email, { title: t(isActive ? 'reactivated' : 'deactivated', { name }) });
        onClose();
      })
      .catch((error: unknown) => setRefusal(wordsOf(error)));
  };
  return (
    <Dialog
      open
      title={t(isActive ? 'reactivateTitle' : 'deactivateTitle', { name })}
      keep={t(isActive ? 'keepInactive' : 'keepActive')}
      confirm={{ label: t(isActive ? 'reactivate' : 'deactivate'), danger: !isActive }}
      isRunning={update.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(isActive ? 'reactivateText' : 'deactivateText')}</p>
      <Refusal text={refusal} />
    </Dialog>
  );
}

const resetWords = {
  title: 'forceResetTitle',
  text: 'forceResetText',
  keep: 'keepPassword',
  done: 'resetDone',
} as const;
const factorWords = {
  title: 'removeFactorsTitle',
  text: 'removeFactorsText',
  keep: 'keepFactors',
  done: 'factorsRemoved',
} as const;
const sendAgainWords = {
  title: 'sendAgainTitle',
  text: 'sendAgainText',
  keep: 'dontSend',
  done: 'sentAgain',
} as const;
const withdrawWords = {
  title: 'withdrawTitle',
  text: 'withdrawText',
  keep: 'keepInvite',
  done: 'withdrawn',
} as const;

/** What is asked of one person by their id alone, each after a question. */
const questions = {
  forceReset: { route: users.forceReset, words: resetWords, danger: true },
  removeFactors: { route: users.removeFactors, words: factorWords, danger: true },
  sendAgain: { route: invites.resend, words: sendAgainWords, danger: false },
  withdraw: { route: invites.revoke, words: withdrawWords, danger: true },
} as const;

/** Ends how somebody signs in, or mails them another invite or none. */
function QuestionDialog({ user, act, onClose }: ActDialogProps & { act: keyof typeof questions }) {
  const t = useText(messages);
  const { name, id, email } = user;
  const { route, words, danger } = questions[act];
  const [refusal, setRefusal] = useState('');
  const change = useAction(route, { quiet: true });
  const send = () => {
    change
      .runAsync({ params: { id } })
      .then(() => {
        toast.success(email, { title: t(words.done, { name }) });
        onClose();
      })
      .catch((error: unknown) => setRefusal(wordsOf(error)));
  };
  return (
    <Dialog
      open
      title={t(words.title, { name })}
      keep={t(words.keep)}
      confirm={{ label: t(act), danger }}
      isRunning={change.isRunning}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(words.text, { email })}</p>
      <Refusal text={refusal} />
    </Dialog>
  );
}

function Refusal({ text }: { text: string }) {
  return text ? (
    <p className="form-stale" role="alert">
      {text}
    </p>
  ) : null;
}

const wordsOf = (error: unknown): string =>
  error instanceof ApiError ? (error.errors[0]?.message ?? failureText(error)) : '';
