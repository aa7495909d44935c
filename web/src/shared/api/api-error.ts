import type { FieldErrorReply } from '@writdesk/contract/errors';
import type { ErrorReply } from '@writdesk/contract/error-reply';
import { sayFault } from '../i18n/sentences.ts';

/**
 * `status`: the server answered with an error. `network`, `timeout`: it did not answer. `cancelled`: we gave the
 * request up ourselves, which is no error to show. `shape`: it answered what its contract does not say.
 */
export type ApiErrorKind = 'status' | 'network' | 'timeout' | 'cancelled' | 'shape';

/** What `call` throws. `message` is fit for a person. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  /** 0 when nobody answered. */
  readonly status: number;
  readonly code: string | null;
  /** What is wrong with each field, in the reader’s language, for the form's error summary. */
  readonly errors: readonly FieldErrorReply[];
  /** What support finds the request by. */
  readonly requestId: string | null;
  /** The whole answer: a 409 carries the current record. */
  readonly reply: Partial<ErrorReply>;
  /** The contract's words for this call's failure, e.g. `Get Cases Fail`. */
  readonly failure: string;

  constructor(
    kind: ApiErrorKind,
    message: string,
    failure: string,
    status = 0,
    reply: Partial<ErrorReply> = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.code = reply.code ?? null;
    this.errors = (reply.errors ?? []).map((error) => ({
      ...error,
      message: sayFault(error, error.message),
    }));
    this.requestId = reply.requestId ?? null;
    this.reply = reply;
    this.failure = failure;
  }
}

/**
 * The address names no record: none of ours, or nothing that could be one.
 * @param named what the address of the page names, such as `id` and `countyId`.
 */
export function leadsNowhere({ status, errors }: ApiError, named: readonly string[]): boolean {
  return status === 404 || (status === 400 && errors.some(({ path }) => named.includes(path)));
}

export function isCancelled(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'cancelled';
}
