import { courthouses } from '@writdesk/contract/courthouses/courthouses';
import {
  portalAdapters,
  type RobotTerms,
  robotTerms,
} from '@writdesk/contract/court-portals/court-portal-values';
import { type CourtPortal, courtPortals, portalValues } from '@writdesk/contract/court-portals/court-portals';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  DateInput,
  MultiSelect,
  Question,
  QuestionRow,
  RadioBoxes,
  RecordDialog,
  SelectInput,
  TextInput,
  useRecordForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { ManagerFields } from './ManagerFields.tsx';
import { messages } from './messages.ts';
import { portalFormBody, portalFormValues } from './portal-form-values.ts';
import { usePortalWords } from './use-portal-words.ts';

/** A portal: where it is, which courts file there, and when robots may go. */
export default function PortalDialog({
  portal,
  onClose,
}: {
  portal: CourtPortal | null;
  onClose: () => void;
}) {
  const t = useText(messages);
  const courts = useCourts(portal);
  const create = useAction(courtPortals.create, { quiet: true });
  const update = useAction(courtPortals.update, { quiet: true });
  const form = useRecordForm({
    record: portal,
    reply: courtPortals.update.reply,
    valuesOf: portalFormValues,
    schema: portalValues,
    bodyOf: portalFormBody,
    save: (body, version) =>
      update.runAsync({ params: { id: portal?.id ?? '' }, body: { ...body, version } }),
    create: (body) => create.runAsync({ body }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    words: usePortalWords(courts),
    keptAs: portal?.id ?? 'new-portal',
  });
  const time = (name: 'opensAt' | 'closesAt' | 'cutOffAt') => (
    <Question label={t(name)} hint={t('timeHint')} field={form.field(name)} optional>
      <TextInput {...form.field(name)} maxLength={5} />
    </Question>
  );
  const isManager = form.values.adapter === 'ECF';
  const isRead = form.values.terms !== 'UNKNOWN';
  return (
    <RecordDialog
      title={t(portal ? 'edit' : 'newPortal')}
      keep={t('keep')}
      save={t('save')}
      form={form}
      onClose={onClose}
    >
      <Question label={t('name')} field={form.field('name')}>
        <TextInput {...form.field('name')} maxLength={120} />
      </Question>
      <Question label={t('adapter')} field={form.field('adapter')}>
        <SelectInput
          {...form.field('adapter')}
          options={portalAdapters.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      <Question
        label={t(isManager ? 'managerAddress' : 'address')}
        hint={t(isManager ? 'managerAddressHint' : 'addressHint')}
        field={form.field('address')}
      >
        <TextInput
          {...form.field('address')}
          maxLength={300}
          placeholder={`https://efile.example.gov${isManager ? '/ecf/FilingReviewMDE' : ''}`}
        />
      </Question>
      {isManager && <ManagerFields field={form.field} />}
      <Question label={t('courts')} field={form.field('courthouseIds')}>
        <MultiSelect<string>
          {...form.field('courthouseIds')}
          options={courts.map(({ id, name }) => ({ value: id, label: name }))}
        />
      </Question>
      <Question label={t('terms')} field={form.field('terms')} group>
        <RadioBoxes<RobotTerms>
          {...form.field('terms')}
          options={robotTerms.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      {isRead && (
        <>
          <Question label={t('termsSource')} field={form.field('termsSource')}>
            <TextInput {...form.field('termsSource')} maxLength={300} />
          </Question>
          <Question label={t('termsOn')} field={form.field('termsOn')}>
            <DateInput {...form.field('termsOn')} />
          </Question>
        </>
      )}
      <QuestionRow>
        {time('opensAt')}
        {time('closesAt')}
        {time('cutOffAt')}
      </QuestionRow>
      <CheckInput {...form.field('weekdaysOnly')}>{t('weekdaysOnly')}</CheckInput>
      <Question label={t('paceSeconds')} field={form.field('paceSeconds')}>
        <TextInput {...form.field('paceSeconds')} inputMode="numeric" maxLength={4} />
      </Question>
    </RecordDialog>
  );
}

/** The courts of the states where the firm works, a hundred at most; those that are chosen show by their names. */
function useCourts(portal: CourtPortal | null) {
  const [known] = useState(() => portal?.courthouses ?? []);
  const { data } = useCall(courthouses.list, { query: { size: 100 }, quiet: true });
  const found = (data?.courthouses ?? []).map(({ id, name }) => ({ id, name }));
  return [...known.filter(({ id }) => !found.some((each) => each.id === id)), ...found];
}
