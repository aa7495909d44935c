import { ledger } from '@writdesk/contract/ledger/ledger';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useForm } from '../../shared/form/index.ts';
import { monthTitle } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface MonthDialogProps {
  month: string;
  act: 'close' | 'reopen';
  onClose: () => void;
}

/** Closes a month, or opens it again with a reason. */
export default function MonthDialog({ month, act, onClose }: MonthDialogProps) {
  const t = useText(messages);
  const form = useForm({ initial: { comment: '' }, keptAs: `${act}.${month}` });
  const close = useAction(ledger.close, { quiet: true });
  const reopen = useAction(ledger.reopen, { quiet: true });
  const name = monthTitle(`${month}-01`);
  const submit = () => {
    const params = { month };
    const sent =
      act === 'close' ? close.runAsync({ params }) : reopen.runAsync({ params, body: form.values });
    sent
      .then(() => {
        toast.success(name, { title: t(`${act}Done`) });
        onClose();
      })
      .catch(form.refuse);
  };
  return (
    <RecordDialog
      title={t(`${act}Title`, { month: name })}
      keep={t(act === 'close' ? 'keepOpen' : 'keepClosed')}
      save={t(act)}
      lead={<p>{t(`${act}Text`, { month: name })}</p>}
      form={{ ...form, submit, isRunning: close.isRunning || reopen.isRunning }}
      onClose={onClose}
    >
      {act === 'reopen' && (
        <Question label={t('reason')} field={form.field('comment')}>
          <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
        </Question>
      )}
    </RecordDialog>
  );
}
