import { type PostageSettings, postageChanges, stamps } from '@writdesk/contract/stamps/stamps';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  LoadedDialog,
  Question,
  QuestionRow,
  RecordDialog,
  TextInput,
  useRecordForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Of what the barcodes on the firm’s envelopes consist. */
export default function PostageDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const query = useCall(stamps.settings, { quiet: true });
  return (
    <LoadedDialog
      title={t('postageSettings')}
      keep={t('keepSettings')}
      query={query}
      what={t('postageSettings')}
      onClose={onClose}
    >
      {(settings) => <SettingsForm settings={settings} onClose={onClose} />}
    </LoadedDialog>
  );
}

const valuesOf = ({ mailerId, serviceType, barcodeId }: PostageSettings) => ({
  mailerId: mailerId ?? '',
  serviceType: serviceType ?? '',
  barcodeId,
});
type Values = ReturnType<typeof valuesOf>;
const bodyOf = ({ mailerId, serviceType, barcodeId }: Values) => ({
  mailerId: mailerId.trim() || null,
  serviceType: serviceType.trim() || null,
  barcodeId,
});

function SettingsForm({ settings, onClose }: { settings: PostageSettings; onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(stamps.updateSettings, { quiet: true });
  const form = useRecordForm({
    record: settings,
    reply: stamps.updateSettings.reply,
    valuesOf,
    schema: postageChanges,
    bodyOf,
    save: (body, version) => update.runAsync({ body: { ...body, version } }),
    onSaved: ({ mailerId }) => {
      toast.success(mailerId ?? t('noBarcode'), { title: t('settingsSaved') });
      onClose();
    },
    words: { nameOf: (field) => t(field), textOf: (field, values) => values[field] },
  });
  return (
    <RecordDialog
      title={t('postageSettings')}
      keep={t('keepSettings')}
      save={t('saveSettings')}
      lead={<p>{t('postageText')}</p>}
      form={form}
      onClose={onClose}
    >
      <Question label={t('mailerId')} hint={t('mailerIdHint')} field={form.field('mailerId')} optional>
        <TextInput {...form.field('mailerId')} inputMode="numeric" maxLength={9} />
      </Question>
      <QuestionRow>
        <Question
          label={t('serviceType')}
          hint={t('serviceTypeHint')}
          field={form.field('serviceType')}
          optional
        >
          <TextInput {...form.field('serviceType')} inputMode="numeric" maxLength={3} />
        </Question>
        <Question label={t('barcodeId')} hint={t('barcodeIdHint')} field={form.field('barcodeId')}>
          <TextInput {...form.field('barcodeId')} inputMode="numeric" maxLength={2} />
        </Question>
      </QuestionRow>
    </RecordDialog>
  );
}
