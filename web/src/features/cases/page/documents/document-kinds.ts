import { translate } from '../../../../shared/i18n/translate.ts';
import { plainWords } from '../../../../shared/i18n/word-list.ts';
import { messages } from './messages.ts';

/** What a person can say an uploaded file is. */
export const uploadKinds = [
  'NOTICE_PROOF',
  'NOTICE',
  'LEASE',
  'LEDGER',
  'PHOTO',
  'RETURN_OF_SERVICE',
  'STAMPED',
  'ANSWER',
  'ORDER',
  'OTHER',
] as const;
export type UploadKind = (typeof uploadKinds)[number];

type Key = keyof (typeof messages)['en'];

/** @param name as whoever asks for it calls it, where the kind has no words of its own. */
export function kindName(kind: string, name: string | null = null): string {
  const key = `kind${kind}`;
  return key in messages.en ? translate(messages, key as Key) : (name ?? plainWords(kind));
}
