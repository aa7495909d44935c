import { CheckInput, Question, QuestionRow, TextInput, type Field } from '../../shared/form/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { AddressFields } from './AddressFields.tsx';
import type { PayablesValues } from './company-values.ts';
import { messages } from './messages.ts';

/** Who is sent the invoices, and where when not at the company. */
export function PayablesFields({
  field,
}: {
  field: <K extends keyof PayablesValues>(name: K) => Field<PayablesValues[K]>;
}) {
  const t = useText(messages);
  const isElsewhere = field('isElsewhere');
  return (
    <>
      <Question label={t('apName')} hint={t('apNameHint')} field={field('name')}>
        <TextInput {...field('name')} maxLength={120} />
      </Question>
      <QuestionRow>
        <Question label={t('apEmail')} field={field('email')}>
          <TextInput {...field('email')} inputMode="email" maxLength={254} />
        </Question>
        <Question label={t('phone')} field={field('phone')} optional>
          <TextInput {...field('phone')} inputMode="tel" maxLength={40} />
        </Question>
      </QuestionRow>
      <div className="question">
        <CheckInput {...isElsewhere}>{t('apElsewhere')}</CheckInput>
      </div>
      {isElsewhere.value && <AddressFields field={(name) => field(`address.${name}`)} />}
    </>
  );
}
