import { errorCodes, type ErrorCodeName, type FieldError } from '@writdesk/contract/errors';

/** A refusal on its way to the caller: a code of the catalogue, and what the caller needs to mend it. */
export class AppError extends Error {
  readonly code: ErrorCodeName;
  readonly status: number;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCodeName, extra: Record<string, unknown> = {}) {
    const { message, ...rest } = extra;
    super(typeof message === 'string' ? message : errorCodes[code].message);
    this.name = 'AppError';
    this.code = code;
    this.status = errorCodes[code].status;
    this.extra = rest;
  }
}

/**
 * Refuses a request.
 * @param extra goes to the caller beside the code; `message` replaces the catalogue's text, `errors` names fields,
 *   `retryAfterSeconds` says when it is worth asking again.
 */
export function refuse(
  code: ErrorCodeName,
  extra: { message?: string; errors?: FieldError[] } & Record<string, unknown> = {},
): never {
  throw new AppError(code, extra);
}

/** The row, or a refusal with `code` when there is none: what is not yours looks as if it were not there. */
export function found<T>(row: T | null | undefined, code: ErrorCodeName = 'not_found'): T {
  if (row === null || row === undefined) refuse(code);
  return row;
}

/** What a policy says: yes, or no with the code that the caller is told. */
export type Decision =
  | { allowed: true }
  | { allowed: false; code: ErrorCodeName; message?: string; extra?: Record<string, unknown> };

export const allow: Decision = { allowed: true };
export const deny = (code: ErrorCodeName, message?: string, extra?: Record<string, unknown>): Decision => ({
  allowed: false,
  code,
  ...(message && { message }),
  ...(extra && { extra }),
});
