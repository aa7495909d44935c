import { type ErrorCodeName, errorStatuses } from '@writdesk/contract/errors';
import type { Fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError, say } from '@writdesk/contract/sentences/in-english';

/** What goes to the caller with the code: why, where the code doesn’t say it, and the fields at fault. */
export interface RefusalExtra {
  readonly reason?: Fault;
  /** It is made of the code or the reason. */
  readonly message?: never;
  readonly errors?: readonly FieldError[];
  readonly [name: string]: unknown;
}

/** A refusal on its way to the caller: a code of the catalog, and what the caller needs to mend it. */
export class AppError extends Error {
  readonly code: ErrorCodeName;
  readonly status: number;
  readonly extra: RefusalExtra;

  constructor(code: ErrorCodeName, extra: RefusalExtra = {}) {
    super(say(extra.reason ?? { code, values: {} }));
    this.name = 'AppError';
    this.code = code;
    this.status = errorStatuses[code];
    this.extra = extra;
  }
}

/** What a verb or a policy may refuse with; how often is a matter of `refuseUntil`. */
type RefusalCode = Exclude<ErrorCodeName, 'too_many_requests'>;

/**
 * Refuses a request.
 * @param code what is asked too often is refused by `refuseUntil`, which says how long to wait.
 * @param extra goes to the caller with the code.
 */
export function refuse(code: RefusalCode, extra: RefusalExtra = {}): never {
  throw new AppError(code, extra);
}

/** Refuses a request as `invalid` for one of its fields. */
export function refuseField(path: string, fault: Fault): never {
  throw new AppError('invalid', { errors: [atField(path, fault)] });
}

/**
 * Refuses what is asked too often, and says how long to wait: a 429 without `Retry-After` breaks its contract.
 * @param reason receives the whole seconds until then, one at least.
 * @param field names the field that it is about.
 */
export function refuseUntil(
  until: Date,
  now: Date,
  reason: Fault | ((seconds: number) => Fault),
  field?: string,
): never {
  const retryAfterSeconds = secondsUntil(until, now);
  const fault = typeof reason === 'function' ? reason(retryAfterSeconds) : reason;
  throw new AppError('too_many_requests', {
    reason: fault,
    retryAfterSeconds,
    ...(field !== undefined && { errors: [atField(field, fault)] }),
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

/** What a policy says: yes, or no with the code that the caller receives. */
export type Decision = { allowed: true } | { allowed: false; code: RefusalCode; extra?: RefusalExtra };

export const allow: Decision = { allowed: true };
export const deny = (code: RefusalCode, reason?: Fault, extra?: RefusalExtra): Decision => ({
  allowed: false,
  code,
  extra: { ...(reason && { reason }), ...extra },
});
