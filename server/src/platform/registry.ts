declare const entry: unique symbol;

/** A list that one noun reads and several fill. What stands in it is said at the root (`server/src/registered.ts`). */
export interface Registry<T> {
  readonly name: string;
  readonly [entry]?: T;
}
export const registry = <T>(name: string): Registry<T> => ({ name });

interface Filled {
  registry: Registry<unknown>;
  entries: readonly unknown[];
}
export const fill = <T>(filled: Registry<T>, entries: readonly T[]): Filled => ({
  registry: filled,
  entries,
});

/** What the nouns of a process have registered. */
export interface Registered {
  /** @throws for a registry that the root has not filled. */
  of<T>(wanted: Registry<T>): readonly T[];
}

export function register(lists: readonly Filled[]): Registered {
  const known = new Map(lists.map(({ registry: key, entries }) => [key, entries]));
  return {
    of<T>(wanted: Registry<T>) {
      const entries = known.get(wanted);
      if (!entries) throw new Error(`Nothing fills the registry ${wanted.name}.`);
      return entries as readonly T[];
    },
  };
}
