import type { IncomingMessage, ServerResponse } from 'node:http';

export { callerAddress } from '../../platform/http/caller-address.ts';

const MOST_FORM_BYTES = 16_384;

/** A form that is not taken; `status` is the answer. */
export class FormRefused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'FormRefused';
    this.status = status;
  }
}

export function send(
  response: ServerResponse,
  status: number,
  body = '',
  headers: Record<string, string | string[]> = {},
): void {
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...headers,
  });
  response.end(body);
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  send(response, status, JSON.stringify(body), {
    'content-type': 'application/json; charset=utf-8',
    ...headers,
  });
}

export const isForm = ({ headers }: IncomingMessage): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(headers['content-type'] ?? '');

/** Reads a form, whose fields are text: see `refuseUnreadable`. @throws FormRefused when it is no form or too large. */
export async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  if (!isForm(request)) throw new FormRefused(415, 'not a form');
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > MOST_FORM_BYTES) throw new FormRefused(413, 'form too large');
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString('utf8'));
}

/**
 * True when another site's page sent this. The form's cookie is SameSite=Lax and would not come along; this holds too where
 * a sibling host counts as the same site. Browsers always name the origin of a POST: what names none is no browser, and carries
 * no one's cookies but its own.
 */
export function isFromElsewhere(request: IncomingMessage, origins: readonly string[]): boolean {
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && !origins.includes(origin);
}

/** Of an address, or a header, that a stranger gave: its origin alone, which may stand in a log. */
export const originIn = (address: string | undefined): string =>
  (address && URL.parse(address)?.origin) || 'unreadable';

/** One cookie of a request. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  return request.headers.cookie
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
