import { type VendorIncome, vendorIncomes } from '@writdesk/contract/vendors/reporting-thresholds';
import {
  type TaxClass,
  taxClasses,
  type TinKind,
  tinKinds,
  type Vendor,
} from '@writdesk/contract/vendors/vendor-values';
import {
  CheckInput,
  DateInput,
  type Field,
  Question,
  QuestionRow,
  RadioBoxes,
  SelectInput,
  TextInput,
} from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { AddressFields } from '../company/index.ts';
import { messages } from './messages.ts';
import type { VendorValues } from './vendor-form.ts';

interface VendorFieldsProps {
  field: <K extends keyof VendorValues>(name: K) => Field<VendorValues[K]>;
  known?: Vendor;
}

/** Who a vendor is, and what their Form W-9 says. */
export function VendorFields({ field, known }: VendorFieldsProps) {
  const t = useText(messages);
  const ending = known?.tinEnding;
  return (
    <>
      <Question label={t('legalName')} hint={t('legalNameHint')} field={field('legalName')}>
        <TextInput {...field('legalName')} maxLength={120} />
      </Question>
      <Question label={t('businessName')} field={field('businessName')} optional>
        <TextInput {...field('businessName')} maxLength={120} />
      </Question>
      <Question label={t('otherNames')} hint={t('otherNamesHint')} field={field('otherNames')} optional>
        <TextInput {...field('otherNames')} rows={2} maxLength={2_000} />
      </Question>
      <Question label={t('taxClass')} field={field('taxClass')}>
        <SelectInput<TaxClass>
          {...field('taxClass')}
          options={taxClasses.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => value && field('taxClass').onChange(value)}
        />
      </Question>
      <Question label={t('income')} field={field('income')}>
        <SelectInput<VendorIncome>
          {...field('income')}
          options={vendorIncomes.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => value && field('income').onChange(value)}
        />
      </Question>
      <CheckInput {...field('isGovernment')}>{t('isGovernment')}</CheckInput>
      <AddressFields field={(name) => field(`address.${name}`)} />
      <Question label={t('tinKind')} field={field('tinKind')} group>
        <RadioBoxes<TinKind>
          {...field('tinKind')}
          columns={2}
          options={tinKinds.map((value) => ({ value, label: t(value) }))}
        />
      </Question>
      <QuestionRow>
        <Question
          label={t('tin')}
          hint={ending ? t('tinKept', { ending }) : t('tinHint')}
          field={field('tin')}
          optional
        >
          <TextInput {...field('tin')} inputMode="numeric" autoComplete="off" maxLength={11} />
        </Question>
        <Question label={t('w9On')} field={field('w9On')} optional>
          <DateInput {...field('w9On')} />
        </Question>
      </QuestionRow>
    </>
  );
}
