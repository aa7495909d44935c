import type { ErrorCodeName } from '@writdesk/contract/errors';
import { errorCode } from '../error-code.ts';
import { AppError, type RefusalExtra } from '../http/refuse.ts';
import type { WorkStep } from './work-step.ts';

/** One piece of work for the thread. */
export interface HeavyRequest {
  id: number;
  name: string;
  /** Who asks, and what they can see: the context without what the process has. */
  asker: object;
  input: unknown;
  /** What the product's clock says. */
  now: Date;
}

/** What became of it, or how far it is. */
export type HeavyReply = { id: number } & (
  | { reply: unknown }
  | { refusal: Refusal }
  | { failure: Failure }
  | { step: WorkStep }
);

interface Refusal {
  code: ErrorCodeName;
  extra: RefusalExtra;
}
interface Failure {
  message: string;
  stack?: string | undefined;
  code: string;
  constraint?: unknown;
}

/** An error as it travels. */
export function sentError(error: unknown): { refusal: Refusal } | { failure: Failure } {
  if (error instanceof AppError) return { refusal: { code: error.code, extra: error.extra } };
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const constraint = (error as { constraint?: unknown } | null)?.constraint;
  return { failure: { message, stack, code: errorCode(error), constraint } };
}

/** The same error, on the thread that asked. */
export function receivedError(sent: { refusal: Refusal } | { failure: Failure }): Error {
  if ('refusal' in sent) return new AppError(sent.refusal.code, sent.refusal.extra);
  const { message, stack, code, constraint } = sent.failure;
  const error = Object.assign(
    new Error(message),
    code && { code },
    constraint !== undefined && { constraint },
  );
  if (stack) error.stack = stack;
  return error;
}
