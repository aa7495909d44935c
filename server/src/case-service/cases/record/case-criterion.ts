import type { CriterionKey } from '@writdesk/contract/special-approvals/criteria';
import type { RawBuilder } from 'kysely';
import { type Registry, registry } from '../../../platform/registry.ts';

/** What a fact is compared with. */
export interface Compared {
  /** Cents or a span of time, by the criterion. */
  value: number;
  courthouseIds: readonly string[];
  /** Today at the court, `YYYY-MM-DD`. */
  today: string;
}

interface Definition<T> {
  /** What is read of a case: an expression over `cases.eviction_case c`, of a type that JSON knows. */
  column(now: Date): RawBuilder<T>;
  /** Whether the criterion holds; null where the fact isn’t known. */
  holds(read: T, compared: Compared): boolean | null;
}

/** What a noun answers about a case for special approvals. `server/src/case-criteria.ts` lists all of them. */
export interface CaseCriterion<K extends CriterionKey = CriterionKey> extends Definition<unknown> {
  readonly key: K;
}

export const caseCriterion = <K extends CriterionKey, T>(
  key: K,
  { column, holds }: Definition<T>,
): CaseCriterion<K> => ({
  key,
  column,
  // The value comes from this very column.
  holds: (read, compared) => holds(read as T, compared),
});

export const caseCriteria: Registry<CaseCriterion> = registry('case criteria');
