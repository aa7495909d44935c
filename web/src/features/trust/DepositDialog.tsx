import { type DepositMethod, depositMethods } from '@writdesk/contract/bank-accounts/bank-accounts';
import { trust } from '@writdesk/contract/trust/trust';
import { useAction } from '../../shared/api/index.ts';
import {
  MoneyMoved,
  Question,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { recordDay, todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { OwnerFields, useTrustAccounts } from './OwnerFields.tsx';

interface Values {
  bankAccountId: string | null;
  clientId: string | null;
  caseId: string | null;
  amountCents: number | null;
  date: string | null;
  method: DepositMethod;
  reference: string;
  memo: string;
}

/** Records money that came in; without a company it waits until somebody says whose it is. */
export default function DepositDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const accounts = useTrustAccounts();
  const only = accounts.options.length === 1 ? (accounts.options[0]?.value ?? null) : null;
  const initial: Values = {
    bankAccountId: null,
    clientId: null,
    caseId: null,
    amountCents: null,
    date: todayIn(),
    method: 'CHECK',
    reference: '',
    memo: '',
  };
  // What is empty is asked for by the contract.
  const form = useBodyForm(
    initial,
    trust.deposit.body,
    ({ bankAccountId, amountCents, date, ...values }) => ({
      ...values,
      bankAccountId: bankAccountId ?? only ?? '',
      amountCents: amountCents as number,
      date: date ?? '',
    }),
  );
  const deposit = useAction(trust.deposit, { quiet: true });
  const account = form.field('bankAccountId');
  const submit = () => {
    const body = form.check();
    if (!body) return;
    deposit
      .runAsync({ body })
      .then(({ usableOn }) => {
        toast.success(t('usableOn', { day: usableOn ? recordDay(usableOn) : '' }), { title: t('deposited') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  return (
    <RecordDialog
      title={t('deposit')}
      keep={t('dontRecord')}
      save={t('deposit')}
      form={{ ...form, submit, isRunning: deposit.isRunning }}
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
      <OwnerFields clientId={form.field('clientId')} caseId={form.field('caseId')} isOptional />
      <MoneyMoved
        amount={form.field('amountCents')}
        day={form.field('date')}
        method={form.field('method')}
        methods={depositMethods}
        reference={form.field('reference')}
        words={{
          amount: t('amount'),
          day: t('received'),
          method: t('method'),
          methodOf: (method) => t(`by${method}`),
          reference: t('reference'),
        }}
      />
      <Question label={t('memo')} field={form.field('memo')} optional>
        <TextInput {...form.field('memo')} maxLength={200} />
      </Question>
    </RecordDialog>
  );
}
