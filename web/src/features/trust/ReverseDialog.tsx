import { trust } from '@writdesk/contract/trust/trust';
import type { TrustItem } from '@writdesk/contract/trust/trust-values';
import { useAction } from '../../shared/api/index.ts';
import { Question, RecordDialog, TextInput, useForm } from '../../shared/form/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

interface ReverseDialogProps {
  item: TrustItem;
  act: 'reverse' | 'void' | 'refuse';
  onClose: () => void;
}

/** Asks why an entry is reversed, voided or refused. */
export default function ReverseDialog({ item, act, onClose }: ReverseDialogProps) {
  const t = useText(messages);
  const form = useForm({ initial: { comment: '' }, keptAs: `${act}.${item.id}` });
  const reverse = useAction(trust.reverse, { quiet: true });
  const amount = formatMoney(item.amountCents);
  const submit = () => {
    const { id, version } = item;
    reverse
      .runAsync({ params: { id }, body: { version, ...form.values } })
      .then(() => {
        toast.success(amount, { title: t(`${act}Done`) });
        onClose();
      })
      .catch((error: unknown) => form.refuse(error));
  };
  return (
    <RecordDialog
      title={t(`${act}Title`, { what: `${t(item.kind)}, ${amount}` })}
      keep={t('keep')}
      save={t(act)}
      form={{ ...form, submit, isRunning: reverse.isRunning }}
      onClose={onClose}
    >
      <Question label={t('reason')} field={form.field('comment')}>
        <TextInput {...form.field('comment')} rows={3} maxLength={2_000} />
      </Question>
    </RecordDialog>
  );
}
