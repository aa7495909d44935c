import { invoices, type InvoiceDetails } from '@writdesk/contract/invoices/invoices';
import { type PaymentMethod, paymentMethods } from '@writdesk/contract/invoices/payment-values';
import {
  DateInput,
  MoneyInput,
  Question,
  QuestionRow,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
  useSubmit,
} from '../../shared/form/index.ts';
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
      <QuestionRow>
        <Question label={t('amount')} field={form.field('amountCents')} hint={t('paymentHint')}>
          <MoneyInput {...form.field('amountCents')} />
        </Question>
        <Question label={t('received')} field={form.field('date')}>
          <DateInput {...form.field('date')} />
        </Question>
      </QuestionRow>
      <Question label={t('method')} field={form.field('method')}>
        <SelectInput<PaymentMethod>
          {...form.field('method')}
          options={paymentMethods.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => value && form.field('method').onChange(value)}
        />
      </Question>
      <Question label={t('reference')} field={form.field('reference')} optional>
        <TextInput {...form.field('reference')} maxLength={80} />
      </Question>
    </RecordDialog>
  );
}
