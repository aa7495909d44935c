import { overdueExceptions } from '@writdesk/contract/invoices/overdue-exceptions';
import {
  DateInput,
  Question,
  RecordDialog,
  TextInput,
  useBodyForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

interface RequestDialogProps {
  /** Its name where it is known. */
  firm: { id: string; name?: string };
  onClose: () => void;
}

/** The company says why, and when it will pay. */
export default function RequestDialog({ firm, onClose }: RequestDialogProps) {
  const t = useText(messages);
  const initial: { reason: string; promisedOn: string | null } = { reason: '', promisedOn: null };
  const form = useBodyForm(
    initial,
    overdueExceptions.request.body,
    ({ reason, promisedOn }) => ({
      firmId: firm.id,
      reason,
      // An empty day is asked for by the contract.
      promisedOn: promisedOn ?? '',
    }),
    `overdue.${firm.id}`,
  );
  const sent = useSubmit(form, overdueExceptions.request, {
    said: (reply) => ({ title: t('askDone'), text: reply.firm.name }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('ask')}
      keep={t('dontAsk')}
      save={t('ask')}
      lead={<p>{t('askLead', { firm: firm.name ?? t('theFirm') })}</p>}
      form={sent}
      onClose={onClose}
    >
      <Question label={t('promisedOn')} hint={t('daysHint')} field={form.field('promisedOn')}>
        <DateInput {...form.field('promisedOn')} />
      </Question>
      <Question label={t('reason')} hint={t('reasonHint')} field={form.field('reason')}>
        <TextInput {...form.field('reason')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
