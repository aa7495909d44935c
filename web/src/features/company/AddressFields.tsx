import { Question, QuestionRow, SelectInput, TextInput, type Field } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import type { AddressField } from './company-values.ts';
import { messages } from './messages.ts';
import { useStateOptions } from './state-options.ts';

/** An address in the United States. */
export function AddressFields({ field }: { field: (name: AddressField) => Field<string> }) {
  const t = useText(messages);
  const states = useStateOptions();
  const state = field('stateCode');
  return (
    <>
      <Question label={t('street')} field={field('addressLine1')}>
        <TextInput {...field('addressLine1')} autoComplete="address-line1" maxLength={200} />
      </Question>
      <Question label={t('streetSecond')} field={field('addressLine2')} optional>
        <TextInput {...field('addressLine2')} autoComplete="address-line2" maxLength={200} />
      </Question>
      <Question label={t('city')} field={field('city')}>
        <TextInput {...field('city')} autoComplete="address-level2" maxLength={100} />
      </Question>
      <QuestionRow>
        <Question label={t('state')} field={state}>
          <SelectInput
            {...state}
            value={state.value || null}
            options={states}
            onChange={(code) => state.onChange(code ?? '')}
          />
        </Question>
        <Question label={t('zip')} field={field('zipCode')}>
          <TextInput {...field('zipCode')} inputMode="numeric" autoComplete="postal-code" maxLength={10} />
        </Question>
      </QuestionRow>
    </>
  );
}
