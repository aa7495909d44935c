import type { ReactNode } from 'react';
import { fieldWords } from '../../../../labels/case/field-words.ts';
import { otherFields, typedField, type StepName, type TypedField } from '../../../../labels/case/steps.ts';
import { choiceWords, yesNoWords, type ChoiceField } from '../../../../labels/case/typed-words.ts';
import {
  DateInput,
  MoneyInput,
  Question,
  RadioBoxes,
  SelectInput,
  TextInput,
} from '../../../../shared/form/index.ts';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { optionsOf } from '../../../../shared/i18n/word-list.ts';
import { useDraft } from '../draft/use-draft.ts';

interface FieldQuestionProps {
  name: TypedField;
  /** Where the step asks better than by the field’s name. */
  label?: string;
  hint?: ReactNode;
  optional?: boolean;
  /** In the words of the question; else "Yes" and "No". */
  yesNo?: { yes: string; no: string };
  /** Of a day: the last one that may be given. */
  max?: string;
}

/** The question for a field of one value, with the input that its definition asks for. */
export function FieldQuestion({ name, label, hint, optional = false, yesNo, max }: FieldQuestionProps) {
  const words = fieldWords[name][useLocale()];
  const { part } = useDraft();
  return (
    <Question
      label={label ?? words.name}
      hint={hint ?? words.hint}
      field={part(name)}
      optional={optional}
      group={typedField(name).kind === 'yesNo'}
    >
      <FieldInput name={name} yesNo={yesNo} max={max} />
    </Question>
  );
}

function FieldInput({ name, yesNo, max: lastDay }: Pick<FieldQuestionProps, 'name' | 'yesNo' | 'max'>) {
  const { field, set } = useDraft();
  const locale = useLocale();
  const { kind, max } = typedField(name);
  const { value, id, error } = field(name);
  const asked = { id, error, onChange: (next: unknown) => set({ [name]: next }) };
  switch (kind) {
    case 'day':
      return <DateInput {...asked} value={value as string | null} {...(lastDay && { max: lastDay })} />;
    case 'sum':
      return <MoneyInput {...asked} value={value as number | null} />;
    case 'yesNo':
      return (
        <RadioBoxes<'yes' | 'no'>
          id={id}
          error={error}
          value={value === null ? null : value ? 'yes' : 'no'}
          columns={2}
          onChange={(answer) => set({ [name]: answer === 'yes' })}
          options={(['yes', 'no'] as const).map((answer) => ({
            value: answer,
            label: (yesNo ?? yesNoWords[locale])[answer],
          }))}
        />
      );
    case 'choice': {
      const list = choiceWords[name as ChoiceField];
      return (
        <SelectInput<string>
          {...asked}
          value={value as string | null}
          options={optionsOf(list, Object.keys(list.en))}
        />
      );
    }
    case 'number':
      return (
        <TextInput
          {...asked}
          inputMode="numeric"
          value={value === null ? '' : String(value)}
          onChange={(text) => set({ [name]: /\d/.test(text) ? Number(text.replaceAll(/\D/g, '')) : null })}
        />
      );
    case 'text':
    case 'prose':
      return (
        <TextInput
          {...asked}
          value={value as string}
          autoComplete="off"
          {...(max !== undefined && { maxLength: max })}
          {...(kind === 'prose' && { rows: 3 })}
        />
      );
  }
}

/** The questions of a step that have no place of their own in it. */
export function OtherQuestions({ step, placed }: { step: StepName; placed: readonly TypedField[] }) {
  return otherFields(step, placed).map((name) => <FieldQuestion key={name} name={name} optional />);
}
