import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FieldError } from '@writdesk/contract/sentences/in-english';
import { replyOf } from '../../platform/http/errors.ts';
import { AppError } from '../../platform/http/refuse.ts';
import {
  fieldsOf,
  readableEncoding,
  readableForm,
  unreadableFields,
  unreadableHeaders,
} from '../../platform/http/unreadable.ts';
import { newId } from '../../platform/ids.ts';
import { FormRefused, isForm, sendJson } from './http.ts';

/** As many as oidc-provider reads; our own forms are smaller. */
const MOST_BODY_BYTES = 56 * 1024;

/**
 * Refuses a request of which something is no text, by the name of that field, before the provider or a page reads it: its
 * path, its query, its headers, its form. What is refused here looks like every refusal of the API.
 * @returns true when it was answered.
 */
export async function refuseUnreadable(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  request.url = readableEncoding(request.url ?? '');
  const [path = '', query = ''] = request.url.split(/\?(.*)/s, 2);
  const errors: FieldError[] = [
    ...unreadableFields({ path: decodeURIComponent(path) }),
    ...unreadableFields(fieldsOf(new URLSearchParams(query))),
    ...unreadableHeaders(request.headers),
  ];
  if (errors.length === 0 && isForm(request)) {
    const bytes = await bodyAhead(request);
    errors.push(...unreadableFields(fieldsOf(readableForm(bytes))));
  }
  if (errors.length === 0) return false;
  const refusal = new AppError('invalid', { errors });
  sendJson(response, refusal.status, replyOf(refusal, newId()), { connection: 'close' });
  return true;
}

/**
 * The whole body, which stays to be read again by whoever takes the form: oidc-provider reads its own.
 * @throws FormRefused when it is too large or doesn't come.
 */
function bodyAhead(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let length = 0;
  return new Promise((resolve, reject) => {
    const stop = (end: () => void) => {
      request.off('readable', read).off('close', gone);
      end();
    };
    const gone = () => stop(() => reject(new FormRefused(400, 'the form did not come')));
    const read = () => {
      for (let part; (part = request.read() as Buffer | null) !== null;) {
        parts.push(part);
        length += part.length;
      }
      if (length > MOST_BODY_BYTES) return stop(() => reject(new FormRefused(413, 'form too large')));
      if (!request.complete) return;
      const bytes = Buffer.concat(parts);
      // In the same turn: a stream that was read to its end can't be given anything back.
      if (length > 0) request.unshift(bytes);
      stop(() => resolve(bytes));
    };
    request.on('readable', read).on('close', gone);
  });
}
