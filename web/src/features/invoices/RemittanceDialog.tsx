import { clients } from '@writdesk/contract/clients/clients';
import { type Invoice, invoices } from '@writdesk/contract/invoices/invoices';
import { type PaymentMethod, paymentMethods } from '@writdesk/contract/invoices/payment-values';
import { payments } from '@writdesk/contract/payments/payments';
import { useState } from 'react';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  fieldId,
  MoneyInput,
  MoneyMoved,
  Question,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { recordDay, todayIn } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { paymentMessages } from './payment-messages.ts';

interface Values {
  clientId: string | null;
  amountCents: number | null;
  date: string | null;
  method: PaymentMethod;
  reference: string;
  note: string;
}
const MOST_INVOICES = 100;

/** Records what a company paid over its open invoices: as the payer says, or the oldest due first. */
export default function RemittanceDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const p = useText(paymentMessages);
  const companies = useCall(clients.activeList, { query: {}, quiet: true });
  const [shares, setShares] = useState<Readonly<Record<string, number | null>>>({});
  const initial: Values = {
    clientId: null,
    amountCents: null,
    date: todayIn(),
    method: 'CHECK',
    reference: '',
    note: '',
  };
  const given = Object.entries(shares).flatMap(([invoiceId, cents]) =>
    cents ? [{ invoiceId, amountCents: cents }] : [],
  );
  const form = useBodyForm(
    initial,
    payments.record.body,
    ({ clientId, amountCents, date, ...values }) => ({
      ...values,
      // What is empty is asked for by the contract.
      clientId: clientId ?? '',
      amountCents: amountCents as number,
      date: date ?? '',
      allocations: given,
    }),
    'new-payment',
  );
  const { clientId } = form.values;
  const open = useCall(invoices.list, {
    query: {
      clientId: clientId ?? '',
      status: 'ISSUED,PARTIALLY_PAID,OVERDUE',
      sort: 'dueDate',
      size: MOST_INVOICES,
    },
    enabled: clientId !== null,
    quiet: true,
  });
  const record = useAction(payments.record, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    record
      .runAsync({ body })
      .then(({ client }) => {
        toast.success(`${client.name}, ${formatMoney(body.amountCents)}`, { title: t('recorded') });
        onClose();
      })
      .catch((error: unknown) =>
        form.refuse(error, (path) => {
          const index = /^allocations\.(\d+)/.exec(path)?.[1];
          return index === undefined ? path : `share.${given[Number(index)]?.invoiceId ?? ''}`;
        }),
      );
  };
  return (
    <RecordDialog
      title={p('remit')}
      keep={t('dontRecord')}
      save={p('remit')}
      form={{ ...form, submit, isRunning: record.isRunning }}
      onClose={onClose}
    >
      <Question label={p('whichCompany')} field={form.field('clientId')}>
        <SelectInput
          {...form.field('clientId')}
          options={(companies.data?.clients ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          isLoading={companies.isPending}
          onChange={(value) => {
            setShares({});
            form.field('clientId').onChange(value);
          }}
        />
      </Question>
      <MoneyMoved
        amount={form.field('amountCents')}
        day={form.field('date')}
        method={form.field('method')}
        methods={paymentMethods}
        reference={form.field('reference')}
        words={{
          amount: t('amount'),
          day: t('received'),
          method: t('method'),
          methodOf: t,
          reference: t('reference'),
        }}
      />
      {open.data && (
        <Shares
          rows={open.data.invoices}
          shares={shares}
          errors={form.errors}
          onShare={(invoiceId, cents) => {
            setShares((before) => ({ ...before, [invoiceId]: cents }));
            form.setChanged(true);
          }}
        />
      )}
      <Question label={t('note')} field={form.field('note')} optional>
        <TextInput {...form.field('note')} rows={2} maxLength={500} />
      </Question>
    </RecordDialog>
  );
}

interface SharesProps {
  rows: readonly Invoice[];
  shares: Readonly<Record<string, number | null>>;
  errors: Readonly<Record<string, string>>;
  onShare: (invoiceId: string, cents: number | null) => void;
}

/** What each open invoice gets. */
function Shares({ rows, shares, errors, onShare }: SharesProps) {
  const t = useText(paymentMessages);
  if (rows.length === 0) return <p>{t('noOpenInvoices')}</p>;
  return (
    <fieldset className="dialog-fields">
      <legend>{t('openInvoices')}</legend>
      <p>{t('remitText')}</p>
      {rows.map(({ id, number, dueDate, balanceCents }) => {
        const name = `share.${id}`;
        const field = {
          id: fieldId(name),
          value: shares[id] ?? null,
          onChange: (cents: number | null) => onShare(id, cents),
          error: errors[name],
        };
        const label = t('forInvoice', {
          number: number ?? '',
          day: dueDate ? recordDay(dueDate) : '',
          balance: formatMoney(balanceCents),
        });
        return (
          <Question key={id} label={label} field={field} optional>
            <MoneyInput {...field} />
          </Question>
        );
      })}
    </fieldset>
  );
}
