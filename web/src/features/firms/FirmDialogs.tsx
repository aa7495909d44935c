import { type FirmDetails, firmChanges, firms, newFirm } from '@writdesk/contract/firms/firms';
import { useNavigate } from '@tanstack/react-router';
import { useAction } from '../../shared/api/index.ts';
import {
  MultiSelect,
  Question,
  RecordDialog,
  useBodyForm,
  useRecordForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { useStateOptions } from '../company/index.ts';
import { firmBody, type FirmValues, firmValues, newFirmBody } from './firm-values.ts';
import { FirmFields } from './FirmFields.tsx';
import { messages } from './messages.ts';

/** Creates a law firm, and leads on to its page. */
export function NewFirmDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const states = useStateOptions();
  const form = useBodyForm(firmValues(), newFirm, newFirmBody);
  const sent = useSubmit(form, firms.create, {
    onSent: ({ id, name }) => {
      toast.success(t('createdToast', { name }));
      onClose();
      void navigate({ to: '/firms/$id', params: { id } });
    },
  });
  return (
    <RecordDialog
      title={t('createFirm')}
      keep={t('dontCreate')}
      save={t('createFirm')}
      form={sent}
      onClose={onClose}
    >
      <FirmFields field={form.field} />
      <Question label={t('states')} hint={t('statesHint')} field={form.field('stateCodes')}>
        <MultiSelect {...form.field('stateCodes')} options={states} />
      </Question>
    </RecordDialog>
  );
}

const labels = {
  name: 'firm',
  shortName: 'shortName',
  addressLine1: 'address',
  addressLine2: 'address',
  city: 'address',
  stateCode: 'address',
  zipCode: 'address',
  phone: 'phone',
  email: 'email',
  timeZone: 'timeZone',
  attorneyFeeCents: 'attorneyFee',
  stateCodes: 'states',
} as const satisfies Record<keyof FirmValues, string>;

/** Changes a law firm. */
export function EditFirmDialog({ firm, onClose }: { firm: FirmDetails; onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(firms.update, { quiet: true });
  const form = useRecordForm({
    record: firm,
    reply: firms.update.reply,
    valuesOf: firmValues,
    schema: firmChanges,
    bodyOf: firmBody,
    save: (body, version) => update.runAsync({ params: { id: firm.id }, body: { ...body, version } }),
    onSaved: ({ name }) => {
      toast.success(name, { title: t('saved') });
      onClose();
    },
    words: {
      nameOf: (field) => t(labels[field]),
      textOf(field, values) {
        if (field === 'attorneyFeeCents') return formatMoney(values.attorneyFeeCents ?? 0);
        return field === 'stateCodes' ? values.stateCodes.join(', ') : values[field];
      },
    },
  });
  return (
    <RecordDialog title={t('edit')} keep={t('keep')} save={t('save')} form={form} onClose={onClose}>
      <FirmFields field={form.field} />
    </RecordDialog>
  );
}
