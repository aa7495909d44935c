import { createContext, useContext } from 'react';
import { currentLocale, type Locale } from '../shared/i18n/locale.ts';
import type { KcContext } from './kc-context.ts';
import { messages, type LoginText } from './messages.ts';

/** The provider says the language of a login screen; without its word it is the app's. */
export function loginLocale(context: KcContext): Locale {
  const tag = context.locale?.currentLanguageTag;
  if (!tag) return currentLocale();
  return tag.startsWith('es') ? 'es' : 'en';
}

export const LoginLocale = createContext<Locale>('en');

/** The login's texts hold no values, so they need no message formatter, and the page stays light. */
export function useLoginText(): (key: LoginText) => string {
  const locale = useContext(LoginLocale);
  return (key) => messages[locale][key];
}
