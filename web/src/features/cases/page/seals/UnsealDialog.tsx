import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import { Question, RecordDialog, TextInput, useBodyForm, useSubmit } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** A lawyer lifts the seal, and says why. */
export default function UnsealDialog({ details, onClose }: { details: CaseDetails; onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(
    { reason: '' },
    caseSeals.unseal.body,
    (values) => ({
      ...values,
      version: details.version,
    }),
    `unseal.${details.id}`,
  );
  const sent = useSubmit(form, caseSeals.unseal, {
    params: { id: details.id },
    said: () => ({ title: t('unsealed'), text: details.title }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('unseal')}
      keep={t('keepSealed')}
      save={t('unseal')}
      lead={<p>{t('unsealLead')}</p>}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('unsealReason')} field={form.field('reason')}>
        <TextInput {...form.field('reason')} rows={3} maxLength={500} />
      </Question>
    </RecordDialog>
  );
}
