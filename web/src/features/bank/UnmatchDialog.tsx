import { type BankLine, bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useForm } from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** Undoes the match of a line. */
export default function UnmatchDialog({ line, onClose }: { line: BankLine; onClose: () => void }) {
  const t = useText(messages);
  const form = useForm({ initial: { comment: '' }, keptAs: `unmatch.${line.id}` });
  const unmatch = useAction(bankStatements.unmatch, { quiet: true });
  const amount = formatMoney(line.amountCents);
  const submit = () => {
    unmatch
      .runAsync({ params: { id: line.id }, body: form.values })
      .then(() => {
        toast.success(amount, { title: t('unmatched') });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  return (
    <RecordDialog
      title={t('unmatchTitle', { amount })}
      keep={t('cancel')}
      save={t('unmatch')}
      form={{ ...form, submit, isRunning: unmatch.isRunning }}
      onClose={onClose}
    >
      <Question label={t('reason')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
