import { type CostPayment, costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useForm } from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Reverses a payment of a cost, or dismisses one that was only proposed: each with a reason. */
export default function EndCostDialog({ payment, onClose }: { payment: CostPayment; onClose: () => void }) {
  const t = useText(messages);
  const { id, version, status, payeeName, amountCents } = payment;
  const kind = status === 'PROPOSED' ? 'dismiss' : 'reverse';
  const form = useForm({ initial: { comment: '' }, keptAs: `cost-end.${id}` });
  const ending = useAction(costPayments.end, { quiet: true });
  const submit = () => {
    ending
      .runAsync({ params: { id }, body: { version, comment: form.values.comment } })
      .then(() => {
        toast.success(payeeName, { title: t('ended') });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t(kind)}
      keep={t('keep')}
      save={t(kind)}
      lead={
        <>
          <p>{`${payeeName}, ${formatMoney(amountCents)}`}</p>
          <p>{t(`${kind}Text`)}</p>
        </>
      }
      form={{ ...form, submit, isRunning: ending.isRunning }}
      onClose={onClose}
    >
      <Question label={t('why')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
