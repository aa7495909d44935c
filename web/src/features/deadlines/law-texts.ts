import type { Deadline, ExplainedDay } from '@writdesk/contract/deadlines/deadline-reply';
import {
  type LawLength,
  type LawSentence,
  sayDay,
  valueIn,
} from '@writdesk/contract/deadlines/law-sentences';
import { sayIn } from '@writdesk/contract/sentences/say';
import { spanishNote } from '../../labels/law/note-words.ts';
import { states } from '../../labels/law/states.ts';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { closedDay, closedText, type LawText } from './closed-days.ts';
import { withDays } from './day-words.ts';
import { lawLanguages } from './law-words.ts';

/** A sentence of the law in a language; null for one that this version doesn't know. */
function sentence({ code, values }: LawSentence | LawLength, locale: Locale): string | null {
  const { closed, calendar } = values;
  return sayIn(lawLanguages[locale], {
    code,
    values: {
      ...values,
      ...(typeof closed === 'string' && {
        // That it is closed is said once.
        closed: code === 'COURT_CLOSED' ? closedText(closed, locale) : closedDay(closed, locale).text,
      }),
      ...(typeof calendar === 'string' && { calendar: calendarText(calendar, locale) }),
    },
  });
}

/** `3 business days` */
export const lengthText = (length: LawLength, locale: Locale = currentLocale()): string =>
  sentence(length, locale) ?? '';

/** Why a day counts, is skipped or moved to; null for one that merely counts. */
export function dayText(
  { why, whyCodes }: Pick<ExplainedDay, 'why' | 'whyCodes'>,
  locale: Locale = currentLocale(),
): LawText | null {
  if (why === null) return null;
  const text = sayDay(whyCodes, (said) => sentence(said, locale));
  const isOwn = (said: LawSentence) =>
    said.code === 'CLOSED' && closedDay(valueIn(said, 'closed'), locale).lang === 'en';
  return text === null || whyCodes.every(isOwn)
    ? inEnglish(text ?? why, locale)
    : { text: withDays(text, locale) };
}

/** What there is to know next to a date; that its own rule is unverified is shown by a chip and left out. */
export function warningTexts(
  { warnings, warningCodes, ruleId }: Pick<Deadline, 'warnings' | 'warningCodes' | 'ruleId'>,
  locale: Locale = currentLocale(),
): LawText[] {
  return warningCodes.flatMap((said, at) => {
    if (said.code === 'RULE_UNVERIFIED' && valueIn(said, 'rule') === ruleId) return [];
    if (said.code === 'NOTE') return [noteText(valueIn(said, 'note'), locale)];
    const text = sentence(said, locale);
    return [text === null ? inEnglish(warnings[at] ?? '', locale) : { text: withDays(text, locale) }];
  });
}

/** The note of a rule; one that has no Spanish stays English. */
export function noteText(note: string, locale: Locale = currentLocale()): LawText {
  const said = locale === 'en' ? undefined : spanishNote(note);
  return said === undefined ? inEnglish(note, locale) : { text: said };
}

const inEnglish = (text: string, locale: Locale): LawText =>
  locale === 'en' ? { text: withDays(text, locale) } : { text: withDays(text, locale), lang: 'en' };

/** `Georgia courts`; a courthouse’s own calendar is named as the courthouse is. */
export function calendarText(name: string, locale: Locale = currentLocale()): string {
  const place = locale === 'es' && /^(.+) courts$/.exec(name)?.[1];
  if (!place) return name;
  return `Tribunales de ${Object.values(states).find(({ en }) => en === place)?.es ?? place}`;
}
