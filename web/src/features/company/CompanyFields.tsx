import { entityTypes } from '@writdesk/contract/clients/clients';
import { Question, QuestionRow, SelectInput, TextInput, type Field } from '../../shared/form/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { entityWords } from '../../labels/entity-words.ts';
import { AddressFields } from './AddressFields.tsx';
import type { CompanyValues } from './company-values.ts';
import { messages } from './messages.ts';

/** What a company is and where it is found. */
export function CompanyFields({ field }: { field: (name: keyof CompanyValues) => Field<string> }) {
  const t = useText(messages);
  return (
    <>
      <Question label={t('legalName')} hint={t('legalNameHint')} field={field('name')}>
        <TextInput {...field('name')} autoComplete="organization" maxLength={200} />
      </Question>
      <QuestionRow>
        <EntityField field={field('entityType')} />
        <Question label={t('shortName')} field={field('shortName')} optional>
          <TextInput {...field('shortName')} maxLength={60} />
        </Question>
      </QuestionRow>
      <AddressFields field={field} />
      <QuestionRow>
        <Question label={t('phone')} field={field('phone')}>
          <TextInput {...field('phone')} inputMode="tel" autoComplete="tel" maxLength={40} />
        </Question>
        <Question label={t('email')} field={field('email')}>
          <TextInput {...field('email')} inputMode="email" autoComplete="email" maxLength={254} />
        </Question>
      </QuestionRow>
    </>
  );
}

/** What an owner or a company is in the words of its documents. */
export function EntityField({
  field,
  types = entityTypes,
}: {
  field: Field<string>;
  types?: readonly (typeof entityTypes)[number][];
}) {
  const t = useText(messages);
  const locale = useLocale();
  return (
    <Question label={t('entityType')} field={field}>
      <SelectInput
        {...field}
        options={types.map((type) => ({ value: type as string, label: entityWords[locale][type] }))}
        onChange={(type) => field.onChange(type ?? 'LLC')}
      />
    </Question>
  );
}
