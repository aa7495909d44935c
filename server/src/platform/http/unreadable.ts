import { isUtf8 } from 'node:buffer';
import type { IncomingHttpHeaders } from 'node:http';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';

// The one place that decides what is text. Bytes that are not UTF-8, percent-encodings of none, halves of surrogate pairs
// and NUL are no text: PostgreSQL keeps none of them. What can't be decoded stands as NUL until its field is known.

const UNREADABLE = fault('unkept_character');
/** A reply names no more: a body of a mebibyte may have a hundred thousand. */
export const MOST_NAMED = 20;
/** Below so many levels nothing is looked at: such a body is refused whole. */
export const MOST_LEVELS = 20;

const isUnreadable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();
const shown = (key: string): string => key.toWellFormed().replaceAll('\0', '\ufffd');

/** Each key and each text, at every depth, that is no text. */
export function unreadableFields(value: unknown): FieldError[] {
  const paths: string[] = [];
  const look = (inner: unknown, at: readonly string[]): void => {
    if (paths.length === MOST_NAMED) return;
    if (typeof inner === 'string' && isUnreadable(inner)) paths.push(at.join('.'));
    if (inner === null || typeof inner !== 'object' || at.length === MOST_LEVELS) return;
    for (const [key, below] of Object.entries(inner)) {
      const path = [...at, shown(key)];
      if (isUnreadable(key) && paths.length < MOST_NAMED) paths.push(path.join('.'));
      else look(below, path);
    }
  };
  look(value, []);
  return paths.map((path) => atField(path, UNREADABLE));
}

/** Headers that are compared, counted by or kept. Others are read as bytes, or not at all. */
const readHeaders = [
  'content-type',
  'forwarded',
  'host',
  'idempotency-key',
  'if-match',
  'if-none-match',
  'last-event-id',
  'origin',
  'range',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/** Each header that we read and that is no text. Node gives a header's bytes as Latin-1. */
export function unreadableHeaders(headers: IncomingHttpHeaders): FieldError[] {
  return readHeaders
    .filter((name) => {
      const text = [headers[name] ?? ''].flat().join();
      return isUnreadable(text) || !isUtf8(Buffer.from(text, 'latin1'));
    })
    .map((path) => atField(path, UNREADABLE));
}

/** Encoded bytes in a row, since a character has up to four, or a percent sign that encodes none. */
const ENCODED = /(?:%[\da-f]{2}|[\x80-\xff])+|%/gi;

/**
 * An address, or a form, in which each percent-encoding is one of UTF-8: others, and whatever else is no UTF-8, stand as
 * NUL. A router and `URLSearchParams` decode the result without failing and without guessing.
 */
export const readableEncoding = (encoded: string): string =>
  encoded.replaceAll(ENCODED, (run) => {
    const bytes = bytesOf(run);
    return run !== '%' && isUtf8(bytes) ? percentEncoded(run) : '%00';
  });

const bytesOf = (run: string): Buffer =>
  Buffer.from(
    run.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
const percentEncoded = (run: string): string =>
  run.replaceAll(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`);

/** A form from its bytes; what is no text in it stands as NUL, see `unreadableFields`. */
export const readableForm = (bytes: Buffer): URLSearchParams =>
  new URLSearchParams(readableEncoding(bytes.toString('latin1')));

/** The fields of a form or a query. Of several with one name each is looked at. */
export function fieldsOf(form: URLSearchParams): Record<string, string[] | string> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const values = form.getAll(name);
      return [name, values.length > 1 ? values : (values[0] ?? '')];
    }),
  );
}

/** JSON from its bytes, in which whatever is no UTF-8 stands as an escaped NUL; between the fields that is no JSON. */
export function readableJson(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString('utf8');
  // The replacement characters that were sent are kept apart from those that decoding makes.
  const kept = Buffer.from(bytes.toString('latin1').replaceAll('\xef\xbf\xbd', '\\ufffd'), 'latin1');
  return kept.toString('utf8').replaceAll('\ufffd', '\\u0000');
}
