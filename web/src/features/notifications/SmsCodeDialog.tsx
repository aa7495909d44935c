import { smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { useState } from 'react';
import { ApiError, useAction } from '../../shared/api/index.ts';
import { Question, TextInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, toast, failureText } from '../../shared/ui/index.ts';
import { shownNumber, smsMessages } from './sms-messages.ts';

/** Takes the code that a number got. */
export function SmsCodeDialog({ number, onClose }: { number: string; onClose: () => void }) {
  const t = useText(smsMessages);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const confirm = useAction(smsNumbers.confirm, { quiet: true });
  const submit = () => {
    if (code.trim() === '') return setProblem(t('giveCode'));
    confirm
      .runAsync({ body: { code } })
      .then(() => {
        toast.success(t('proven', { number: shownNumber(number) }));
        onClose();
      })
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
        setProblem(failureText(error));
      });
  };
  return (
    <Dialog
      open
      title={t('codeTitle')}
      confirm={{ label: t('confirm') }}
      keep={t('notNow')}
      isRunning={confirm.isRunning}
      isChanged={code !== ''}
      onConfirm={submit}
      onClose={onClose}
    >
      <p>{t('codeText', { number: shownNumber(number) })}</p>
      <Question label={t('code')} field={{ id: 'sms-code', error: problem }}>
        <TextInput
          id="sms-code"
          error={problem}
          value={code}
          onChange={setCode}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
        />
      </Question>
    </Dialog>
  );
}
