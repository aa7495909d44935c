import type { PackTerms } from '@writdesk/contract/rule-packs/pack-terms';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';

/** The words of a court's state, ready for a sentence; with a capital, ready for a label. */
export interface StateWords {
  writ: string;
  Writ: string;
  officer: string;
  plaintiff: string;
  Plaintiff: string;
  defendant: string;
  Defendant: string;
  defendants: string;
  Defendants: string;
}

/** What parties are called in Spanish; another English word stands in brackets behind the usual one. */
const spanishParties: Readonly<Record<string, string>> = {
  plaintiff: 'demandante',
  defendant: 'demandado',
};

/**
 * The state's own words from its rules, the usual ones where it has none. In Spanish the English word of the law stays:
 * the documents carry it; the Spanish one before it says what it is.
 */
export function stateWords(terms: PackTerms | null, locale: Locale = currentLocale()): StateWords {
  const { writ, officer, plaintiff, defendant } = terms ?? usual;
  const words =
    locale === 'es'
      ? {
          writ: terms ? `orden (${writ})` : 'orden',
          officer: terms ? `oficial (${officer})` : 'oficial',
          plaintiff: spanishParties[plaintiff] ?? `demandante (${plaintiff})`,
          defendant: spanishParties[defendant] ?? `demandado (${defendant})`,
          defendants: defendant in spanishParties ? 'demandados' : `demandados (${plural(defendant)})`,
        }
      : { writ, officer, plaintiff, defendant, defendants: plural(defendant) };
  return {
    ...words,
    Writ: capital(words.writ),
    Plaintiff: capital(words.plaintiff),
    Defendant: capital(words.defendant),
    Defendants: capital(words.defendants),
  };
}

/** A sentence of ours that says “writ”, with the state’s word for it: `First day for the warrant of eviction`. */
export function inStateWords(
  text: string,
  terms: PackTerms | null,
  locale: Locale = currentLocale(),
): string {
  if (!terms) return text;
  const { writ, Writ } = stateWords(terms, locale);
  // Neither within the id of a rule nor where the kind of writ is named already.
  const general = locale === 'es' ? /(?<![-\w])orden(?![-\w]| \()/gi : /(?<![-\w])writ(?![-\w]| of\b)/gi;
  return text.replace(general, (word) => (/^[A-Z]/.test(word) ? Writ : writ));
}

const usual = { writ: 'writ', officer: 'officer', plaintiff: 'plaintiff', defendant: 'defendant' };

const plural = (word: string) => `${word}s`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
