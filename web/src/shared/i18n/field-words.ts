import { currentLocale, onLocale } from './locale.ts';

type Say = (sentence: string) => string | undefined;
let inSpanish: Say | undefined;

/**
 * What is wrong with a field, in the reader's language. The contract and the server say it in English; a sentence that isn't
 * known here stays so.
 */
export function fieldWords(sentence: string): string {
  return (currentLocale() === 'es' && inSpanish?.(sentence)) || sentence;
}

/** Fetches the Spanish sentences where the reader's language is Spanish, now or later: whoever reads English loads none. */
export function followFieldWords(): void {
  const look = () => {
    if (currentLocale() === 'es' && !inSpanish)
      // Without them the fields speak English; the next change of language asks again.
      void import('./field-words-es.ts').then(
        ({ sentences }) => void (inSpanish = sayBy(sentences)),
        () => undefined,
      );
  };
  onLocale(look);
  look();
}

/** @returns the sentence of a table, with what stands in its places taken over; nothing for one that isn't there. */
export function sayBy(sentences: Readonly<Record<string, string>>): Say {
  const withPlaces = Object.entries(sentences)
    .filter(([sentence]) => sentence.includes('{'))
    .map(([sentence, said]) => [patternOf(sentence), said] as const);
  return (sentence) => {
    if (Object.hasOwn(sentences, sentence)) return sentences[sentence];
    for (const [pattern, said] of withPlaces) {
      const places = pattern.exec(sentence)?.groups;
      if (places) return said.replaceAll(/\{(n|list)\}/g, (place, name: string) => places[name] ?? place);
    }
    return undefined;
  };
}

function patternOf(sentence: string): RegExp {
  const literal = sentence.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  const places = literal
    .replace('{n}', String.raw`(?<n>-?\d[\d,.]*)`)
    .replace('{list}', String.raw`(?<list>[^]+?)`);
  return new RegExp(`^${places}$`);
}
