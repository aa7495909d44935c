import { type CourtPortal, courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { Question, RecordDialog, TextInput, useBodyForm, useSubmit } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** Gives the certificate with which the firm signs at a filing manager, with its key. What was given before is never shown. */
export default function CertificateDialog({ portal, onClose }: { portal: CourtPortal; onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(
    { certificate: '', privateKey: '' },
    courtPortals.setCertificate.body,
    (values) => values,
  );
  const sent = useSubmit(form, courtPortals.setCertificate, {
    params: { id: portal.id },
    said: () => ({ title: t('certificateGiven'), text: portal.name }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('giveCertificate')}
      keep={t('keep')}
      save={t('giveCertificate')}
      lead={<p>{t('certificateText')}</p>}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('certificate')} field={form.field('certificate')}>
        <TextInput {...form.field('certificate')} rows={5} maxLength={10_000} autoComplete="off" />
      </Question>
      <Question label={t('privateKey')} field={form.field('privateKey')}>
        <TextInput {...form.field('privateKey')} rows={5} maxLength={10_000} autoComplete="off" />
      </Question>
    </RecordDialog>
  );
}
