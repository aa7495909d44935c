import { type BankAccount, bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Asks why an account is closed; a second person closes it. */
export default function CloseDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const t = useText(messages);
  const { id, version, name } = account;
  const form = useForm({ initial: { comment: '' }, keptAs: `close.${id}` });
  const close = useAction(bankAccounts.close, { quiet: true });
  const submit = () => {
    close
      .runAsync({ params: { id }, body: { version, ...form.values } })
      .then(() => {
        toast.success(t('waitingForApproval', { name }), { title: t('closingAsked') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  return (
    <RecordDialog
      title={t('closeTitle', { name })}
      keep={t('cancel')}
      save={t('closeAccount')}
      lead={<p>{t('closeText')}</p>}
      form={{ ...form, submit, isRunning: close.isRunning }}
      onClose={onClose}
    >
      <Question label={t('reason')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
