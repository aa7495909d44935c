import { clients } from '@writdesk/contract/clients/clients';
import {
  billItemCategories,
  type BillItemCategory,
  billItemPricings,
  type BillItemPricing,
} from '@writdesk/contract/invoices/bill-items';
import { usualUtbms } from '@writdesk/contract/invoices/utbms';
import { useCall } from '../../shared/api/index.ts';
import {
  CheckInput,
  DateInput,
  type Field,
  MoneyInput,
  Question,
  QuestionRow,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import type { BillItemValues } from './bill-item-values.ts';
import { messages } from './messages.ts';

interface BillItemFieldsProps {
  field: <K extends keyof BillItemValues>(name: K) => Field<BillItemValues[K]>;
  isNew: boolean;
}

/** What a charge is called, where it is posted, and what it costs from when on. */
export function BillItemFields({ field, isNew }: BillItemFieldsProps) {
  const t = useText(messages);
  const { firmId } = usePerson();
  const usual = usualUtbms[field('category').value];
  return (
    <>
      {isNew && firmId === null && <FirmField field={field('firmId')} />}
      <Question label={t('title')} field={field('title')}>
        <TextInput {...field('title')} maxLength={120} />
      </Question>
      <Question label={t('description')} field={field('description')} optional>
        <TextInput {...field('description')} rows={2} maxLength={500} />
      </Question>
      <QuestionRow>
        <Question label={t('category')} field={field('category')}>
          <SelectInput<BillItemCategory>
            {...field('category')}
            options={billItemCategories.map((value) => ({ value, label: t(value) }))}
            onChange={(value) => value && field('category').onChange(value)}
          />
        </Question>
        <Question label={t('accountNo')} field={field('accountNo')}>
          <TextInput {...field('accountNo')} maxLength={40} />
        </Question>
      </QuestionRow>
      <Question label={t('pricing')} field={field('pricing')}>
        <SelectInput<BillItemPricing>
          {...field('pricing')}
          options={billItemPricings.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => value && field('pricing').onChange(value)}
        />
      </Question>
      <QuestionRow>
        <Question label={t('price')} field={field('amountCents')}>
          <MoneyInput {...field('amountCents')} />
        </Question>
        <Question
          label={t('effectiveFrom')}
          field={field('effectiveFrom')}
          {...(!isNew && { hint: t('effectiveFromHint') })}
          optional
        >
          <DateInput {...field('effectiveFrom')} min={todayIn()} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question
          label={t('utbmsCode')}
          field={field('utbmsCode')}
          hint={usual ? t('utbmsUsual', { code: usual }) : t('utbmsHint')}
          optional
        >
          <TextInput {...field('utbmsCode')} maxLength={9} />
        </Question>
      </QuestionRow>
      <CheckInput {...field('recoverable')}>{t('recoverableText')}</CheckInput>
    </>
  );
}

function FirmField({ field }: { field: Field<string | null> }) {
  const t = useText(messages);
  const { data } = useCall(clients.firms, { quiet: true });
  const options = (data?.firms ?? []).map(({ id, name }) => ({ value: id, label: name }));
  return (
    <Question label={t('firm')} field={field}>
      <SelectInput {...field} options={options} />
    </Question>
  );
}
