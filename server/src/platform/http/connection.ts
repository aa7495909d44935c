import type { Socket } from 'node:net';
import type { ErrorCodeName } from '@writdesk/contract/errors';
import { newId } from '../ids.ts';
import { replyOf } from './errors.ts';
import { AppError } from './refuse.ts';

/** How large a request's head may be, and how long it and the whole may take to come; a photo may come over a slow line. */
export const serverLimits = {
  maxHeaderSize: 16_384,
  headersTimeout: 20_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

const codes: Readonly<Record<string, ErrorCodeName>> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
};

/** Answers what never became a request in the shape of every error, and closes. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = new AppError(codes[error.code ?? ''] ?? 'malformed');
  const body = JSON.stringify(replyOf(refusal, newId()));
  socket.end(
    [
      `HTTP/1.1 ${refusal.status} Refused`,
      'content-type: application/json; charset=utf-8',
      'x-content-type-options: nosniff',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
