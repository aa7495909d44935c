import { documents } from '@writdesk/contract/documents/documents';
import { type FlagReason, flagReasons } from '@writdesk/contract/documents/flag-values';
import {
  Question,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
  useSubmit,
} from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import type { CaseDocument } from './needed-documents.ts';

interface Values {
  reason: FlagReason;
  comment: string;
  page: string;
}
const empty: Values = { reason: 'UNREADABLE', comment: '', page: '' };

/** Says what is wrong with a document; the case waits until the flag ends. */
export default function FlagDialog({ document, onClose }: { document: CaseDocument; onClose: () => void }) {
  const t = useText(messages);
  const { id, title } = document;
  const form = useBodyForm(
    empty,
    documents.flag.body,
    ({ page, ...values }) => ({
      ...values,
      ...(page.trim() && { page: Number(page) }),
    }),
    `flag.${id}`,
  );
  const sent = useSubmit(form, documents.flag, {
    params: { id },
    said: () => ({ title: t('flagDone', { title }), text: t('flagDoneText') }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('flagTitle', { title })}
      keep={t('goBack')}
      save={t('flag')}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('flagReason')} field={form.field('reason')}>
        <SelectInput
          {...form.field('reason')}
          options={flagReasons.map((value) => ({ value, label: t(`reason${value}`) }))}
          onChange={(value) => form.field('reason').onChange(value ?? 'OTHER')}
        />
      </Question>
      <Question label={t('flagWhat')} hint={t('flagWhatHint')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={5000} />
      </Question>
      <Question label={t('flagPage')} hint={t('flagPageHint')} field={form.field('page')} optional>
        <TextInput {...form.field('page')} maxLength={4} inputMode="numeric" />
      </Question>
    </RecordDialog>
  );
}
