import { ownKeys } from '@writdesk/contract/values/records';
export type FieldOf<V> = keyof V & string;

/** One field that two people changed, each in their own way. */
export interface Conflict<V> {
  /** As in errors: `unitLabel`, `tenants.0.lastName`. */
  path: string;
  field: FieldOf<V>;
  /** The values that hold either side's answer, for showing it. */
  mine: V;
  theirs: V;
}

/** A field that only the other person changed: taken over as it is. */
export interface Taken<V> {
  field: FieldOf<V>;
  was: V;
  now: V;
}

export interface Merge<V> {
  values: V;
  conflicts: readonly Conflict<V>[];
  taken: readonly Taken<V>[];
}

export type IsSame<V> = (field: FieldOf<V>, one: V, other: V) => boolean;

const isEqual = <V>(field: FieldOf<V>, one: V, other: V) =>
  JSON.stringify(one[field]) === JSON.stringify(other[field]);

/**
 * Somebody else saved first. What one person changed alone is kept, whoever it was; what both changed keeps one's own
 * typing and is named, so that the person can choose.
 * @param base what both began with. @param theirs the record as it is now.
 */
export function mergeFields<V extends object>(
  base: V,
  mine: V,
  theirs: V,
  { fields = ownKeys(mine), isSame = isEqual }: { fields?: readonly FieldOf<V>[]; isSame?: IsSame<V> } = {},
): Merge<V> {
  const values = { ...mine };
  const conflicts: Conflict<V>[] = [];
  const taken: Taken<V>[] = [];
  for (const field of fields) {
    if (isSame(field, base, theirs) || isSame(field, mine, theirs)) continue;
    if (isSame(field, base, mine)) {
      values[field] = theirs[field];
      taken.push({ field, was: base, now: theirs });
    } else conflicts.push({ path: field, field, mine, theirs });
  }
  return { values, conflicts, taken };
}
