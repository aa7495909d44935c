import { type CreditReason, creditReasons } from '@writdesk/contract/invoices/invoice-parts';
import { invoiceDisputes } from '@writdesk/contract/invoices/invoice-disputes';
import type { InvoiceDetails } from '@writdesk/contract/invoices/invoices';
import { useAction } from '../../shared/api/index.ts';
import {
  MoneyInput,
  OneOf,
  Question,
  QuestionRow,
  RecordDialog,
  SelectInput,
  TextInput,
  useForm,
} from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { useGivenName } from '../../labels/use-given-name.ts';
import { disputeMessages } from './dispute-messages.ts';
import { messages } from './messages.ts';

export type Disputing = 'dispute' | 'uphold' | 'explain';

interface DisputeDialogProps {
  invoice: InvoiceDetails;
  kind: Disputing;
  onClose: () => void;
}

interface Values {
  lineId: string | null;
  amountCents: number | null;
  reason: CreditReason;
  comment: string;
}

/** The company disputes a charge, or the firm answers: it credits the charge, or explains why it stays. */
export default function DisputeDialog({ invoice, kind, onClose }: DisputeDialogProps) {
  const t = useText(messages);
  const d = useText(disputeMessages);
  const given = useGivenName();
  const open = invoice.lines.filter(
    ({ balanceCents, description, dispute }) =>
      balanceCents > 0 &&
      (kind === 'dispute' ? description !== null && dispute?.status !== 'OPEN' : dispute?.status === 'OPEN'),
  );
  const [only, ...others] = open;
  const chosen = others.length === 0 ? only : undefined;
  const form = useForm<Values>({
    initial: {
      lineId: chosen?.id ?? null,
      amountCents: chosen?.balanceCents ?? null,
      reason: 'WRONG_AMOUNT',
      comment: '',
    },
    keptAs: `${kind}.${invoice.id}`,
  });
  const dispute = useAction(invoiceDisputes.dispute, { quiet: true });
  const answer = useAction(invoiceDisputes.answer, { quiet: true });
  const send = () => {
    const { lineId: id, amountCents, reason, comment } = form.values;
    const { version } = invoice;
    const lineId = id ?? '';
    const params = { id: invoice.id };
    if (kind === 'dispute') return dispute.runAsync({ params, body: { version, lineId, comment } });
    if (kind === 'explain')
      return answer.runAsync({ params, body: { decision: 'EXPLAIN', version, lineId, comment } });
    const credit = { amountCents: amountCents ?? 0, reason };
    return answer.runAsync({ params, body: { decision: 'UPHOLD', version, lineId, ...credit, comment } });
  };
  const submit = () => {
    send()
      .then(() => {
        toast.success(invoice.number ?? '', { title: d(`${kind}Done`) });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={d(kind)}
      keep={t('keep')}
      save={d(kind)}
      lead={<p>{d(`${kind}Text`)}</p>}
      form={{ ...form, submit, isRunning: dispute.isRunning || answer.isRunning }}
      onClose={onClose}
    >
      <Question label={t('what')} field={form.field('lineId')}>
        <SelectInput
          {...form.field('lineId')}
          options={open.map((line) => ({
            value: line.id,
            label: line.description === null ? t('hidden') : given(line.description),
            hint: formatMoney(line.balanceCents),
          }))}
        />
      </Question>
      {kind === 'uphold' && (
        <QuestionRow>
          <Question label={t('amount')} field={form.field('amountCents')}>
            <MoneyInput {...form.field('amountCents')} />
          </Question>
          <Question label={t('creditReason')} field={form.field('reason')}>
            <OneOf<CreditReason> {...form.field('reason')} of={creditReasons} say={t} />
          </Question>
        </QuestionRow>
      )}
      <Question label={d(kind === 'dispute' ? 'whatIsWrong' : 'answer')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
