import { invoices, type InvoiceDetails } from '@writdesk/contract/invoices/invoices';
import { type PaymentMethod, paymentMethods } from '@writdesk/contract/invoices/payment-values';
import { MoneyMoved, RecordDialog, useBodyForm, useSubmit } from '../../shared/form/index.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

interface Values {
  amountCents: number | null;
  date: string | null;
  method: PaymentMethod;
  reference: string;
}

/** Records money that came in for an invoice. */
export default function PaymentDialog({
  invoice,
  onClose,
}: {
  invoice: InvoiceDetails;
  onClose: () => void;
}) {
  const t = useText(messages);
  const initial: Values = {
    amountCents: invoice.balanceCents,
    date: todayIn(),
    method: 'CHECK',
    reference: '',
  };
  const form = useBodyForm(
    initial,
    invoices.recordPayment.body,
    ({ amountCents, date, ...values }) => ({
      ...values,
      // An empty amount and an empty day are asked for by the contract.
      amountCents: amountCents as number,
      date: date ?? '',
    }),
    `payment.${invoice.id}`,
  );
  const sent = useSubmit(form, invoices.recordPayment, {
    params: { id: invoice.id },
    said: (_, body) => ({ title: t('recorded'), text: formatMoney(body.amountCents) }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('recordPayment')}
      keep={t('dontRecord')}
      save={t('recordPayment')}
      form={sent}
      onClose={onClose}
    >
      <MoneyMoved
        amount={form.field('amountCents')}
        day={form.field('date')}
        method={form.field('method')}
        methods={paymentMethods}
        reference={form.field('reference')}
        words={{
          amount: t('amount'),
          amountHint: t('paymentHint'),
          day: t('received'),
          method: t('method'),
          methodOf: t,
          reference: t('reference'),
        }}
      />
    </RecordDialog>
  );
}
