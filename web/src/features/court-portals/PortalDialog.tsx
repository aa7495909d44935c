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
  useBodyForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { ManagerFields } from './ManagerFields.tsx';
import { managerBody, type ManagerValues, managerValues } from './manager-values.ts';
import { messages } from './messages.ts';

interface Values extends ManagerValues {
  name: string;
  address: string;
  adapter: CourtPortal['adapter'] | null;
  courthouseIds: readonly string[];
  terms: RobotTerms;
  termsSource: string;
  termsOn: string | null;
  opensAt: string;
  closesAt: string;
  weekdaysOnly: boolean;
  cutOffAt: string;
  paceSeconds: string;
}

const valuesOf = (portal: CourtPortal | null): Values => ({
  ...managerValues(portal?.ecf ?? null),
  name: portal?.name ?? '',
  address: portal?.address ?? '',
  adapter: portal?.adapter ?? null,
  courthouseIds: portal?.courthouses.map(({ id }) => id) ?? [],
  terms: portal?.terms ?? 'UNKNOWN',
  termsSource: portal?.termsSource ?? '',
  termsOn: portal?.termsOn ?? null,
  opensAt: portal?.opensAt ?? '',
  closesAt: portal?.closesAt ?? '',
  weekdaysOnly: portal?.weekdaysOnly ?? false,
  cutOffAt: portal?.cutOffAt ?? '',
  paceSeconds: String(portal?.paceSeconds ?? 10),
});

/** A portal: where it is, which courts file there, and when robots may go. */
export default function PortalDialog({
  portal,
  onClose,
}: {
  portal: CourtPortal | null;
  onClose: () => void;
}) {
  const t = useText(messages);
  const form = useBodyForm(
    valuesOf(portal),
    portalValues,
    ({ opensAt, closesAt, cutOffAt, adapter, ...values }) => ({
      ...values,
      courthouseIds: [...values.courthouseIds],
      // What is not chosen is said at its field.
      adapter: adapter as CourtPortal['adapter'],
      ecf: managerBody(adapter, values),
      opensAt: opensAt || null,
      closesAt: closesAt || null,
      cutOffAt: cutOffAt || null,
      paceSeconds: Number(values.paceSeconds),
      ...(portal && {
        maintenanceFrom: portal.maintenanceFrom,
        maintenanceUntil: portal.maintenanceUntil,
        version: portal.version,
      }),
    }),
  );
  const create = useAction(courtPortals.create, { quiet: true });
  const update = useAction(courtPortals.update, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    const saving = portal ? update.runAsync({ params: { id: portal.id }, body }) : create.runAsync({ body });
    saving
      .then(({ name }) => {
        toast.success(name, { title: t('saved') });
        onClose();
      })
      .catch(form.refuse);
  };
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
      form={{ ...form, submit, isRunning: create.isRunning || update.isRunning }}
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
      <Courts portal={portal} field={form.field('courthouseIds')} label={t('courts')} />
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

interface CourtsProps {
  portal: CourtPortal | null;
  field: Parameters<typeof MultiSelect<string>>[0] extends infer P ? Omit<P, 'options' | 'max'> : never;
  label: string;
}

/** The courts of the states where the firm works, a hundred at most; those that are chosen show by their names. */
function Courts({ portal, field, label }: CourtsProps) {
  const [known] = useState(() => portal?.courthouses ?? []);
  const { data } = useCall(courthouses.list, { query: { size: 100 }, quiet: true });
  const found = (data?.courthouses ?? []).map(({ id, name }) => ({ id, name }));
  const all = [...known.filter(({ id }) => !found.some((each) => each.id === id)), ...found];
  return (
    <Question label={label} field={field}>
      <MultiSelect<string> {...field} options={all.map(({ id, name }) => ({ value: id, label: name }))} />
    </Question>
  );
}
