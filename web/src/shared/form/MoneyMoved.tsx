import { DateInput } from './DateInput.tsx';
import { TextInput } from './inputs.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { OneOf } from './OneOf.tsx';
import { Question, QuestionRow } from './Question.tsx';
import type { Field } from './use-form.ts';

interface MoneyMovedProps<M extends string> {
  amount: Field<number | null>;
  day: Field<string | null>;
  method: Field<M>;
  methods: readonly M[];
  reference: Field<string>;
  words: {
    amount: string;
    amountHint?: string;
    day: string;
    method: string;
    methodOf: (method: M) => string;
    reference: string;
  };
}

/** Money that came or went: how much, on which day, how, and under which reference. */
export function MoneyMoved<M extends string>(props: MoneyMovedProps<M>) {
  const { amount, day, method, methods, reference, words } = props;
  return (
    <>
      <QuestionRow>
        <Question label={words.amount} field={amount} hint={words.amountHint}>
          <MoneyInput {...amount} />
        </Question>
        <Question label={words.day} field={day}>
          <DateInput {...day} />
        </Question>
      </QuestionRow>
      <QuestionRow>
        <Question label={words.method} field={method}>
          <OneOf<M> {...method} of={methods} say={words.methodOf} />
        </Question>
        <Question label={words.reference} field={reference} optional>
          <TextInput {...reference} maxLength={80} />
        </Question>
      </QuestionRow>
    </>
  );
}
