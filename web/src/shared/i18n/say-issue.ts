import { shapes } from '@writdesk/contract/sentences/en/shapes';
import { thing } from '@writdesk/contract/sentences/en/things';
import { readIssue, sayIn } from '@writdesk/contract/sentences/say';
import { withProseDays } from './days-in-text.ts';
import { otherLanguage } from './sentences.ts';

const inEnglish = { sentences: shapes, words: { thing } };

/** What a shape of the contract says of a value that it refuses, in the reader’s language. */
export function sayIssue(message: string): string {
  const fault = readIssue(message);
  return withProseDays((fault && sayIn(otherLanguage() ?? inEnglish, fault)) ?? message);
}
