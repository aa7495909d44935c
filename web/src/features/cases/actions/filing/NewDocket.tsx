import { dockets, type Docket } from '@writdesk/contract/dockets/dockets';
import { Button } from 'antd';
import { useId, type KeyboardEvent } from 'react';
import { useAction } from '../../../../shared/api/index.ts';
import { DateInput, Question, QuestionRow, TextInput, useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { clockTime } from '../../../../shared/formats/clock-time.ts';
import { hasErrors, missingIn } from '../frame/form-values.ts';
import { newDocketMessages } from './new-docket-messages.ts';
import { messages } from '../frame/messages.ts';

interface NewDocketProps {
  courthouseId: string;
  today: string;
  onCreated: (docket: Docket) => void;
  /** Null where there is no other docket to choose. */
  onClose: (() => void) | null;
}

interface Values {
  date: string | null;
  time: string;
  room: string;
  judge: string;
  maxCases: string;
  reason: string;
}

/** Sets up a docket without leaving the case. It stands inside the action's own form, so it is no form itself. */
export function NewDocket({ courthouseId, today, onCreated, onClose }: NewDocketProps) {
  const t = useText(messages);
  const own = useText(newDocketMessages);
  const titleId = useId();
  const form = useForm<Values>({
    initial: { date: null, time: '9:00', room: '', judge: '', maxCases: '', reason: '' },
  });
  const create = useAction(dockets.create, { quiet: true, onDone: onCreated });
  const asksReason = 'reason' in form.errors || form.values.reason !== '';
  const send = () => {
    const { date, time, room, judge, maxCases, reason } = form.values;
    const places = maxCases.trim() === '' ? undefined : Number(maxCases);
    const clock = clockTime(time);
    const errors = {
      ...missingIn(form.values, { date: own('giveDay'), room: own('giveRoom') }),
      ...(!clock && { time: own('giveTime') }),
      ...(places !== undefined && !Number.isInteger(places) && { maxCases: t('giveWhole') }),
    };
    form.setErrors(errors);
    if (hasErrors(errors) || !date || !clock) return;
    const body = {
      courthouseId,
      date,
      time: clock,
      room,
      judge: judge.trim() || null,
      reason: reason.trim() || null,
      ...(places !== undefined && { maxCases: places }),
    };
    create.runAsync({ body }).catch(form.refuse);
  };
  // Enter in here adds the docket; it does not apply the case yet.
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
      return;
    event.preventDefault();
    send();
  };
  return (
    <section className="new-docket" aria-labelledby={titleId} onKeyDown={enter}>
      <h3 id={titleId}>{own('newDocket')}</h3>
      {form.errors['form'] && (
        <p className="question-error" role="alert">
          {form.errors['form']}
        </p>
      )}
      <QuestionRow>
        <Question label={own('docketDay')} field={form.field('date')}>
          <DateInput {...form.field('date')} size="middle" min={today} />
        </Question>
        <Question label={own('docketTime')} field={form.field('time')}>
          <TextInput {...form.field('time')} size="middle" maxLength={8} />
        </Question>
        <Question label={own('docketRoom')} field={form.field('room')}>
          <TextInput {...form.field('room')} size="middle" maxLength={60} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={own('docketJudge')} field={form.field('judge')} optional>
          <TextInput {...form.field('judge')} size="middle" maxLength={200} />
        </Question>
        <Question label={own('docketMax')} field={form.field('maxCases')} optional>
          <TextInput
            {...form.field('maxCases')}
            size="middle"
            inputMode="numeric"
            maxLength={4}
            placeholder={own('docketMaxHint')}
          />
        </Question>
      </QuestionRow>
      {asksReason && (
        <Question label={own('docketClosedReason')} field={form.field('reason')}>
          <TextInput {...form.field('reason')} size="middle" maxLength={500} />
        </Question>
      )}
      <div className="dialog-actions">
        {onClose && <Button onClick={onClose}>{t('keep')}</Button>}
        <Button loading={create.isRunning} onClick={send}>
          {own('addDocket')}
        </Button>
      </div>
    </section>
  );
}
