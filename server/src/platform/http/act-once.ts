import type { Context } from '../context.ts';
import { systemScope } from '../db/scope.ts';
import { isUniqueViolation } from './errors.ts';
import { recallReply } from './idempotency-queries.ts';
import { AppError, refuse } from './refuse.ts';

/**
 * Acts, unless the same request with the same key was answered already; then that answer is given again. Without a key
 * it just acts.
 * @throws `idempotency_mismatch` when the key stood for another request; `not_found` where the answer names what the person doesn't
 *   see by now: behind a wall, of a property that was taken from them, of a company that left their care.
 */
export async function actOnce<T>(context: Context, act: () => Promise<T>): Promise<T> {
  const { idempotency, actor, deps, scope } = context;
  if (!idempotency || actor.kind !== 'user') return act();
  const recall = async () => {
    const kept = await recallReply(deps.db.as(systemScope), actor.userId, idempotency);
    if (!kept) return null;
    const reach = new Set(scope.reachIds);
    if (kept.reached.some((id) => !reach.has(id))) refuse('not_found');
    const text = scope.withheldIds.length ? JSON.stringify(kept.reply) : '';
    if (scope.withheldIds.some((id) => text.includes(id))) refuse('not_found');
    return kept;
  };
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
