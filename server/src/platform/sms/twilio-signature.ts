import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Whether Twilio signed a form that it sent: HMAC-SHA1 with our auth token over the whole address and then each field by name, name
 * and value without anything between them.
 */
export function isTwilioSignature(
  authToken: string,
  { url, fields, signature }: { url: string; fields: URLSearchParams; signature: string },
): boolean {
  const sorted = [...fields].toSorted(([one, a], [other, b]) => order(one, other) || order(a, b));
  const signed = url + sorted.flat().join('');
  const expected = createHmac('sha1', authToken).update(signed, 'utf8').digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

// By code units, as Twilio sorts: no language’s alphabet.
const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
