import { type ChosenAudience, newReminder, reminders } from '@writdesk/contract/reminders/reminders';
import {
  DateInput,
  Question,
  QuestionRow,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useBodyForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { CaseInput } from '../../labels/case/CaseInput.tsx';
import { messages } from './messages.ts';

interface Values {
  caseId: string | null;
  message: string;
  date: string | null;
  time: string;
  audience: ChosenAudience;
}

const empty: Values = { caseId: null, message: '', date: null, time: '09:00', audience: 'ME' };
/** Sets a reminder about a case. */
export function NewReminderDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const { isClient } = usePerson();
  const form = useBodyForm(
    empty,
    newReminder,
    ({ caseId, date, ...values }) => ({
      ...values,
      caseId: caseId ?? '',
      date: date ?? '',
    }),
    'new-reminder',
  );
  const sent = useSubmit(form, reminders.create, {
    said: ({ message, dueAt, timeZone }) => ({
      title: t('created'),
      text: `${message} · ${recordMoment(dueAt, timeZone)}`,
    }),
    onSent: onClose,
  });
  const audiences = isClient ? (['ME', 'CLIENT'] as const) : (['ME', 'FIRM', 'CLIENT'] as const);
  return (
    <RecordDialog
      title={t('createTitle')}
      keep={t('dontCreate')}
      save={t('create')}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('case')} hint={t('caseHint')} field={form.field('caseId')}>
        <CaseInput {...form.field('caseId')} />
      </Question>
      <Question label={t('message')} field={form.field('message')}>
        <TextInput {...form.field('message')} maxLength={300} />
      </Question>
      <QuestionRow>
        <Question label={t('date')} field={form.field('date')}>
          <DateInput {...form.field('date')} />
        </Question>
        <Question label={t('time')} field={form.field('time')}>
          <TextInput {...form.field('time')} placeholder="09:00" maxLength={5} />
        </Question>
      </QuestionRow>
      <Question label={t('whom')} field={form.field('audience')} group>
        <RadioBoxes<ChosenAudience>
          {...form.field('audience')}
          options={audiences.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
    </RecordDialog>
  );
}
