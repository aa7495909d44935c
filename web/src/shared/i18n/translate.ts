import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Messages } from './define-messages.ts';
import { currentLocale, useLocale, type Locale } from './locale.ts';

export type Values = Readonly<Record<string, string | number>>;
export type Translate<K extends string> = (key: K, values?: Values) => string;

const catalogs: Record<Locale, I18n> = { en: catalog('en'), es: catalog('es') };

function catalog(locale: Locale): I18n {
  // Numbers and plurals follow the United States in both languages.
  return setupI18n({ locale, locales: locale === 'es' ? 'es-US' : 'en-US', messages: { [locale]: {} } });
}

/** A text in a language, with its values put in. For code outside React; a component uses `useText`. */
export function translate<K extends string>(
  messages: Messages<K>,
  key: K,
  values?: Values,
  locale: Locale = currentLocale(),
): string {
  const text = messages[locale][key];
  if (!values) return text;
  const i18n = catalogs[locale];
  // Compiled once; the text is its own id.
  if (!(text in i18n.messages)) i18n.load(locale, { [text]: compileMessage(text) });
  return i18n._(text, values);
}

/** `const t = useText(messages)`, then `t('submitted', { count })`. */
export function useText<K extends string>(messages: Messages<K>): Translate<K> {
  const locale = useLocale();
  return (key, values) => translate(messages, key, values, locale);
}
