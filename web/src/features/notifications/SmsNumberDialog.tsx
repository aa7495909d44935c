import { useState } from 'react';
import { Question, TextInput } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog } from '../../shared/ui/index.ts';
import { smsMessages } from './sms-messages.ts';

interface SmsNumberDialogProps {
  given: string;
  problem?: string;
  onGiven: (number: string) => void;
  onClose: () => void;
}

/** Asks to which number the code goes. */
export function SmsNumberDialog({ given, problem, onGiven, onClose }: SmsNumberDialogProps) {
  const t = useText(smsMessages);
  const [number, setNumber] = useState(given);
  const [error, setError] = useState(problem);
  const submit = () => (number.trim() === '' ? setError(t('giveNumber')) : onGiven(number));
  return (
    <Dialog
      open
      title={t('numberTitle')}
      confirm={{ label: t('sendCode') }}
      keep={t('notNow')}
      isChanged={number !== ''}
      onConfirm={submit}
      onClose={onClose}
    >
      <Question label={t('number')} hint={t('numberHint')} field={{ id: 'sms-number', error }}>
        <TextInput
          id="sms-number"
          error={error}
          value={number}
          onChange={setNumber}
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
        />
      </Question>
      <p className="notification-hint">{t('consent')}</p>
    </Dialog>
  );
}
