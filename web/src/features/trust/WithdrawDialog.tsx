import { invoices } from '@writdesk/contract/invoices/invoices';
import { trust } from '@writdesk/contract/trust/trust';
import { useAction, useCall } from '../../shared/api/index.ts';
import {
  MoneyInput,
  Question,
  RecordDialog,
  SelectInput,
  TextInput,
  useForm,
} from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { OwnerFields, useTrustAccounts } from './OwnerFields.tsx';

interface Values {
  bankAccountId: string | null;
  clientId: string | null;
  caseId: string | null;
  invoiceId: string | null;
  amountCents: number | null;
  payeeName: string;
  memo: string;
}
const initial: Values = {
  bankAccountId: null,
  clientId: null,
  caseId: null,
  invoiceId: null,
  amountCents: null,
  payeeName: '',
  memo: '',
};
const MOST_INVOICES = 100;

/** Asks for a check, or pays an issued invoice from trust. */
export default function WithdrawDialog({
  kind,
  onClose,
}: {
  kind: 'check' | 'transfer';
  onClose: () => void;
}) {
  const t = useText(messages);
  const accounts = useTrustAccounts();
  const only = accounts.options.length === 1 ? (accounts.options[0]?.value ?? null) : null;
  const form = useForm<Values>({ initial });
  const { values } = form;
  const open = useCall(invoices.list, {
    query: {
      clientId: values.clientId ?? '',
      status: 'ISSUED,PARTIALLY_PAID,OVERDUE',
      sort: 'dueDate',
      size: MOST_INVOICES,
    },
    enabled: kind === 'transfer' && values.clientId !== null,
    quiet: true,
  });
  const requesting = useAction(trust.requestCheck, { quiet: true });
  const transferring = useAction(trust.transfer, { quiet: true });
  const account = form.field('bankAccountId');
  const submit = () => {
    // What is empty is asked for by the contract, on the server.
    const { payeeName, memo, invoiceId } = values;
    const own = {
      bankAccountId: values.bankAccountId ?? only ?? '',
      clientId: values.clientId ?? '',
      caseId: values.caseId,
      amountCents: values.amountCents ?? 0,
    };
    const sent =
      kind === 'check'
        ? requesting.runAsync({ body: { ...own, payeeName, memo } })
        : transferring.runAsync({ body: { ...own, invoiceId: invoiceId ?? '' } });
    sent
      .then(({ amountCents }) => {
        toast.success(formatMoney(amountCents), {
          title: t(kind === 'check' ? 'requested' : 'transferred'),
        });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  const title = t(kind === 'check' ? 'requestCheck' : 'transfer');
  return (
    <RecordDialog
      title={title}
      keep={t('dontRecord')}
      save={title}
      lead={<p>{t(kind === 'check' ? 'requestText' : 'transferText')}</p>}
      form={{ ...form, submit, isRunning: requesting.isRunning || transferring.isRunning }}
      onClose={onClose}
    >
      <Question label={t('account')} field={account}>
        <SelectInput
          {...account}
          value={account.value ?? only}
          options={accounts.options}
          isLoading={accounts.isPending}
        />
      </Question>
      <OwnerFields clientId={form.field('clientId')} caseId={form.field('caseId')} />
      {kind === 'transfer' && (
        <Question label={t('invoice')} field={form.field('invoiceId')}>
          <SelectInput
            {...form.field('invoiceId')}
            options={(open.data?.invoices ?? []).map(({ id, number, balanceCents }) => ({
              value: id,
              label: `${number ?? ''} · ${formatMoney(balanceCents)}`,
            }))}
          />
        </Question>
      )}
      <Question label={t('amount')} field={form.field('amountCents')}>
        <MoneyInput {...form.field('amountCents')} />
      </Question>
      {kind === 'check' && (
        <>
          <Question label={t('payee')} field={form.field('payeeName')}>
            <TextInput {...form.field('payeeName')} maxLength={120} />
          </Question>
          <Question label={t('memo')} field={form.field('memo')} optional>
            <TextInput {...form.field('memo')} maxLength={200} />
          </Question>
        </>
      )}
    </RecordDialog>
  );
}
