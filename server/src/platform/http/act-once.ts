import type { Context } from '../context.ts';
import { systemScope } from '../db/scope.ts';
import { isUniqueViolation } from './errors.ts';
import { recallReply } from './idempotency-queries.ts';
import { AppError } from './refuse.ts';

/**
 * Acts, unless the same request with the same key was answered already; then that answer is given again. Without a key
 * it just acts.
 * @throws `idempotency_mismatch` when the key stood for another request.
 */
export async function actOnce<T>(context: Context, act: () => Promise<T>): Promise<T> {
  const { idempotency, actor, deps } = context;
  if (!idempotency || actor.kind !== 'user') return act();
  const recall = () => recallReply(deps.db.as(systemScope), actor.userId, idempotency);
  const before = await recall();
  // What was kept is the reply of this very call, as JSON.
  if (before) return before.reply as T;
  try {
    return await act();
  } catch (error) {
    // A twin of this request committed first: ours was undone whole, and its answer stands for both.
    const twin =
      isUniqueViolation(error, 'idempotency_key_pkey') || error instanceof AppError ? await recall() : null;
    if (twin) return twin.reply as T;
    throw error;
  }
}
