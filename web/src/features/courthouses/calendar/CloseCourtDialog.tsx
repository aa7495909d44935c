import {
  type ClosureEffect,
  courtCalendars,
  MAX_CLOSED_DATES,
} from '@writdesk/contract/court-calendars/court-calendars';
import { useState } from 'react';
import { useAction } from '../../../shared/api/index.ts';
import {
  DateInput,
  ErrorSummary,
  Question,
  QuestionRow,
  TextInput,
  useForm,
  useKeptUntilSent,
} from '../../../shared/form/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Dialog } from '../../../shared/ui/index.ts';
import { ClosureResult } from './ClosureResult.tsx';
import { dayRange, daysBetween } from './days.ts';
import { messages } from './messages.ts';

interface CloseCourtDialogProps {
  courthouseId: string;
  court: string;
  onClose: () => void;
}

/** Asks for the days and the reason; then says what the closure touches. */
export function CloseCourtDialog({ courthouseId, court, onClose }: CloseCourtDialogProps) {
  const t = useText(messages);
  const [effect, setEffect] = useState<ClosureEffect>();
  const form = useForm<{ dates: string | null; last: string | null; reason: string }>({
    initial: { dates: null, last: null, reason: '' },
    keptAs: `close-court.${courthouseId}`,
  });
  const shut = useAction(courtCalendars.closeCourt, {
    quiet: true,
    onDone: (done) => {
      form.forget();
      setEffect(done);
    },
  });
  const send = () => {
    const { dates: first, last, reason } = form.values;
    const dates = first ? daysBetween(first, last) : [];
    const errors = {
      ...(!first && { dates: t('giveDate') }),
      ...(first && !dates.length && { last: t('giveLast') }),
      ...(dates.length > MAX_CLOSED_DATES && { last: t('tooMany') }),
      ...(!reason.trim() && { reason: t('giveReason') }),
    };
    form.setErrors(errors);
    if (Object.keys(errors).length) return;
    shut.runAsync({ body: { courthouseId, dates, reason } }).catch((error: unknown) => form.refuse(error));
  };
  const kept = useKeptUntilSent({ ...form, submit: send }, onClose);
  if (effect) {
    return (
      <Dialog
        open
        width={560}
        title={t('closedTitle', { court, days: dayRange(effect.closure.dates) })}
        keep={t('close')}
        onConfirm={onClose}
        onClose={onClose}
      >
        <ClosureResult effect={effect} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      width={520}
      title={t('closeTitle', { court })}
      keep={t('back')}
      confirm={{ label: t('closeAct') }}
      isChanged={form.isChanged}
      isRunning={shut.isRunning}
      onConfirm={kept.submit}
      onClose={kept.close}
    >
      <p>{t('closeText')}</p>
      <ErrorSummary errors={form.errors} />
      <QuestionRow>
        <Question label={t('firstDay')} field={form.field('dates')} half>
          <DateInput {...form.field('dates')} />
        </Question>
        <Question label={t('lastDay')} field={form.field('last')} optional half>
          <DateInput {...form.field('last')} {...(form.values.dates && { min: form.values.dates })} />
        </Question>
      </QuestionRow>
      <Question label={t('reason')} hint={t('reasonHint')} field={form.field('reason')}>
        <TextInput {...form.field('reason')} maxLength={300} />
      </Question>
    </Dialog>
  );
}
