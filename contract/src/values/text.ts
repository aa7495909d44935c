import { z } from 'zod';
import { issue, type Words } from '../sentences/fault.ts';

const NOT_ONE_LINE = issue('one_line');
/** What is said of a text that `isSeen` refuses. */
export const INVISIBLE = issue('invisible');
const NOT_PLAIN = issue('unkept_character');
/** What a field asks for, as sentences call it. */
export type Thing = keyof Words['thing'];

/** No control character, no line break of any kind, and nothing that turns the direction of what follows. */
const oneLinePattern = /^[^\p{Cc}\u2028-\u202E\u2066-\u2069]*$/u;
/** What nobody sees: format characters, fillers that count as letters, the blank of Braille. Joiners are looked at below. */
const invisiblePattern =
  /(?!\u200C|\u200D|[\u202A-\u202E\u2066-\u2069])\p{Cf}|\u034F|\u17B4|\u17B5|[\u180B-\u180F]|[\u115F\u1160\u2800\u3164\uFFA0]/u;
const JOINED =
  '[\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}]';
/** A joiner that is needed: between letters of the scripts that are written with it. */
const joinerPattern = new RegExp(`(${JOINED})[\\u200C\\u200D](?=${JOINED})`, 'gu');
/** Whether a text has no character that nobody sees. */
export const isSeen = (text: string): boolean =>
  !invisiblePattern.test(text) && !/[\u200C\u200D]/.test(text.replaceAll(joinerPattern, '$1'));
/** No control character but tab and line break. */
const plainPattern = /^(?:[^\p{Cc}]|[\t\n\r])*$/u;

const overLines = z.registry<Record<string, never>>();
const declared = <S extends z.ZodType>(schema: S): S => {
  overLines.add(schema, {});
  return schema;
};
/** Whether a text was declared to go over several lines, or to be compared as it is; any other is one line. */
export const isOverLines = (schema: z.ZodType): boolean => overLines.has(schema);

const tooLong = (max: number, what?: Thing) =>
  what ? issue('too_long', { what, max }) : issue('text_too_long', { max });
const missing = (what: Thing) => issue('missing', { what });

/** One line of text, which may be empty: what an email, a list, a court document or a header consists of. */
export const oneLine = (max: number, message = tooLong(max)) =>
  z.string().trim().max(max, message).regex(oneLinePattern, NOT_ONE_LINE).refine(isSeen, INVISIBLE);

/** One line of text that must say something. @param what names the field in the message. */
export const line = (what: Thing, max = 200) => oneLine(max, tooLong(max, what)).min(1, missing(what));

/** One line that may be absent or empty; empty becomes null. */
export const optionalLine = (max: number) =>
  oneLine(max)
    .nullish()
    .transform((value) => value || null);

/** The same where only what is sent is changed: empty becomes null, and what is absent stays absent. */
export const changedLine = (max: number) =>
  oneLine(max)
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));

const plain = (max: number, message = tooLong(max)) =>
  z.string().trim().max(max, message).regex(plainPattern, NOT_PLAIN);

/** Text over several lines that must say something. @param what names the field in the message. */
export const paragraphs = (what: Thing, max: number) =>
  declared(plain(max, tooLong(max, what)).min(1, missing(what)));

/** A list as its file has it: not a blank is taken off, so that its lines keep their numbers. */
export const csvText = (what: Thing, max: number) =>
  declared(z.string().min(1, missing(what)).max(max, tooLong(max, what)).regex(plainPattern, NOT_PLAIN));

/** A comment that must say something. */
export const comment = declared(plain(5_000, tooLong(5_000, 'comment')).min(1, issue('comment_missing')));

/** Text over several lines that may be absent or empty; empty becomes null. */
export const optionalText = (max = 5_000) =>
  declared(plain(max))
    .nullish()
    .transform((value) => value || null);

/** The same where only what is sent is changed: empty becomes null, and what is absent stays absent. */
export const changedText = (max = 5_000) =>
  declared(plain(max))
    .nullish()
    .transform((value) => (value === undefined ? undefined : value || null));

const SHORTEST_REASON = 10;
const REASON_WANTED = issue('reason_too_short', { min: SHORTEST_REASON });
const saysWhy = (reason: string) =>
  reason.length >= SHORTEST_REASON && new Set(reason.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu)).size >= 2;

/** Why a rule, a wall or a mask is passed: somebody reads it on the trail later, so a letter is no reason. */
export const auditedReason = (max = 2_000) => declared(plain(max).refine(saysWhy, REASON_WANTED));

/** The same where there may be nothing to pass: absent and empty become null. */
export const optionalAuditedReason = (max = 2_000) =>
  declared(plain(max).refine((reason) => reason === '' || saysWhy(reason), REASON_WANTED))
    .nullish()
    .transform((value) => value || null);

/** A password: compared as it was typed, never shown, kept or sent. */
export const password = (what: Thing, max: number, message = tooLong(max)) =>
  declared(z.string().min(1, missing(what)).max(max, message));
