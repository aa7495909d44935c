import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { CourtFact, RecordedFact } from '@writdesk/contract/court-facts/court-fact-values';
import { isMomentFact } from '@writdesk/contract/court-facts/court-fact-values';
import { courtFactCalls } from '@writdesk/contract/court-facts/court-facts';
import {
  DateInput,
  fieldId,
  Question,
  QuestionRow,
  TextInput,
  useForm,
  type Field,
  type FieldErrors,
} from '../../../../shared/form/index.ts';
import { todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { courtFactWord } from '../../shared/court-fact-words.ts';
import { ActDialog } from './ActDialog.tsx';
import {
  changesOf,
  lackingHalf,
  sourceOf,
  touchesRecorded,
  typedFrom,
  type TypedFacts,
} from './fact-changes.ts';
import { hasErrors } from './form-values.ts';
import { messages } from '../edit/record-fact-messages.ts';
import { theCase, useActCall, type ActProps } from './use-act-call.ts';
import { CommentQuestion } from './CommentQuestion.tsx';

interface FactFormProps extends ActProps {
  facts: readonly RecordedFact[];
  asked: readonly CourtFact[];
  timeZone: string;
}

/** Asks for each day that would say more; one that stands recorded can be changed, or emptied to withdraw it. */
export default function FactForm({ facts, asked, timeZone, ...props }: FactFormProps) {
  const t = useText(messages);
  const today = todayIn(timeZone);
  const form = useForm({ initial: { facts: typedFrom(facts), source: null as string | null, reason: '' } });
  const { reason } = form.values;
  const changes = changesOf(form.values.facts, facts, asked);
  const wantsReason = touchesRecorded(changes, facts);
  const source = form.values.source ?? sourceOf(changes, facts);
  const record = useActCall(courtFactCalls.record, props, {
    name: 'record-fact',
    caseOf: theCase,
    eventData: () => ({ facts: Object.entries(changes).map(([fact, value]) => ({ fact, value })) }),
  });
  // Nothing is unknown any more: it can only be changed.
  const isChange = asked.length > 0 && asked.every((one) => facts.some(({ fact }) => fact === one));
  const send = () => {
    const half = lackingHalf(form.values.facts);
    const errors: FieldErrors = half
      ? { 'facts.writPostedAt': t(half === 'time' ? 'giveTime' : 'giveDay') }
      : {};
    form.setErrors(errors);
    if (hasErrors(errors)) return;
    record.send(
      {
        facts: changes,
        ...(source.trim() && { source: source.trim() }),
        ...(wantsReason && { reason: reason.trim() }),
      },
      form.refuse,
    );
  };
  return (
    <ActDialog
      details={props.details}
      call={record}
      title={t(wantsReason || isChange ? 'changeTitle' : 'title')}
      lead={t(asked.length > 0 ? 'lead' : 'none')}
      confirm={actLabel('record-fact')}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['facts', 'source', 'reason']}
      disabled={asked.length === 0}
      onSubmit={send}
      onClose={props.onClose}
    >
      <div id={fieldId('facts')}>
        {asked.map((fact) => (
          <FactField
            key={fact}
            fact={fact}
            terms={props.details.terms}
            today={today}
            error={form.errors[`facts.${fact}`]}
            field={form.field('facts')}
          />
        ))}
      </div>
      {asked.length > 0 && (
        <Question label={t('source')} hint={t('sourceHint')} field={form.field('source')} optional>
          <TextInput
            {...form.field('source')}
            value={source}
            size="middle"
            maxLength={200}
            autoComplete="off"
          />
        </Question>
      )}
      {wantsReason && (
        <CommentQuestion
          act="record-fact"
          label={t('reason')}
          hint={t('reasonHint')}
          field={form.field('reason')}
          rows={2}
          maxLength={1000}
        />
      )}
    </ActDialog>
  );
}

interface FactFieldProps extends Pick<CaseDetails, 'terms'> {
  fact: CourtFact;
  today: string;
  error: string | undefined;
  field: Field<TypedFacts>;
}

const hints: Readonly<Partial<Record<CourtFact, 'appliedHint' | 'periodHint'>>> = {
  rentPeriodEndsOn: 'periodHint',
  writAppliedOn: 'appliedHint',
};

/** One day, or of the posting the day and the hour. */
function FactField({ fact, terms, today, error, field: { value, onChange } }: FactFieldProps) {
  const t = useText(messages);
  const id = fieldId(`facts.${fact}`);
  const isMoment = isMomentFact(fact);
  const day = (
    <DateInput
      id={isMoment ? `${id}-day` : id}
      size="middle"
      value={value.days[fact] ?? null}
      error={error}
      {...(fact !== 'rentPeriodEndsOn' && { max: today })}
      onChange={(next) => onChange({ ...value, days: { ...value.days, [fact]: next } })}
    />
  );
  return (
    <Question
      label={courtFactWord(fact, terms)}
      hint={hints[fact] && t(hints[fact])}
      field={{ id, error }}
      group={isMoment}
    >
      {isMoment ? (
        <QuestionRow>
          <Question label={t('postedDay')} field={{ id: `${id}-day` }}>
            {day}
          </Question>
          <Question label={t('postedTime')} hint={t('timeHint')} field={{ id: `${id}-time` }}>
            <TextInput
              id={`${id}-time`}
              size="middle"
              value={value.postedTime}
              error={undefined}
              maxLength={8}
              autoComplete="off"
              onChange={(postedTime) => onChange({ ...value, postedTime })}
            />
          </Question>
        </QuestionRow>
      ) : (
        day
      )}
    </Question>
  );
}
