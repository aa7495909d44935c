import {
  billItemChanges,
  type BillItem,
  billItems,
  newBillItem,
} from '@writdesk/contract/bill-items/bill-items';
import { useAction } from '../../shared/api/index.ts';
import {
  type FieldWords,
  RecordDialog,
  useBodyForm,
  useRecordForm,
  useSubmit,
} from '../../shared/form/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { toast } from '../../shared/ui/index.ts';
import {
  billItemChangesBody,
  type BillItemValues,
  billItemValues,
  newBillItemBody,
} from './bill-item-values.ts';
import { BillItemFields } from './BillItemFields.tsx';
import { messages } from './messages.ts';

/** Adds an item to the catalog. */
export function NewBillItemDialog({ onClose }: { onClose: () => void }) {
  const t = useText(messages);
  const form = useBodyForm(billItemValues(), newBillItem, newBillItemBody, 'new-bill-item');
  const sent = useSubmit(form, billItems.create, {
    said: ({ title, accountNo }) => ({ title: t('created', { title }), text: accountNo }),
    onSent: onClose,
  });
  return (
    <RecordDialog
      title={t('createTitle')}
      keep={t('dontCreate')}
      save={t('create')}
      form={sent}
      onClose={onClose}
    >
      <BillItemFields field={form.field} isNew />
    </RecordDialog>
  );
}

/** Changes an item; its prices so far stand above the fields. */
export function EditBillItemDialog({ item, onClose }: { item: BillItem; onClose: () => void }) {
  const t = useText(messages);
  const update = useAction(billItems.update, { quiet: true });
  const form = useRecordForm({
    record: item,
    reply: billItems.update.reply,
    valuesOf: billItemValues,
    schema: billItemChanges,
    bodyOf: (values) => billItemChangesBody(values, item),
    save: (body, version) => update.runAsync({ params: { id: item.id }, body: { ...body, version } }),
    onSaved: ({ title }) => {
      toast.success(title, { title: t('saved') });
      onClose();
    },
    words: useBillItemWords(),
  });
  const prices = item.amounts
    .map((row) => t('from', { price: formatMoney(row.amountCents), day: recordDay(row.effectiveFrom) }))
    .slice(0, 3);
  return (
    <RecordDialog
      title={t('editTitle', { title: item.title })}
      keep={t('keep')}
      save={t('save')}
      lead={
        <>
          {item.chargedBy.length > 0 && <p>{t('automaticNote')}</p>}
          {item.amounts.length > 1 && <p>{`${t('prices')}: ${prices.join(' · ')}`}</p>}
        </>
      }
      form={form}
      onClose={onClose}
    >
      <BillItemFields field={form.field} isNew={false} />
    </RecordDialog>
  );
}

function useBillItemWords(): FieldWords<BillItemValues> {
  const t = useText(messages);
  const labels = {
    title: 'title',
    description: 'description',
    accountNo: 'accountNo',
    category: 'category',
    pricing: 'pricing',
    recoverable: 'recoverable',
    utbmsCode: 'utbmsCode',
    amountCents: 'price',
    effectiveFrom: 'effectiveFrom',
    firmId: 'firm',
  } as const satisfies Record<keyof BillItemValues, string>;
  const textOf = (field: keyof BillItemValues, values: BillItemValues): string => {
    switch (field) {
      case 'category':
      case 'pricing':
        return t(values[field]);
      case 'amountCents':
        return values.amountCents === null ? '' : formatMoney(values.amountCents);
      case 'effectiveFrom':
        return values.effectiveFrom === null ? '' : recordDay(values.effectiveFrom);
      case 'recoverable':
        return values.recoverable ? t('recoverableText') : '';
      default:
        return values[field] ?? '';
    }
  };
  return { nameOf: (field) => t(labels[field]), textOf };
}
