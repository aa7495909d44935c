import { type CourtPortal, courtPortals } from '@writdesk/contract/court-portals/court-portals';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useBodyForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Gives the certificate with which the firm signs at a filing manager, with its key. What was given before is never shown. */
export default function CertificateDialog({ portal, onClose }: { portal: CourtPortal; onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(
    { certificate: '', privateKey: '' },
    courtPortals.setCertificate.body,
    (values) => values,
  );
  const give = useAction(courtPortals.setCertificate, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    give
      .runAsync({ params: { id: portal.id }, body })
      .then(() => {
        toast.success(portal.name, { title: t('certificateGiven') });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t('giveCertificate')}
      keep={t('keep')}
      save={t('giveCertificate')}
      lead={<p>{t('certificateText')}</p>}
      form={{ ...form, submit, isRunning: give.isRunning }}
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
