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

/** What a verb or a policy may refuse with; how often is a matter of `refuseUntil`. */
type RefusalCode = Exclude<ErrorCodeName, 'too_many_requests'>;

/**
 * Refuses a request.
 * @param code what is asked too often is refused by `refuseUntil`, which says how long to wait.
 * @param extra goes to the caller beside the code; `message` replaces the catalogue's text, `errors` names fields.
 */
export function refuse(
  code: RefusalCode,
  extra: { message?: string; errors?: FieldError[] } & Record<string, unknown> = {},
): never {
  throw new AppError(code, extra);
}

/**
 * Refuses what is asked too often, and says how long to wait: a 429 without `Retry-After` breaks its contract.
 * @param message receives the whole seconds until then, one at least.
 * @param errors names the fields that it is about.
 */
export function refuseUntil(
  until: Date,
  now: Date,
  message: string | ((seconds: number) => string),
  errors?: readonly FieldError[],
): never {
  const retryAfterSeconds = secondsUntil(until, now);
  throw new AppError('too_many_requests', {
    message: typeof message === 'string' ? message : message(retryAfterSeconds),
    retryAfterSeconds,
    ...(errors && { errors }),
  });
}

/** Whole seconds, rounded up; one where the time has come already. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1_000));

/** The row, or a refusal with `code` when there is none: what is not yours looks as if it were not there. */
export function found<T>(row: T | null | undefined, code: RefusalCode = 'not_found'): T {
  if (row === null || row === undefined) refuse(code);
  return row;
}

/** What a policy says: yes, or no with the code that the caller is told. */
export type Decision =
  | { allowed: true }
  | { allowed: false; code: RefusalCode; message?: string; extra?: Record<string, unknown> };

export const allow: Decision = { allowed: true };
export const deny = (code: RefusalCode, message?: string, extra?: Record<string, unknown>): Decision => ({
  allowed: false,
  code,
  ...(message && { message }),
  ...(extra && { extra }),
});
