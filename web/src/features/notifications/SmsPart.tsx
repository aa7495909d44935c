import { account } from '@writdesk/contract/account/account';
import { type SmsNumber, smsNumbers } from '@writdesk/contract/sms-numbers/sms-numbers';
import { Button } from 'antd';
import { MessageSquareOff, MessageSquareX } from 'lucide-react';
import { useState } from 'react';
import { ApiError, useAction, useCall } from '../../shared/api/index.ts';
import { dayOf, localZone, proseMoment, recordDay, timeAt } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Note, Sheet, toast } from '../../shared/ui/index.ts';
import { useProof } from '../settings/index.ts';
import { SmsCodeDialog } from './SmsCodeDialog.tsx';
import { shownNumber, smsMessages } from './sms-messages.ts';
import { SmsNumberDialog } from './SmsNumberDialog.tsx';

type Step = { is: 'number'; given: string; problem?: string } | { is: 'code' } | { is: 'remove' } | null;

/** The number for text messages: added with a code, changed, removed; and what keeps messages from it. */
export function SmsPart({ sms }: { sms: SmsNumber }) {
  const t = useText(smsMessages);
  const { data: security } = useCall(account.security, { quiet: true });
  const { prove, question } = useProof(security?.hasPassword ?? false);
  const [step, setStep] = useState<Step>(null);
  const begin = useAction(smsNumbers.begin, { quiet: true });
  const remove = useAction(smsNumbers.remove, { quiet: true });
  const { number, pending } = sms;
  const asked = () => setStep({ is: 'number', given: '' });
  const sendTo = (given: string) => {
    setStep(null);
    prove(async (proof) => {
      try {
        await begin.runAsync({ body: { number: given, ...proof } });
      } catch (error) {
        const problem = error instanceof ApiError && error.errors.find(({ path }) => path === 'number');
        if (!problem) throw error;
        return setStep({ is: 'number', given, problem: problem.message });
      }
      toast.success(t('codeSent', { number: shownNumber(given) }));
      setStep({ is: 'code' });
    });
  };
  const removeIt = () => {
    setStep(null);
    prove(async (proof) => {
      await remove.runAsync({ body: proof });
      toast.success(t('removed'));
    });
  };
  return (
    <Sheet title={t('sms')}>
      <div className="notification-sms">
        <SmsState sms={sms} />
        <div className="notification-sms-acts">
          {pending && (
            <>
              <Button type="primary" onClick={() => setStep({ is: 'code' })}>
                {t('enterCode')}
              </Button>
              <Button loading={begin.isRunning} onClick={() => sendTo(pending.number)}>
                {t('sendAgain')}
              </Button>
            </>
          )}
          <Button onClick={asked}>
            {t(pending ? 'otherNumber' : number ? 'changeNumber' : 'addNumber')}
          </Button>
          {(number ?? pending) && (
            <Button onClick={() => setStep({ is: 'remove' })}>{t('removeNumber')}</Button>
          )}
        </div>
      </div>
      {question}
      {step?.is === 'number' && <SmsNumberDialog {...step} onClose={() => setStep(null)} onGiven={sendTo} />}
      {step?.is === 'code' && pending && (
        <SmsCodeDialog number={pending.number} onClose={() => setStep(null)} />
      )}
      <Dialog
        open={step?.is === 'remove'}
        title={t('removeTitle', { number: shownNumber(number ?? pending?.number ?? '') })}
        confirm={{ label: t('removeNumber'), danger: true }}
        keep={t('keepNumber')}
        onConfirm={removeIt}
        onClose={() => setStep(null)}
      >
        <p>{t('removeText')}</p>
      </Dialog>
    </Sheet>
  );
}

function SmsState({ sms: { number, provenAt, pending, stoppedAt, sender, failure } }: { sms: SmsNumber }) {
  const t = useText(smsMessages);
  return (
    <>
      {stoppedAt && (
        <Note tone="stop" icon={MessageSquareOff}>
          {t(sender ? 'stoppedTo' : 'stopped', {
            when: proseMoment(stoppedAt),
            sender: shownNumber(sender ?? ''),
          })}
        </Note>
      )}
      {failure && !stoppedAt && (
        <Note tone="stop" icon={MessageSquareX}>
          {t('failed', { when: proseMoment(failure.at), why: t(failure.reason) })}
        </Note>
      )}
      <p>{t('smsText')}</p>
      {!number && !pending && <p>{t('none')}</p>}
      {number && provenAt && (
        <p>{t('goesTo', { number: shownNumber(number), when: recordDay(dayOf(provenAt)) })}</p>
      )}
      {pending && (
        <p>
          {t('pending', {
            number: shownNumber(pending.number),
            time: timeAt(pending.expiresAt, localZone()),
          })}
        </p>
      )}
    </>
  );
}
