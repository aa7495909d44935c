import { type BankAccount, bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { positivePayLayouts } from '@writdesk/contract/bank-accounts/positive-pay-layouts';
import { useAction } from '../../shared/api/index.ts';
import { Question, RadioBoxes, RecordDialog, useForm } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Chooses how the file is laid out by which the bank of an account knows what it may pay. */
export default function LayoutDialog({ account, onClose }: { account: BankAccount; onClose: () => void }) {
  const t = useText(messages);
  const { id, version, name, positivePayLayout } = account;
  const form = useForm({ initial: { positivePayLayout } });
  const update = useAction(bankAccounts.update, { quiet: true });
  const submit = () => {
    update
      .runAsync({ params: { id }, body: { version, ...form.values } })
      .then(({ status }) => {
        toast.success(status === 'PENDING' ? t('waitingForApproval', { name }) : name, {
          title: t('layoutSaved'),
        });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  return (
    <RecordDialog
      title={t('layoutTitle', { name })}
      keep={t('cancel')}
      save={t('save')}
      lead={<p>{t('layoutText')}</p>}
      form={{ ...form, submit, isRunning: update.isRunning }}
      onClose={onClose}
    >
      <Question label={t('layoutLabel')} field={form.field('positivePayLayout')} group>
        <RadioBoxes
          {...form.field('positivePayLayout')}
          options={positivePayLayouts.map((value) => ({ value, label: t(value), hint: t(`${value}_note`) }))}
        />
      </Question>
    </RecordDialog>
  );
}
