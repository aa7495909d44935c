import {
  type CreditReason,
  creditReasons,
  SECOND_WRITE_OFF_ABOVE_CENTS,
} from '@writdesk/contract/invoices/invoice-parts';
import { invoices, type InvoiceDetails } from '@writdesk/contract/invoices/invoices';
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
import { messages } from './messages.ts';
import { useGivenName } from '../../labels/use-given-name.ts';

export type Correcting = 'void' | 'credit' | 'writeOff';

interface CorrectionDialogProps {
  invoice: InvoiceDetails;
  kind: Correcting;
  onClose: () => void;
}

interface Values {
  comment: string;
  lineId: string | null;
  amountCents: number | null;
  reason: CreditReason;
}

/** Voids an invoice, credits one of its charges, or writes off its balance: each with a reason. */
export default function CorrectionDialog({ invoice, kind, onClose }: CorrectionDialogProps) {
  const t = useText(messages);
  const given = useGivenName();
  const initial: Values = { comment: '', lineId: null, amountCents: null, reason: 'WRONG_AMOUNT' };
  const form = useForm<Values>({ initial, keptAs: `${kind}.${invoice.id}` });
  const voided = useAction(invoices.void, { quiet: true });
  const credited = useAction(invoices.credit, { quiet: true });
  const writtenOff = useAction(invoices.writeOff, { quiet: true });
  const { id, version } = invoice;
  const send = () => {
    const { comment, lineId, amountCents, reason } = form.values;
    const params = { id };
    if (kind === 'void') return voided.runAsync({ params, body: { version, comment } });
    if (kind === 'writeOff') return writtenOff.runAsync({ params, body: { version, comment } });
    const lines = [{ lineId: lineId ?? '', amountCents: amountCents ?? 0 }];
    return credited.runAsync({ params, body: { version, lines, reason, comment } });
  };
  const submit = () => {
    send()
      .then(({ writeOffAsked }) => {
        const done = kind === 'writeOff' && writeOffAsked ? 'writeOffAsked' : (`${kind}Done` as const);
        toast.success(invoice.number ?? '', { title: t(done) });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error, (path) => path.replace(/^lines\.0\./, '')));
  };
  const isRunning = voided.isRunning || credited.isRunning || writtenOff.isRunning;
  const open = invoice.lines.filter(({ balanceCents }) => balanceCents > 0);
  return (
    <RecordDialog
      title={t(kind)}
      keep={t('keep')}
      save={t(kind)}
      lead={<Lead invoice={invoice} kind={kind} />}
      form={{ ...form, submit, isRunning }}
      onClose={onClose}
    >
      {kind === 'credit' && (
        <>
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
          <QuestionRow>
            <Question label={t('amount')} field={form.field('amountCents')}>
              <MoneyInput {...form.field('amountCents')} />
            </Question>
            <Question label={t('creditReason')} field={form.field('reason')}>
              <OneOf<CreditReason> {...form.field('reason')} of={creditReasons} say={t} />
            </Question>
          </QuestionRow>
        </>
      )}
      <Question label={t('comment')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}

function Lead({ invoice, kind }: Pick<CorrectionDialogProps, 'invoice' | 'kind'>) {
  const t = useText(messages);
  const { balanceCents, writeOffAsked } = invoice;
  const needsSecond = kind === 'writeOff' && balanceCents > SECOND_WRITE_OFF_ABOVE_CENTS;
  return (
    <>
      <p>{t(`${kind}Text`, { amount: formatMoney(balanceCents) })}</p>
      {needsSecond && <p>{writeOffAsked ? t('writeOffAskedBy', writeOffAsked) : t('writeOffSecond')}</p>}
    </>
  );
}
