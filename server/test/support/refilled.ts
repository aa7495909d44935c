import type { Registered, Registry } from '../../src/platform/registry.ts';

/** What the nouns have registered, with one list replaced. */
export const refilled = <T>(
  registered: Registered,
  list: Registry<T>,
  entries: readonly T[],
): Registered => ({
  of: <W>(wanted: Registry<W>) =>
    (wanted as Registry<unknown>) === list
      ? (entries as readonly unknown[] as readonly W[])
      : registered.of(wanted),
});
