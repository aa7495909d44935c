import type { ErrorCodeName } from './errors.ts';
import type { Fault } from './sentences/fault.ts';
import type { FieldError } from './sentences/in-english.ts';

/** How every error leaves the server. */
export interface ErrorReply {
  status: number;
  /** In English: the reason’s sentence, or else the code’s. */
  message: string;
  code: ErrorCodeName;
  /** Why, where it says more than the code. */
  reason?: Fault;
  /** Each field at fault. */
  errors?: readonly FieldError[];
  requestId: string;
  [extra: string]: unknown;
}
