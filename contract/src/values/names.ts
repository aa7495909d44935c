import { line, oneLine, type Thing } from './text.ts';
import { issue } from '../sentences/fault.ts';

const ADDRESS_IN_NAME = issue('address_in_name');
const NO_LETTER = issue('letter_in_name');
const LONGEST_NAME = 60;

/**
 * A text as an email reader or a browser takes it, which make links of what looks like an address: wide letters and signs are
 * plain ones, and so is every dot of a host's name.
 */
const asRead = (text: string): string => text.normalize('NFKC').replaceAll('\u3002', '.');

const personPatterns = [
  /https?|www\.|[/\\@]/i,
  // A scheme: `mailto:`, `tel:`.
  /[\p{L}\p{N}]:/u,
  // A host of any ending, and one by numbers. Initials have one letter before the dot: after it no ending that everybody knows.
  /[\p{L}\p{M}\p{N}-]{2}\.[\p{L}\p{M}\p{N}-]{2}/u,
  /\p{N}\.\p{N}/u,
  /\.(?:com|net|org|info|biz|io|co|us|app|dev|link|click|xyz|top|site|online|shop|live|me|ly|ru|cn)\b/i,
];
// “Apartments.com LLC”, “Lofts @ 5th” and “d/b/a” are names of companies.
const housePatterns = [
  /https?:|\bwww\.|\/\/|\S@\S/i,
  /[\p{L}\p{N}]:\S/u,
  /\.[\p{L}\p{N}-]{2,}[/\\?#]/u,
  /\p{N}\.\p{N}+\.\p{N}+\.\p{N}/u,
];

const isFree = (patterns: readonly RegExp[]) => (name: string) => {
  const read = asRead(name);
  return !patterns.some((pattern) => pattern.test(read));
};
const isPerson = isFree(personPatterns);
const isOrganization = isFree(housePatterns);
const hasLetter = (name: string): boolean => name === '' || /\p{L}/u.test(name);
const hasSign = (name: string): boolean => name === '' || /[\p{L}\p{N}]/u.test(name);

/** The first or last name of somebody who gets or causes emails: no place for an address of any kind. */
export const personName = (what: Thing) =>
  line(what, LONGEST_NAME)
    .refine(isPerson, { error: ADDRESS_IN_NAME, abort: true })
    .refine(hasLetter, NO_LETTER);

/** The same where it may be absent or empty; empty becomes null. */
export const optionalPersonName = oneLine(LONGEST_NAME)
  .refine(isPerson, { error: ADDRESS_IN_NAME, abort: true })
  .refine(hasLetter, NO_LETTER)
  .nullish()
  .transform((value) => value || null);

/** The same where only what is sent is changed: empty becomes null, and what is absent stays absent. */
export const changedPersonName = oneLine(LONGEST_NAME)
  .refine(isPerson, { error: ADDRESS_IN_NAME, abort: true })
  .refine(hasLetter, NO_LETTER)
  .nullish()
  .transform((value) => (value === undefined ? undefined : value || null));

/** The name of a company: it stands in emails to strangers, and may well have a dot, a slash or an @ of its own. */
export const organizationName = (what: Thing, max = 200) =>
  line(what, max).refine(isOrganization, { error: ADDRESS_IN_NAME, abort: true }).refine(hasSign, NO_LETTER);

/** The same where it may be absent or empty; empty becomes null. */
export const optionalOrganizationName = (max = 200) =>
  oneLine(max)
    .refine(isOrganization, { error: ADDRESS_IN_NAME, abort: true })
    .refine(hasSign, NO_LETTER)
    .nullish()
    .transform((value) => value || null);

/** The same where only what is sent is changed: empty becomes null, and what is absent stays absent. */
export const changedOrganizationName = (max = 200) =>
  oneLine(max)
    .refine(isOrganization, { error: ADDRESS_IN_NAME, abort: true })
    .refine(hasSign, NO_LETTER)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));
