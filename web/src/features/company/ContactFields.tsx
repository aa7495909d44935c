import { type Field, Question, QuestionRow, TextInput } from '../../shared/form/index.ts';

interface Contact {
  label: string;
  field: Field<string>;
}

/** How somebody is reached; both may stay empty. */
export function ContactFields({ phone, email }: { phone: Contact; email: Contact }) {
  return (
    <QuestionRow>
      <Question label={phone.label} field={phone.field} optional>
        <TextInput {...phone.field} inputMode="tel" maxLength={40} />
      </Question>
      <Question label={email.label} field={email.field} optional>
        <TextInput {...email.field} inputMode="email" maxLength={254} />
      </Question>
    </QuestionRow>
  );
}
