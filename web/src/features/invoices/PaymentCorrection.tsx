import { type Payment, payments } from '@writdesk/contract/payments/payments';
import { useAction } from '../../shared/api/index.ts';
import { MoneyInput, Question, RecordDialog, TextInput, useForm } from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { paymentMessages } from './payment-messages.ts';

export type Correcting = 'refund' | 'reverse';

interface PaymentCorrectionProps {
  payment: Payment;
  kind: Correcting;
  onClose: () => void;
}

/** Refunds what is left of a payment, or reverses it: each with a reason. */
export default function PaymentCorrection({ payment, kind, onClose }: PaymentCorrectionProps) {
  const t = useText(messages);
  const p = useText(paymentMessages);
  const { id, version, unappliedCents, amountCents: whole, client } = payment;
  const form = useForm<{ amountCents: number | null; comment: string }>({
    initial: { amountCents: unappliedCents, comment: '' },
    keptAs: `${kind}.${id}`,
  });
  const refunding = useAction(payments.refund, { quiet: true });
  const reversing = useAction(payments.reverse, { quiet: true });
  const submit = () => {
    const { amountCents, comment } = form.values;
    const params = { id };
    const sent =
      kind === 'refund'
        ? refunding.runAsync({ params, body: { version, amountCents: amountCents ?? 0, comment } })
        : reversing.runAsync({ params, body: { version, comment } });
    sent
      .then(() => {
        toast.success(client.name, { title: p(`${kind}Done`) });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={p(kind)}
      keep={t('keep')}
      save={p(kind)}
      lead={
        <>
          <p>{p('paymentOf', { amount: formatMoney(whole), company: client.name })}</p>
          <p>{p(`${kind}Text`, { amount: formatMoney(unappliedCents) })}</p>
        </>
      }
      form={{ ...form, submit, isRunning: refunding.isRunning || reversing.isRunning }}
      onClose={onClose}
    >
      {kind === 'refund' && (
        <Question label={t('amount')} field={form.field('amountCents')}>
          <MoneyInput {...form.field('amountCents')} />
        </Question>
      )}
      <Question label={t('comment')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
