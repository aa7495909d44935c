import { type Language, messages } from './messages.ts';

export const LANGUAGE_COOKIE = 'KEYCLOAK_LOCALE';

/** Where a wish for a language may stand, the strongest first. */
export interface LanguageWishes {
  /** Chosen on the page itself. */
  chosen?: string | null | undefined;
  /** `ui_locales` of the authorization request: the language the app shows. */
  uiLocales?: string | undefined;
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}

/** The language of a sign-in page: the first wish that can be met, else English. */
export function pickLanguage({ chosen, uiLocales, cookie, acceptLanguage }: LanguageWishes): Language {
  const wishes = [chosen, ...(uiLocales ?? '').split(' '), cookie, ...byWeight(acceptLanguage ?? '')];
  return wishes.map(knownLanguage).find((language) => language !== undefined) ?? 'en';
}

/** `es` for `es`, `es-MX`, `ES_us`; undefined for a language we have no texts in. */
export function knownLanguage(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return primary !== undefined && Object.hasOwn(messages, primary) ? (primary as Language) : undefined;
}

function byWeight(acceptLanguage: string): string[] {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const weight = parameters.map((each) => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
