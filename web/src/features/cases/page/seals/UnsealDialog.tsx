import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import { useAction } from '../../../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useBodyForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { toast } from '../../../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** A lawyer lifts the seal, and says why. */
export default function UnsealDialog({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
  const t = useText(messages);
  const unseal = useAction(caseSeals.unseal, { quiet: true });
  const form = useBodyForm(
    { reason: '' },
    caseSeals.unseal.body,
    (values) => ({
      ...values,
      version: details.version,
    }),
    `unseal.${details.id}`,
  );
  const submit = () => {
    const body = form.check();
    if (!body) return;
    unseal
      .runAsync({ params: { id: details.id }, body })
      .then(() => {
        toast.success(details.title, { title: t('unsealed') });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t('unseal')}
      keep={t('keepSealed')}
      save={t('unseal')}
      lead={<p>{t('unsealLead')}</p>}
      form={{ ...form, submit, isRunning: unseal.isRunning }}
      onClose={onClose}
    >
      <Question label={t('unsealReason')} field={form.field('reason')}>
        <TextInput {...form.field('reason')} rows={3} maxLength={500} />
      </Question>
    </RecordDialog>
  );
}
