import type { CaseDetails } from '@writdesk/contract/cases/cases';
import type { CaresAnswer } from '@writdesk/contract/properties/property-categories';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { wordOf, type WordList } from '../../shared/i18n/word-list.ts';
import { methods, noticeNames } from './eviction-words.ts';
import { fieldWords } from './field-words.ts';
import {
  otherFields,
  typedField,
  typedValue,
  type FieldValue,
  type StepName,
  type TypedField,
  type TypedFieldOf,
} from './steps.ts';

export const yesNoWords: WordList<'yes' | 'no'> = {
  en: { yes: 'Yes', no: 'No' },
  es: { yes: 'Sí', no: 'No' },
};

export const caresAnswerWords: WordList<CaresAnswer> = {
  en: { YES: 'Yes', NO: 'No', UNKNOWN: 'I don’t know' },
  es: { YES: 'Sí', NO: 'No', UNKNOWN: 'No lo sé' },
};

export type ChoiceField = {
  [K in TypedField]: TypedFieldOf<K>['kind'] extends 'choice' ? K : never;
}[TypedField];

/** The words of the fields that are chosen from a list. */
export const choiceWords: Readonly<Record<ChoiceField, WordList<string>>> = {
  noticeType: noticeNames,
  noticeMethod: methods,
  caresCovered: caresAnswerWords,
};

/** A field's value in words, '' where there is none. */
export function typedWords(name: TypedField, value: FieldValue, locale: Locale = currentLocale()): string {
  if (value === null || value === '') return '';
  switch (typedField(name).kind) {
    case 'day':
      return recordDay(String(value), locale);
    case 'sum':
      return formatMoney(Number(value));
    case 'yesNo':
      return wordOf(yesNoWords, value ? 'yes' : 'no', locale);
    case 'choice':
      return wordOf(choiceWords[name as ChoiceField], String(value), locale);
    case 'number':
    case 'text':
    case 'prose':
      return String(value).trim();
  }
}

/** The facts of a part that its card has no place of its own for. */
export function otherFacts(part: StepName, details: CaseDetails, placed: readonly TypedField[]) {
  const locale = currentLocale();
  return otherFields(part, placed).map((name) => ({
    label: fieldWords[name][locale].name,
    value: typedWords(name, typedValue(name, details), locale),
  }));
}
