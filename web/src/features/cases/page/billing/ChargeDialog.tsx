import { billItems } from '@writdesk/contract/bill-items/bill-items';
import {
  billingItemChanges,
  billingItems,
  newBillingItem,
} from '@writdesk/contract/billing-items/billing-items';
import type { BillingItem } from '@writdesk/contract/cases/case-values';
import { lineCents } from '@writdesk/contract/values/money';
import type { ReactNode } from 'react';
import { useAction, useCall } from '../../../../shared/api/index.ts';
import {
  DateInput,
  type Field,
  MoneyInput,
  Question,
  QuestionRow,
  RecordDialog,
  SelectInput,
  TextInput,
  useBodyForm,
  useRecordForm,
  useSubmit,
} from '../../../../shared/form/index.ts';
import { dayOf, recordDay } from '../../../../shared/formats/dates.ts';
import { formatMoney } from '../../../../shared/formats/money.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { toast } from '../../../../shared/ui/index.ts';
import {
  chargeValues,
  type ChargeValues,
  changedChargeBody,
  newChargeBody,
  quantityOf,
} from './charge-values.ts';
import { messages } from './messages.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';

interface ChargeDialogProps {
  caseId: string;
  /** Of the court: the day of a charge is its day. */
  zone: string;
  line?: BillingItem;
  onClose: () => void;
}

/** Adds a charge to a case, or changes one that isn’t on an invoice. */
export default function ChargeDialog({ line, ...props }: ChargeDialogProps) {
  return line ? <EditCharge {...props} line={line} /> : <NewCharge {...props} />;
}

function NewCharge({ caseId, zone, onClose }: Omit<ChargeDialogProps, 'line'>) {
  const t = useText(messages);
  const given = useGivenName();
  const form = useBodyForm(chargeValues(zone), newBillingItem, (values) => ({
    caseId,
    ...newChargeBody(values),
  }));
  const sent = useSubmit(form, billingItems.create, {
    said: ({ description, amountCents }) => ({
      title: t('added'),
      text: `${given(description)} · ${formatMoney(amountCents)}`,
    }),
    onSent: onClose,
  });
  const { data } = useCall(billItems.selectList, { query: {}, quiet: true });
  const items = data?.billItems ?? [];
  const chosen = items.find(({ id }) => id === form.values.billItemId);
  return (
    <RecordDialog title={t('addTitle')} keep={t('dontAdd')} save={t('add')} form={sent} onClose={onClose}>
      <Question label={t('item')} field={form.field('billItemId')}>
        <SelectInput
          {...form.field('billItemId')}
          options={items.map(({ id, title, amountCents }) => ({
            value: id,
            label: given(title),
            hint: formatMoney(amountCents),
          }))}
        />
      </Question>
      <ChargeFields
        field={form.field}
        values={form.values}
        catalogCents={chosen?.amountCents ?? null}
        title={given(chosen?.title ?? '')}
        isNew
      />
    </RecordDialog>
  );
}

function EditCharge({
  zone,
  line,
  onClose,
}: Omit<ChargeDialogProps, 'line' | 'caseId'> & { line: BillingItem }) {
  const t = useText(messages);
  const given = useGivenName();
  const update = useAction(billingItems.update, { quiet: true });
  const form = useRecordForm({
    record: line,
    reply: billingItems.update.reply,
    valuesOf: (known) => chargeValues(zone, known),
    schema: billingItemChanges,
    bodyOf: (values) => changedChargeBody(values, dayOf(line.incurredAt, zone)),
    save: (body, version) => update.runAsync({ params: { id: line.id }, body: { ...body, version } }),
    onSaved: ({ description, amountCents }) => {
      toast.success(`${given(description)} · ${formatMoney(amountCents)}`, { title: t('saved') });
      onClose();
    },
    words: {
      nameOf: (field) =>
        t(({ billItemId: 'item', unitCents: 'price' } as const)[field as 'billItemId'] ?? field),
      textOf: (field, values) =>
        field === 'unitCents'
          ? formatMoney(values.unitCents ?? 0)
          : field === 'incurredOn'
            ? recordDay(values.incurredOn ?? '')
            : (values[field] ?? ''),
    },
  });
  return (
    <RecordDialog title={t('editTitle')} keep={t('keep')} save={t('save')} form={form} onClose={onClose}>
      <ChargeFields
        field={form.field}
        values={form.values}
        catalogCents={line.unitCents}
        title={given(line.description)}
        isNew={false}
      />
    </RecordDialog>
  );
}

interface ChargeFieldsProps {
  field: <K extends keyof ChargeValues>(name: K) => Field<ChargeValues[K]>;
  values: ChargeValues;
  /** What one costs where no price is entered. */
  catalogCents: number | null;
  title: string;
  isNew: boolean;
}

function ChargeFields({ field, values, catalogCents, title, isNew }: ChargeFieldsProps): ReactNode {
  const t = useText(messages);
  const quantity = quantityOf(values);
  const unitCents = values.unitCents ?? catalogCents;
  const amountCents = unitCents === null || !Number.isFinite(quantity) ? 0 : lineCents(quantity, unitCents);
  return (
    <>
      <Question
        label={t('description')}
        field={field('description')}
        optional={isNew}
        {...(isNew && { hint: t('descriptionHint') })}
      >
        <TextInput {...field('description')} maxLength={200} placeholder={title} />
      </Question>
      <QuestionRow>
        <Question label={t('quantity')} field={field('quantity')}>
          <TextInput {...field('quantity')} inputMode="numeric" maxLength={11} />
        </Question>
        <Question
          label={t('price')}
          field={field('unitCents')}
          optional={isNew}
          {...(isNew && { hint: t('priceHint') })}
        >
          <MoneyInput {...field('unitCents')} />
        </Question>
      </QuestionRow>
      <Question label={t('incurredOn')} field={field('incurredOn')}>
        <DateInput {...field('incurredOn')} />
      </Question>
      {amountCents > 0 && <p aria-live="polite">{t('willBe', { amount: formatMoney(amountCents) })}</p>}
    </>
  );
}
