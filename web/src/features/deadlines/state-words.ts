import type { PackTerms } from '@writdesk/contract/pack-terms';
import { currentLocale, type Locale } from '../../shared/i18n/locale.ts';

/** The words of a court's state, ready for a sentence; with a capital, ready for a label. */
export interface StateWords {
  writ: string;
  Writ: string;
  officer: string;
  plaintiff: string;
  Plaintiff: string;
  defendant: string;
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
 * the papers carry it; the Spanish one before it says what it is.
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
    Defendants: capital(words.defendants),
  };
}

const usual = { writ: 'writ', officer: 'officer', plaintiff: 'plaintiff', defendant: 'defendant' };

const plural = (word: string) => `${word}s`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
