import { ownKeys } from '@writdesk/contract/values/records';
import { readWarning } from '@writdesk/contract/deadlines/deadline-warnings';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { translate, type Values } from '../../shared/i18n/translate.ts';
import { noticeNames, outcomes } from '../../labels/case/court-words.ts';
import { categoryWords } from '../../labels/case/reason-words.ts';
import type { WordList } from '../../shared/i18n/word-list.ts';
import { withDays } from './day-words.ts';
import { factWord } from '../../labels/law/fact-words.ts';
import { calendarText, type LawText, lengthText, stateNamed, whyText } from './law-words.ts';
import { spanishNote } from '../../labels/law/note-words.ts';
import { warningWords } from './warning-words.ts';

/** A warning or a rule’s note; that its own rule is unverified is shown by a chip and left out. */
export function warningTexts(
  { warnings, ruleId }: { warnings: readonly string[]; ruleId: string | null },
  locale: Locale = currentLocale(),
): LawText[] {
  return warnings.flatMap((text) => {
    const warning = readWarning(text);
    if (!warning) return [noteText(text, locale)];
    const { code, values } = warning;
    if (code === 'RULE_UNVERIFIED' && values['rule'] === ruleId) return [];
    const said = Object.entries(values).map(([name, value]) => [name, valueText(name, value, locale)]);
    return [
      { text: withDays(translate(warningWords, code, Object.fromEntries(said) as Values, locale), locale) },
    ];
  });
}

/** The note of a rule; one that has no Spanish stays English. */
export function noteText(note: string, locale: Locale = currentLocale()): LawText {
  if (locale === 'en') return { text: withDays(note, locale) };
  const said = spanishNote(note);
  return said === undefined ? { text: withDays(note, locale), lang: 'en' } : { text: said };
}

/** What a warning names, as the reader names it. */
function valueText(name: string, value: string, locale: Locale): string {
  switch (name) {
    case 'fact':
    case 'next':
    case 'first':
      return factWord(value, locale);
    case 'length':
    case 'mostLength':
      return lengthText(value, locale);
    case 'outcome':
      return sameIn(outcomes, value, locale);
    case 'reason':
      return whyText(value, locale).text;
    case 'category':
      return sameIn(categoryWords, value, locale);
    case 'label':
      return sameIn(noticeNames, value, locale);
    case 'state':
      return stateNamed(value, locale);
    case 'calendar':
      return calendarText(value, locale);
    default:
      return value;
  }
}

/** The word of a list in another language. */
function sameIn<C extends string>(list: WordList<C>, english: string, locale: Locale): string {
  const code = ownKeys(list.en).find((one) => list.en[one] === english);
  return code === undefined ? english : list[locale][code];
}
