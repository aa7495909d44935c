import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import type { InvoiceDetails } from '@writdesk/contract/invoices/invoices';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, SelectInput, useForm } from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { useGivenName } from '../../labels/use-given-name.ts';
import { disputeMessages } from './dispute-messages.ts';
import { messages } from './messages.ts';

/** The company withdraws what it said against a charge. */
export default function WithdrawDialog({
  invoice,
  onClose,
}: {
  invoice: InvoiceDetails;
  onClose: () => void;
}) {
  const t = useText(messages);
  const d = useText(disputeMessages);
  const given = useGivenName();
  const open = invoice.lines.filter(({ dispute }) => dispute?.status === 'OPEN');
  const [only, ...others] = open;
  const form = useForm<{ lineId: string | null }>({
    initial: { lineId: others.length === 0 ? (only?.id ?? null) : null },
  });
  const withdraw = useAction(invoiceDisputes.withdraw, { quiet: true });
  const submit = () => {
    const { id, version, number } = invoice;
    withdraw
      .runAsync({ params: { id }, body: { version, lineId: form.values.lineId ?? '' } })
      .then(() => {
        toast.success(number ?? '', { title: d('withdrawDone') });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={d('withdraw')}
      keep={d('keepDispute')}
      save={d('withdraw')}
      lead={<p>{d('withdrawText')}</p>}
      form={{ ...form, submit, isRunning: withdraw.isRunning }}
      onClose={onClose}
    >
      <Question label={t('what')} field={form.field('lineId')}>
        <SelectInput
          {...form.field('lineId')}
          options={open.map(({ id, description, balanceCents }) => ({
            value: id,
            label: description === null ? t('hidden') : given(description),
            hint: formatMoney(balanceCents),
          }))}
        />
      </Question>
    </RecordDialog>
  );
}
