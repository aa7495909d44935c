import { account } from '@writdesk/contract/account/account';
import { Button } from 'antd';
import { useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Sheet, toast, failureText } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { PasswordQuestion } from './PasswordQuestion.tsx';

const faults = {
  'too-short': 'tooShort',
  'too-long': 'tooLong',
  'own-name': 'ownName',
  common: 'common',
  unchanged: 'unchanged',
} as const;
const isFault = (fault: unknown): fault is keyof typeof faults =>
  typeof fault === 'string' && Object.hasOwn(faults, fault);

export function PasswordPart() {
  const t = useText(messages);
  const [isOpen, setOpen] = useState(false);
  const [old, setOld] = useState('');
  const [next, setNext] = useState('');
  const [problems, setProblems] = useState<{ old?: string; next?: string }>({});
  const change = useAction(account.changePassword, { quiet: true });
  const close = () => {
    setOpen(false);
    setOld('');
    setNext('');
    setProblems({});
  };
  const problemsIn = (error: ApiError): typeof problems => {
    const { fault } = error.reply;
    if (error.code === 'wrong_password') return { old: t('wrongPassword') };
    if (error.code === 'too_many_requests') return { old: t('locked') };
    return { next: isFault(fault) ? t(faults[fault]) : failureText(error) };
  };
  const submit = () => {
    const missing = {
      ...(old === '' && { old: t('givePassword') }),
      ...(next === '' && { next: t('giveNewPassword') }),
    };
    setProblems(missing);
    if (Object.keys(missing).length > 0) return;
    change
      .runAsync({ body: { oldPassword: old, newPassword: next } })
      .then(() => {
        close();
        toast.success(t('passwordChanged'));
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setProblems(problemsIn(error));
      });
  };
  return (
    <Sheet title={t('password')}>
      <p>{t('passwordText')}</p>
      <Button onClick={() => setOpen(true)}>{t('changePassword')}</Button>
      <Dialog
        open={isOpen}
        title={t('changePassword')}
        confirm={{ label: t('changePassword') }}
        keep={t('keepPassword')}
        isRunning={change.isRunning}
        isChanged={old !== '' || next !== ''}
        onConfirm={submit}
        onClose={close}
      >
        <PasswordQuestion
          id="old-password"
          label={t('presentPassword')}
          autoComplete="current-password"
          value={old}
          error={problems.old}
          onChange={setOld}
        />
        <PasswordQuestion
          id="new-password"
          label={t('newPassword')}
          hint={t('newPasswordHint')}
          autoComplete="new-password"
          value={next}
          error={problems.next}
          onChange={setNext}
        />
      </Dialog>
    </Sheet>
  );
}
