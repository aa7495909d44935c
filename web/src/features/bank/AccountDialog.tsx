import {
  type BankAccountKind,
  bankAccountKinds,
  bankAccounts,
} from '@writdesk/contract/bank-accounts/bank-accounts';
import { useAction } from '../../shared/api/index.ts';
import {
  Question,
  QuestionRow,
  RadioBoxes,
  RecordDialog,
  TextInput,
  useBodyForm,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface Values {
  kind: BankAccountKind;
  name: string;
  bankName: string;
  routingNumber: string;
  accountNumber: string;
}
const initial: Values = { kind: 'TRUST', name: '', bankName: '', routingNumber: '', accountNumber: '' };

/** Adds an account; a second person approves it. */
export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(initial, bankAccounts.create.body, (values) => values);
  const create = useAction(bankAccounts.create, { quiet: true });
  const submit = () => {
    const body = form.check();
    if (!body) return;
    create
      .runAsync({ body })
      .then(({ name }) => {
        toast.success(name, { title: t('accountAdded') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  return (
    <RecordDialog
      title={t('addAccount')}
      keep={t('cancel')}
      save={t('addAccount')}
      lead={<p>{t('addAccountText')}</p>}
      form={{ ...form, submit, isRunning: create.isRunning }}
      onClose={onClose}
    >
      <Question label={t('kind')} field={form.field('kind')} group>
        <RadioBoxes
          {...form.field('kind')}
          options={bankAccountKinds.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      <Question label={t('name')} field={form.field('name')}>
        <TextInput {...form.field('name')} maxLength={80} />
      </Question>
      <Question label={t('bankName')} field={form.field('bankName')}>
        <TextInput {...form.field('bankName')} maxLength={80} />
      </Question>
      <QuestionRow>
        <Question label={t('routingNumber')} field={form.field('routingNumber')}>
          <TextInput {...form.field('routingNumber')} maxLength={9} />
        </Question>
        <Question label={t('accountNumber')} field={form.field('accountNumber')}>
          <TextInput {...form.field('accountNumber')} maxLength={17} />
        </Question>
      </QuestionRow>
    </RecordDialog>
  );
}
