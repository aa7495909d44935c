import type { FieldError } from '@writdesk/contract/sentences/in-english';
import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import type { z } from 'zod';
import { fieldErrors } from '../../../platform/http/errors.ts';
import { AppError } from '../../../platform/http/refuse.ts';

/** What an action on many is given for each of them, by the shape of its single call. */
export function parseForMany<S extends z.ZodType>(body: S, data: unknown): z.output<S> {
  const parsed = body.safeParse(data, { error: issueCodes });
  if (!parsed.success) throw new AppError('invalid', { errors: prefixed(fieldErrors(parsed.error)) });
  return parsed.data;
}

const prefixed = (errors: FieldError[]) =>
  errors.map((error) => ({ ...error, path: error.path ? `data.${error.path}` : 'data' }));
