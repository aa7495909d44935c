import {
  type CostMethod,
  costMethods,
  type CostPayment,
  costPayments,
} from '@writdesk/contract/cost-payments/cost-payments';
import { type CostCategory, costCategories } from '@writdesk/contract/ledger/ledger-accounts';
import { useAction } from '../../shared/api/index.ts';
import {
  MoneyMoved,
  OneOf,
  Question,
  QuestionRow,
  RecordDialog,
  TextInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface Values {
  payeeName: string;
  amountCents: number | null;
  paidOn: string | null;
  method: CostMethod;
  category: CostCategory;
  reference: string;
  paidFrom: string;
  note: string;
}

interface CostPaymentDialogProps {
  caseId: string;
  /** What is proposed and to be confirmed; without it, a new payment. */
  proposed?: CostPayment;
  /** What isn’t paid yet of what was billed. */
  unpaidCents?: number;
  onClose: () => void;
}

/** Records what the firm paid for a case without a check, or confirms what the product knows of. */
export default function CostPaymentDialog({
  caseId,
  proposed,
  unpaidCents,
  onClose,
}: CostPaymentDialogProps) {
  const t = useText(messages);
  const initial: Values = {
    payeeName: proposed?.payeeName ?? '',
    amountCents: proposed?.amountCents ?? unpaidCents ?? null,
    paidOn: proposed?.paidOn ?? todayIn(),
    method: proposed?.method ?? 'CARD',
    category: proposed?.category ?? 'COURT_COST',
    reference: proposed?.reference ?? '',
    paidFrom: proposed?.paidFrom ?? '',
    note: proposed?.note ?? '',
  };
  const form = useBodyForm(
    initial,
    costPayments.record.body,
    ({ amountCents, paidOn, ...values }) => ({
      ...values,
      caseId,
      // An empty amount and an empty day are asked for by the contract.
      amountCents: amountCents as number,
      paidOn: paidOn ?? '',
    }),
    `cost.${proposed?.id ?? caseId}`,
  );
  const recording = useAction(costPayments.record, { quiet: true });
  const confirming = useAction(costPayments.confirm, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    const { caseId: _, ...paid } = body;
    const sent = proposed
      ? confirming.runAsync({ params: { id: proposed.id }, body: { ...paid, version: proposed.version } })
      : recording.runAsync({ body });
    sent
      .then(({ payeeName, amountCents }) => {
        toast.success(`${payeeName}, ${formatMoney(amountCents)}`, { title: t('recorded') });
        onClose();
      })
      .catch(form.refuse);
  };
  const title = t(proposed ? 'confirm' : 'record');
  return (
    <RecordDialog
      title={title}
      keep={t('dontRecord')}
      save={title}
      {...(proposed && { lead: <p>{t('confirmText')}</p> })}
      form={{ ...form, submit, isRunning: recording.isRunning || confirming.isRunning }}
      onClose={onClose}
    >
      <Question label={t('payee')} field={form.field('payeeName')}>
        <TextInput {...form.field('payeeName')} maxLength={120} />
      </Question>
      <MoneyMoved
        amount={form.field('amountCents')}
        day={form.field('paidOn')}
        method={form.field('method')}
        methods={costMethods}
        reference={form.field('reference')}
        words={{
          amount: t('amount'),
          day: t('paidOn'),
          method: t('method'),
          methodOf: t,
          reference: t('reference'),
        }}
      />
      <QuestionRow>
        <Question label={t('category')} field={form.field('category')}>
          <OneOf<CostCategory> {...form.field('category')} of={costCategories} say={t} />
        </Question>
        <Question label={t('paidFrom')} field={form.field('paidFrom')} optional>
          <TextInput {...form.field('paidFrom')} maxLength={60} />
        </Question>
      </QuestionRow>
      <Question label={t('note')} field={form.field('note')} optional>
        <TextInput {...form.field('note')} rows={2} maxLength={500} />
      </Question>
    </RecordDialog>
  );
}
