import { onlinePayments, type PaymentEvent } from '@writdesk/contract/online-payments/online-payments';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Somebody says what they found out about a message that fits no payment. */
export default function CloseEventDialog({ event, onClose }: { event: PaymentEvent; onClose: () => void }) {
  const t = useText(messages);
  const form = useForm({ initial: { comment: '' }, keptAs: `close.${event.eventId}` });
  const close = useAction(onlinePayments.closeEvent, { quiet: true });
  const submit = () => {
    const { firmId, eventId } = event;
    close
      .runAsync({ body: { firmId, eventId, ...form.values } })
      .then(() => {
        toast.success(t('closed'));
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t('closeTitle')}
      keep={t('keepOpen')}
      save={t('close')}
      lead={<p>{t('closeText')}</p>}
      form={{ ...form, submit, isRunning: close.isRunning }}
      onClose={onClose}
    >
      <Question label={t('comment')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
