/** The names of a record that has no others than its type says, in their order. */
export const ownKeys = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(record) as K[];

/** A record with each of the names, and what `of` says for it. */
export const recordOf = <K extends string, R>(names: readonly K[], of: (name: K) => R): Record<K, R> =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<K, R>;

/** The same names, each with what `of` makes of its value. */
export const mapValues = <K extends string, V, R>(
  record: Readonly<Record<K, V>>,
  of: (value: V, name: K) => R,
): Readonly<Record<K, R>> => recordOf(ownKeys(record), (name) => of(record[name], name));
