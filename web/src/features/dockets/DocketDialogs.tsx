import { courtDay } from '@writdesk/contract/court-day/court-day';
import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import { dockets, type Docket } from '@writdesk/contract/dockets/dockets';
import { useAction, useCall } from '../../shared/api/index.ts';
import { wallTime } from '../../shared/formats/dates.ts';
import {
  DateInput,
  Question,
  QuestionRow,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
  useRecordForm,
  type Field,
  useSubmit,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { docketBody, docketValues, newDocketBody, type DocketValues } from './docket-values.ts';
import { messages } from './messages.ts';

/** Sets up a docket of any court. */
export function NewDocketDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (docket: Docket) => void;
}) {
  const t = useText(messages);
  const form = useBodyForm(docketValues(), dockets.create.body, newDocketBody, 'new-docket');
  const { data } = useCall(courthouses.choices, { quiet: true, staleTimeMs: 5 * 60_000 });
  const sent = useSubmit(form, dockets.create, {
    onSent: (docket) => {
      toast.success(t('created'));
      onCreated(docket);
    },
  });
  return (
    <RecordDialog
      title={t('createTitle')}
      keep={t('dontCreate')}
      save={t('create')}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('court')} field={form.field('courthouseId')}>
        <SelectInput
          {...form.field('courthouseId')}
          options={(data?.courthouses ?? []).map(({ id, shortName, stateCode }) => ({
            value: id,
            label: `${shortName}, ${stateCode}`,
          }))}
        />
      </Question>
      <SittingFields values={form.values} field={form.field} errors={form.errors} />
    </RecordDialog>
  );
}

/** Changes a docket, as it stands at the server. */
export function EditDocketDialog({ docket, onClose }: { docket: Docket; onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(dockets.update, { quiet: true });
  const { data } = useCall(courtDay.suggestions, { params: { id: docket.id }, quiet: true });
  const lawyers = (data?.lawyers ?? []).map(({ id, name, isFree, busyWith: [other] }) => ({
    value: id,
    label: name,
    hint:
      isFree || !other
        ? t('lawyerFree')
        : t('lawyerBusy', { time: wallTime(other.hearingTime), court: other.courthouse, room: other.room }),
  }));
  const names: Record<keyof DocketValues, string> = {
    courthouseId: t('court'),
    date: t('day'),
    time: t('time'),
    room: t('room'),
    judge: t('judge'),
    lawyerId: t('lawyer'),
    maxCases: t('maxCases'),
    note: t('note'),
    reason: t('closedReason'),
  };
  const form = useRecordForm({
    record: docket,
    reply: dockets.update.reply,
    valuesOf: docketValues,
    schema: dockets.update.body,
    bodyOf: docketBody,
    save: (body, version) => update.runAsync({ params: { id: docket.id }, body: { ...body, version } }),
    onSaved: (saved) => {
      const moves = saved.hearingAt !== docket.hearingAt || saved.room !== docket.room;
      toast.success(moves && saved.caseCount > 0 ? t('savedMoved') : '', { title: t('saved') });
      onClose();
    },
    words: {
      nameOf: (field) => names[field],
      textOf: (field, values) =>
        field === 'lawyerId'
          ? (lawyers.find(({ value }) => value === values.lawyerId)?.label ?? docket.lawyer?.name ?? '')
          : (values[field] ?? ''),
    },
  });
  return (
    <RecordDialog
      title={t('editTitle')}
      keep={t('keep')}
      save={t('save')}
      lead={docket.caseCount > 0 && <p>{t('editLead')}</p>}
      form={form}
      onClose={onClose}
    >
      <SittingFields values={form.values} field={form.field} errors={form.errors} />
      <Question label={t('lawyer')} field={form.field('lawyerId')} optional>
        <SelectInput {...form.field('lawyerId')} options={lawyers} allowClear />
      </Question>
    </RecordDialog>
  );
}

interface FieldsProps {
  values: DocketValues;
  field: <K extends keyof DocketValues>(name: K) => Field<DocketValues[K]>;
  errors: Readonly<Record<string, string | undefined>>;
}

function SittingFields({ values, field, errors }: FieldsProps) {
  const t = useText(messages);
  // A closed day asks for its reason; so does one that was said already.
  const asksReason = values.reason !== '' || 'reason' in errors || 'date' in errors;
  return (
    <>
      <QuestionRow>
        <Question label={t('day')} field={field('date')}>
          <DateInput {...field('date')} />
        </Question>
        <Question label={t('time')} field={field('time')}>
          <TextInput {...field('time')} maxLength={8} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={t('room')} field={field('room')}>
          <TextInput {...field('room')} maxLength={60} />
        </Question>
        <Question label={t('maxCases')} hint={t('maxHint')} field={field('maxCases')} optional>
          <TextInput {...field('maxCases')} inputMode="numeric" maxLength={4} />
        </Question>
      </QuestionRow>
      {asksReason && (
        <Question label={t('closedReason')} field={field('reason')} optional>
          <TextInput {...field('reason')} maxLength={500} />
        </Question>
      )}
      <Question label={t('judge')} field={field('judge')} optional>
        <TextInput {...field('judge')} maxLength={200} />
      </Question>
      <Question label={t('note')} field={field('note')} optional>
        <TextInput {...field('note')} rows={2} maxLength={1000} />
      </Question>
    </>
  );
}
