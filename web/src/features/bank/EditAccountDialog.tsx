import { type BankAccount, bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { useAction } from '../../shared/api/index.ts';
import { Question, QuestionRow, RecordDialog, TextInput, useRecordForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const waits = ['checkDays', 'achDays', 'wireDays'] as const;
const valuesOf = ({ name, bankName, checkDays, achDays, wireDays }: BankAccount) => ({
  name,
  bankName,
  checkDays: String(checkDays),
  achDays: String(achDays),
  wireDays: String(wireDays),
});
type Values = ReturnType<typeof valuesOf>;
/** An empty field is no zero. */
const daysOf = (text: string) => (text.trim() === '' ? Number.NaN : Number(text));
const bodyOf = ({ checkDays, achDays, wireDays, ...names }: Values) => ({
  ...names,
  checkDays: daysOf(checkDays),
  achDays: daysOf(achDays),
  wireDays: daysOf(wireDays),
});

/** Renames an account, or changes how long its deposits wait; a second person approves it again. */
export default function EditAccountDialog({
  account,
  onClose,
}: {
  account: BankAccount;
  onClose: () => void;
}) {
  const t = useText(messages);
  const update = useAction(bankAccounts.update, { quiet: true });
  const form = useRecordForm({
    record: account,
    reply: bankAccounts.update.reply,
    valuesOf,
    schema: bankAccounts.update.body,
    bodyOf,
    save: (body, version) => update.runAsync({ params: { id: account.id }, body: { ...body, version } }),
    onSaved: ({ name, status }) => {
      const text = status === 'PENDING' ? t('waitingForApproval', { name }) : name;
      toast.success(text, { title: t('accountSaved') });
      onClose();
    },
    words: { nameOf: (field) => t(field), textOf: (field, values) => values[field] },
  });
  return (
    <RecordDialog
      title={t('editTitle', { name: account.name })}
      keep={t('cancel')}
      save={t('save')}
      lead={
        <>
          <p>{t('editText')}</p>
          <p>{t('waitDays')}</p>
        </>
      }
      form={form}
      onClose={onClose}
    >
      <Question label={t('name')} field={form.field('name')}>
        <TextInput {...form.field('name')} maxLength={80} />
      </Question>
      <Question label={t('bankName')} field={form.field('bankName')}>
        <TextInput {...form.field('bankName')} maxLength={80} />
      </Question>
      <QuestionRow>
        {waits.map((wait) => (
          <Question key={wait} label={t(wait)} field={form.field(wait)}>
            <TextInput {...form.field(wait)} inputMode="numeric" maxLength={2} />
          </Question>
        ))}
      </QuestionRow>
    </RecordDialog>
  );
}
