import { ownKeys } from '@writdesk/contract/values/records';
export type ReplyMeaning = 'STOP' | 'START' | 'HELP';

/** Words that Twilio knows by itself: it answers them, and sends nothing more after a STOP. */
const twilioWords: Readonly<Record<ReplyMeaning, readonly string[]>> = {
  STOP: ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'],
  START: ['START', 'YES', 'UNSTOP'],
  HELP: ['HELP', 'INFO'],
};
/** Ours, which we answer. */
const spanishWords: Readonly<Record<ReplyMeaning, readonly string[]>> = {
  STOP: ['ALTO', 'PARAR', 'BAJA', 'CANCELAR'],
  START: ['ALTA', 'INICIAR', 'REANUDAR'],
  HELP: ['AYUDA'],
};
const meanings = ownKeys(twilioWords);

export interface Reply {
  meaning: ReplyMeaning;
  /** Twilio has answered it already; a second answer would be one too many, and after a STOP refused. */
  isAnswered: boolean;
}

/**
 * What somebody replied: one word in any case, as people end and resume text messages.
 * @param optOutType as Twilio understood it by words that its account defines.
 * @returns null for everything else: nobody reads replies.
 */
export function replyOf(text: string, optOutType: string | null): Reply | null {
  const word = text
    .trim()
    .replace(/[.!]+$/, '')
    .toUpperCase();
  const known =
    meanings.find((one) => one === optOutType) ?? meanings.find((one) => twilioWords[one].includes(word));
  if (known) return { meaning: known, isAnswered: true };
  const meaning = meanings.find((one) => spanishWords[one].includes(word));
  return meaning ? { meaning, isAnswered: false } : null;
}
