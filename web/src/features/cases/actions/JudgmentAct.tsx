import { cases } from '@writdesk/contract/cases/cases';
import { outcomeFacts, type JudgmentOutcome } from '@writdesk/contract/judgments/judgment-outcomes';
import { lazy, Suspense } from 'react';
import {
  DateInput,
  MoneyInput,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
  useForm,
} from '../../../shared/form/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { actLabel } from '../../../labels/case/act-labels.ts';
import { stateWords } from '../../../labels/law/state-words.ts';
import { zoneOf } from '../shared/court-zone.ts';
import { outcomeMeanings, outcomes } from '../../../labels/case/court-words.ts';
import { wordOf } from '../../../shared/i18n/word-list.ts';
import { ActDialog } from './ActDialog.tsx';
import { hasErrors, missingIn } from './form-values.ts';
import { judgmentMessages } from './judgment-messages.ts';
import { messages } from './messages.ts';
import { LawfulDayNote } from './LawfulDayNote.tsx';
import { hasAmount, hasWrit, outcomesHere } from './outcomes-here.ts';
import { useLawfulDay } from './use-lawful-day.ts';
import { useActCall, type ActProps } from './use-act-call.ts';

// Only a default asks whom the searches found.
const DefaultSearches = lazy(async () => ({
  default: (await import('./DefaultSearches.tsx')).DefaultSearches,
}));

interface Values {
  outcome: JudgmentOutcome | null;
  date: string | null;
  writDays: string;
  amountCents: number | null;
  comments: string;
}

/** The order of the court, or what the hearing came to instead. */
export default function JudgmentAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const own = useText(judgmentMessages);
  const today = todayIn(zoneOf(details));
  const form = useForm<Values>({
    initial: { outcome: null, date: today, writDays: '', amountCents: null, comments: '' },
  });
  const { outcome, date, amountCents, comments } = form.values;
  const asksAmount = outcome !== null && hasAmount(outcome);
  const asksWrit = outcome !== null && hasWrit(outcome);
  const writDays = asksWrit && form.values.writDays.trim() !== '' ? Number(form.values.writDays) : null;
  const mayDefault = outcome !== null && outcomeFacts[outcome].basis.includes('DEFAULT');
  const record = useActCall(cases.createJudgment, props, {
    name: 'record-judgment',
    caseOf: (reply) => reply.case,
    tell: ({ judgment }) => ({
      outcome: judgment.outcome,
      date: judgment.date,
      ...(judgment.amountCents !== null && { amountCents: judgment.amountCents }),
    }),
  });
  const lawful = useLawfulDay({
    details,
    action: 'record-judgment',
    about: outcome,
    refused: record.refused,
  });
  const send = () => {
    const errors = {
      ...missingIn(form.values, { outcome: own('giveOutcome'), date: own('giveDate') }),
      ...(writDays !== null &&
        !(Number.isInteger(writDays) && writDays >= 0) && { writDays: t('giveWhole') }),
    };
    form.setErrors(errors);
    if (hasErrors(errors) || !outcome || !date || !lawful.isReady()) return;
    record.send(
      {
        outcome,
        date,
        comments: comments.trim() || null,
        ...(writDays !== null && { writDays }),
        ...(asksAmount && amountCents !== null && { amountCents }),
        ...lawful.pass,
      },
      form.refuse,
    );
  };
  return (
    <ActDialog
      details={details}
      call={record}
      wide
      title={own('judgmentTitle')}
      confirm={actLabel('record-judgment')}
      errors={form.errors}
      isChanged={form.isChanged || lawful.reason !== ''}
      disabled={lawful.isBlocked && !record.refused}
      fields={['outcome', 'date', 'writDays', 'amountCents', 'comments']}
      onSubmit={send}
      onClose={onClose}
    >
      <Question
        label={own('outcome')}
        hint={outcome && wordOf(outcomeMeanings, outcome)}
        field={form.field('outcome')}
      >
        <SelectInput
          {...form.field('outcome')}
          options={outcomesHere(details.status).map((value) => ({
            value,
            label: wordOf(outcomes, value),
            hint: wordOf(outcomeMeanings, value),
          }))}
        />
      </Question>
      {outcome && <LawfulDayNote details={details} lawful={lawful} />}
      {mayDefault && (
        <Suspense>
          <DefaultSearches details={details} />
        </Suspense>
      )}
      <QuestionRow>
        <Question label={own('judgmentDate')} field={form.field('date')}>
          <DateInput {...form.field('date')} max={today} />
        </Question>
        {asksAmount && (
          <Question label={own('amount')} field={form.field('amountCents')} optional>
            <MoneyInput {...form.field('amountCents')} />
          </Question>
        )}
      </QuestionRow>
      {asksWrit && (
        <Question
          label={own('writDays', { ...stateWords(details.terms) })}
          hint={own('writDaysHint', { state: details.stateCode ?? '' })}
          field={form.field('writDays')}
          optional
        >
          <TextInput {...form.field('writDays')} inputMode="numeric" maxLength={3} />
        </Question>
      )}
      <Question label={t('comment')} field={form.field('comments')} optional>
        <TextInput {...form.field('comments')} rows={2} maxLength={5000} />
      </Question>
    </ActDialog>
  );
}
