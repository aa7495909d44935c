import type { FaultReply } from '@writdesk/contract/errors';
import { type Language, sayIn } from '@writdesk/contract/sentences/say';
import { withProseDays } from './days-in-text.ts';
import { currentLocale, onLocale } from './locale.ts';

let spanish: Language | undefined;

/** The sentences of the reader’s language, where it isn’t that of the server’s messages. */
export const otherLanguage = (): Language | undefined => (currentLocale() === 'es' ? spanish : undefined);

/** What the server says by a code, in the reader’s language. @param message the same in English. */
export function sayFault(fault: FaultReply, message: string): string {
  const language = otherLanguage();
  return withProseDays((language && sayIn(language, fault)) ?? message);
}

interface SaidError {
  code?: string | undefined;
  reason?: FaultReply | undefined;
  message?: string | undefined;
}

/** What an error says as a whole: the reason, where it has one. */
export const sayError = ({ code = '', reason, message = '' }: SaidError): string =>
  sayFault(reason ?? { code, values: {} }, message);

/**
 * Fetches the Spanish sentences where the reader’s language is Spanish, now or later: whoever reads English loads none.
 * @returns when those that are needed now are there, or can’t be had.
 */
export function followSentences(load: () => Promise<Language>): Promise<void> {
  const look = async () => {
    if (currentLocale() !== 'es' || spanish) return;
    // Without them errors speak English; the next change of language asks again.
    spanish = await load().catch(() => undefined);
  };
  onLocale(() => void look());
  return look();
}
