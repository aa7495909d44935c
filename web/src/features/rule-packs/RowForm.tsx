import { dayFacts, deadlineEvents } from '@writdesk/contract/deadlines/deadline-values';
import { serviceMethods } from '@writdesk/contract/notices/notice-types';
import {
  rulePacks,
  type LawRow,
  type PackDetails,
  type PackRow,
} from '@writdesk/contract/rule-packs/rule-packs';
import {
  paymentAnswers,
  paymentStages,
  type PaymentAnswer,
  type PaymentStage,
} from '@writdesk/contract/tenant-payments/payment-stages';
import { useState } from 'react';
import { useAction, type ApiError, type CallArguments } from '../../shared/api/index.ts';
import {
  DateInput,
  ErrorSummary,
  MultiSelect,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
  useForm,
  useKeptUntilSent,
  type FieldErrors,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Dialog, Segments } from '../../shared/ui/index.ts';
import { methods } from '../../labels/case/eviction-words.ts';
import { optionsOf } from '../../shared/i18n/word-list.ts';
import { eventWords } from '../../labels/law/event-words.ts';
import { factWord } from '../../labels/law/fact-words.ts';
import { paymentWords } from '../../labels/law/payment-words.ts';
import { messages } from './messages.ts';
import { changedFields, hasField, rowOf, valuesOf, type RowValues } from './row-values.ts';
import { startWords } from './rule-words.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { StaleDraft } from './StaleDraft.tsx';
import { useDraftRefusal } from './use-draft-refusal.ts';

interface RowFormProps {
  draft: PackDetails;
  /** Null for a new one. */
  row: PackRow | null;
  onClose: () => void;
}

const kinds = ['DEADLINE', 'FIGURE', 'NOTICE', 'SERVICE', 'PAYMENT'] as const;
const example = '{"appliesIf": {"noticeType": ["PAY_OR_VACATE"]}}';

/** One row of the draft to be written; whatever the server finds wrong stands at its field. */
export function RowForm({ draft, row, onClose }: RowFormProps) {
  const t = useText(messages);
  const [kind, setKind] = useState<LawRow['kind']>(row?.kind ?? 'DEADLINE');
  const form = useForm<RowValues>({
    initial: valuesOf(kind, row?.row ?? null, draft.state),
    keptAs: `rule-row.${row?.row.id ?? 'new'}.${draft.state}.${draft.lockVersion}`,
  });
  const { isStale, refused } = useDraftRefusal(form, (error) => errorsOf(error, kind));
  const options = {
    quiet: true,
    onDone: onClose,
  };
  const change = useAction(rulePacks.changeRow, options);
  const add = useAction(rulePacks.addRow, options);
  const send = () => {
    const read = rowOf(kind, form.values);
    if ('faults' in read) {
      form.setErrors(
        Object.fromEntries(Object.entries(read.faults).map(([name, fault]) => [name, t(fault)])),
      );
      return;
    }
    // The server parses it: it names each field that is at fault.
    const body = { version: draft.lockVersion, kind, row: read.row } as unknown;
    const params = { state: draft.state };
    const sent = row
      ? change.runAsync({ params: { ...params, ruleId: row.row.id }, body } as CallArguments<
          typeof rulePacks.changeRow
        >)
      : add.runAsync({ params, body } as CallArguments<typeof rulePacks.addRow>);
    sent.catch(refused);
  };
  const kept = useKeptUntilSent({ ...form, submit: send }, onClose);
  return (
    <Dialog
      open
      title={row ? t('editRow', { id: row.row.id }) : t('newRow')}
      width={620}
      keep={t('keepEditing')}
      confirm={{ label: t('saveRow') }}
      isChanged={form.isChanged}
      isRunning={change.isRunning || add.isRunning}
      onConfirm={kept.submit}
      onClose={kept.close}
    >
      <ErrorSummary errors={form.errors} />
      {isStale && <StaleRow was={row} draft={draft} />}
      <div>
        {!row && (
          <Segments
            label={t('field_kind')}
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          />
        )}
        <Fields form={form} kind={kind} isNew={!row} />
      </div>
    </Dialog>
  );
}

/** What became of the row meanwhile. */
function StaleRow({ was, draft }: { was: PackRow | null; draft: PackDetails }) {
  const t = useText(messages);
  const now = was && draft.rows.find(({ row }) => row.id === was.row.id);
  const changed = was && now ? changedFields(was, now, draft.state) : [];
  return (
    <StaleDraft changed={changed.map(({ name, value }) => ({ label: t(`field_${name}`), value }))}>
      {t(was && !now ? 'rowTakenOut' : 'otherRowsMoved')}
    </StaleDraft>
  );
}

/** What the server names as `row.n` or `row.appliesIf.reason` stands at the field that has it. */
function errorsOf({ errors }: ApiError, kind: LawRow['kind']): FieldErrors {
  const found: Record<string, string> = {};
  for (const { path, message } of errors) {
    const field = path.split('.')[1] ?? 'form';
    const own = hasField(kind, field as keyof RowValues) ? field : 'more';
    found[own] ??= own === 'more' ? `${path.replace(/^row\./, '')}: ${message}` : message;
  }
  return found;
}

type Form = ReturnType<typeof useForm<RowValues>>;

function Fields({ form, kind, isNew }: { form: Form; kind: LawRow['kind']; isNew: boolean }) {
  const t = useText(messages);
  const line = (name: 'id' | 'label' | 'county' | 'courthouse' | 'value' | 'cite' | 'source' | 'n' | 'to') =>
    hasField(kind, name) && (
      <Question
        key={name}
        label={t(`field_${name}`)}
        field={form.field(name)}
        half={name === 'county' || name === 'courthouse' || name === 'n' || name === 'to'}
        optional={name === 'county' || name === 'courthouse' || name === 'to'}
      >
        <TextInput
          {...form.field(name)}
          size="middle"
          {...(name === 'n' && { placeholder: t('field_nHint') })}
        />
      </Question>
    );
  return (
    <>
      {isNew && line('id')}
      {line('label')}
      {kind === 'DEADLINE' && <CountFields form={form} line={line} />}
      {kind === 'PAYMENT' && <PaymentFields form={form} />}
      {kind === 'SERVICE' && (
        <Question label={t('field_methods')} hint={t('field_methodsHint')} field={form.field('methods')}>
          <MultiSelect
            {...form.field('methods')}
            size="middle"
            options={optionsOf(methods, serviceMethods)}
          />
        </Question>
      )}
      {line('value')}
      <QuestionRow>
        {line('county')}
        {line('courthouse')}
      </QuestionRow>
      <QuestionRow>
        <Question half optional label={t('field_effectiveFrom')} field={form.field('effectiveFrom')}>
          <DateInput {...form.field('effectiveFrom')} size="middle" />
        </Question>
        <Question half optional label={t('field_effectiveTo')} field={form.field('effectiveTo')}>
          <DateInput {...form.field('effectiveTo')} size="middle" />
        </Question>
      </QuestionRow>
      {line('cite')}
      {line('source')}
      <Question label={t('field_confidence')} field={form.field('confidence')}>
        <SelectInput
          {...form.field('confidence')}
          size="middle"
          options={(['S', 'K', 'U'] as const).map((value) => ({ value, label: t(`sure_${value}`) }))}
        />
      </Question>
      {(['note', 'notes'] as const)
        .filter((name) => hasField(kind, name))
        .map((name) => (
          <Question key={name} optional label={t(`field_${name}`)} field={form.field(name)}>
            <TextInput {...form.field(name)} size="middle" rows={2} />
          </Question>
        ))}
      <Question
        optional
        label={t('field_more')}
        hint={t('field_moreHint', { example: `'${example}'` })}
        field={form.field('more')}
      >
        <TextInput {...form.field('more')} size="middle" rows={4} />
      </Question>
    </>
  );
}

function PaymentFields({ form }: { form: Form }) {
  const t = useText(messages);
  const words = useText(paymentWords);
  const stages = form.field('stages');
  const choices = (values: readonly (PaymentStage | PaymentAnswer)[]) =>
    values.map((value) => ({ value, label: words(value) }));
  return (
    <>
      <Question label={t('field_stages')} field={stages}>
        <MultiSelect {...stages} size="middle" options={choices(paymentStages)} />
      </Question>
      <Question label={t('field_paymentAnswer')} field={form.field('answer')}>
        <SelectInput {...form.field('answer')} size="middle" options={choices(paymentAnswers)} />
      </Question>
    </>
  );
}

function CountFields({ form, line }: { form: Form; line: (name: 'n' | 'to') => React.ReactNode }) {
  const t = useText(messages);
  const tEvent = useText(eventWords);
  const locale = useLocale();
  const starts = Object.entries(startWords[locale]).map(([value, label]) => ({ value, label }));
  const choice = (
    name: 'event' | 'from' | 'mode' | 'direction' | 'rollLast' | 'answer',
    options: { value: string; label: string }[],
  ) => (
    <Question half label={t(`field_${name}`)} field={form.field(name)}>
      <SelectInput {...form.field(name)} size="middle" options={options} />
    </Question>
  );
  const modes = ['CALENDAR', 'CALENDAR_NO_ROLL', 'BUSINESS', 'COURT', 'HOURS'] as const;
  const governed = form.field('governedBy');
  return (
    <>
      <QuestionRow>
        {choice(
          'event',
          deadlineEvents.map((value) => ({ value, label: tEvent(value) })),
        )}
        {choice('from', starts)}
      </QuestionRow>
      <QuestionRow>
        {line('n')}
        {line('to')}
      </QuestionRow>
      <QuestionRow>
        {choice(
          'mode',
          modes.map((value) => ({ value, label: t(`mode_${value}`) })),
        )}
        {choice(
          'direction',
          (['AFTER', 'BEFORE'] as const).map((value) => ({ value, label: t(`direction_${value}`) })),
        )}
      </QuestionRow>
      <QuestionRow>
        {choice(
          'rollLast',
          (['FORWARD', 'BACKWARD', 'NONE'] as const).map((value) => ({ value, label: t(`roll_${value}`) })),
        )}
        {choice(
          'answer',
          (['LAST_DAY', 'NEXT_OPEN_DAY'] as const).map((value) => ({ value, label: t(`answer_${value}`) })),
        )}
      </QuestionRow>
      <Question label={t('field_governedBy')} field={governed}>
        <MultiSelect
          {...governed}
          size="middle"
          options={dayFacts.map((value) => ({ value, label: factWord(value) }))}
        />
      </Question>
    </>
  );
}
