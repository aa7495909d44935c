import { createHash } from 'node:crypto';
import type { bulkResults } from '@writdesk/contract/values/bulk';
import { type FieldError, say } from '@writdesk/contract/sentences/in-english';
import { issueCodes } from '@writdesk/contract/sentences/issue-codes';
import type { z } from 'zod';
import type { UserContext } from '../context.ts';
import { actOnce } from './act-once.ts';
import { fieldErrors } from './errors.ts';
import { AppError } from './refuse.ts';

export type BulkResults = z.input<typeof bulkResults>;
export type BulkResult = BulkResults['results'][number];

interface Many<O, R> {
  /** One of many, in a transaction of its own. */
  act: (own: UserContext, one: O) => Promise<R>;
  /** What is said of one that was done, by the reply of its own call: a repeated request is given that again. */
  said?: (reply: R) => Pick<BulkResult, 'status'>;
}

/** One action on many records, each named once. What one is refused for stops no other. */
export async function eachOfMany<O extends { id: string }, R>(
  context: UserContext,
  many: readonly O[],
  { act, said }: Many<O, R>,
): Promise<BulkResults> {
  const results: BulkResult[] = [];
  for (const one of new Map(many.map((each) => [each.id, each])).values()) {
    const own = { ...context, ...keyOf(context, one.id) };
    const tried = await outcomeOf(own, one.id, () => actOnce(own, () => act(own, one)));
    results.push(tried.ok ? { id: one.id, ok: true, ...said?.(tried.reply) } : tried);
  }
  return { results };
}

/** Each remembers its own reply, so that a repeated request repeats none of them. */
export function keyOf({ idempotency }: UserContext, id: string) {
  if (!idempotency) return {};
  // A caller's key may be as long as a key can be.
  const key = createHash('sha256').update(`${idempotency.key}:${id}`).digest('hex');
  return { idempotency: { ...idempotency, key } };
}

/** What became of one of many: its reply, or why it stayed as it was. */
export async function outcomeOf<R>(
  { deps, requestId }: UserContext,
  id: string,
  act: () => Promise<R> | R,
): Promise<{ id: string; ok: true; reply: R } | (BulkResult & { ok: false })> {
  try {
    return { id, ok: true, reply: await act() };
  } catch (error) {
    if (!(error instanceof AppError)) {
      deps.log.error({ err: error, id, requestId }, 'one of many failed');
      return { id, ok: false, code: 'internal', message: say({ code: 'internal', values: {} }) };
    }
    const { code, message, extra } = error;
    const { reason, errors } = extra;
    return {
      id,
      ok: false,
      code,
      message,
      ...(reason && { reason }),
      ...(errors && { errors: [...errors] }),
    };
  }
}

/** What an action on many is given for each of them, by the shape of its single call. */
export function parseForMany<S extends z.ZodType>(body: S, data: unknown): z.output<S> {
  const parsed = body.safeParse(data, { error: issueCodes });
  if (!parsed.success) throw new AppError('invalid', { errors: prefixed(fieldErrors(parsed.error)) });
  return parsed.data;
}

const prefixed = (errors: FieldError[]) =>
  errors.map((error) => ({ ...error, path: error.path ? `data.${error.path}` : 'data' }));
