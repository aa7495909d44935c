import { defineMessages } from '../../shared/i18n/define-messages.ts';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';
import { translate } from '../../shared/i18n/translate.ts';
import { fieldWords } from './field-words.ts';
import { fieldOfPath, isDraftField, isEvictionField, type DraftField } from './steps.ts';

const messages = defineMessages({
  en: { oneTenant: 'Tenant {number}' },
  es: { oneTenant: 'Inquilino {number}' },
});

/** A field of the form as the firm asks for it, next to the documents of the case; null where it can’t be asked for. */
function wordsOf(field: DraftField, locale: Locale): string | null {
  const { name, asked = name } = fieldWords[field][locale];
  return asked;
}

const isField = (key: string): key is DraftField => isDraftField(key) && wordsOf(key, 'en') !== null;

/** The fields that can be asked for, in the order of the form. */
const askedFields: readonly DraftField[] = Object.keys(fieldWords).filter(isField);

/** The suggestions for a person who asks: the fields in words. */
export function askableWords(locale: Locale = currentLocale()): string[] {
  return askedFields.flatMap((field) => wordsOf(field, locale) ?? []);
}

/**
 * The path of the field that a request is about, in the form: `claimedCents`, `tenants.0.lastName`. It may be asked for
 * by its path or by its name in either language.
 * @returns null for a request in free words.
 */
export function askedPath(item: string): string | null {
  const path = fieldOfPath(item.trim());
  if (isDraftField(path.split('.')[0] ?? '')) return path;
  const said = item.trim().toLowerCase();
  return (
    askedFields.find((field) =>
      (['en', 'es'] as const).some((locale) => wordsOf(field, locale)?.toLowerCase() === said),
    ) ?? null
  );
}

/** What is sent to the server: the field's own path where the words name one, so that its change answers the request. */
export function askedItem(words: string): string {
  const path = askedPath(words);
  if (path === null) return words.trim();
  const [head = ''] = path.split('.');
  return isDraftField(head) && isEvictionField(head) ? `caseEviction.${path}` : path;
}

/** A request in the reader's words. */
export function askedWords(item: string, locale: Locale = currentLocale()): string {
  const [head = '', index] = askedPath(item)?.split('.') ?? [];
  if (!isField(head)) return item;
  return head === 'tenants' && index !== undefined
    ? translate(messages, 'oneTenant', { number: Number(index) + 1 }, locale)
    : (wordsOf(head, locale) ?? item);
}
