import type { Conflict, FieldOf, IsSame, Merge } from '../form/merge-fields.ts';
import type { Tab } from './this-tab.ts';

/**
 * Typing that the server does not have yet. Kept per person and record, so that a shared computer mixes nothing, and per
 * tab, so that neither of two overwrites the other.
 */
interface Kept<V> {
  /** When it was typed, in milliseconds. */
  at: number;
  /** The version that it was typed on; null for a record that is not begun. */
  version: number | null;
  was: Partial<V>;
  typed: Partial<V>;
  /** The choices between two answers that were open; absent when none was. */
  open?: readonly { path: string; field: FieldOf<V> }[];
}

export interface TypingPlace {
  owner: string;
  /** The record; null for one that is not begun. */
  recordId: string | null;
  tab: Tab;
}

export interface Typing<V> {
  base: V;
  values: V;
  version: number | null;
  conflicts?: readonly Conflict<V>[];
}

interface KeptTypingOptions<V> {
  /** Of the names in the browser's store; a new one for each shape of the values. */
  prefix: string;
  changedFields: (base: V, values: V) => readonly FieldOf<V>[];
  isSame: IsSame<V>;
  merge: (base: V, mine: V, theirs: V) => Merge<V>;
  /** What must never wait in the browser. */
  withoutSecrets: (values: V) => V;
}

/** Keeps the typing of one kind of record in the browser. */
export function keptTyping<V extends object>(options: KeptTypingOptions<V>) {
  const { prefix, changedFields, isSame, merge, withoutSecrets } = options;
  /** What the entries of a person begin with. */
  const typingPrefix = (owner: string) => `${prefix}.${owner}.`;
  const recordName = ({ owner, recordId }: TypingPlace) => `${typingPrefix(owner)}${recordId ?? 'new'}.`;
  const nameOf = (place: TypingPlace) => recordName(place) + place.tab.id;

  function dropTyping(place: TypingPlace, storage: Storage): void {
    storage.removeItem(nameOf(place));
  }

  /** Writes down what differs from the server; nothing differs: takes it away. Secrets are never written. */
  function keepTyping(
    place: TypingPlace,
    { base, values, version, conflicts = [] }: Typing<V>,
    storage: Storage,
  ): void {
    const typed = withoutSecrets(values);
    const fields = changedFields(base, typed);
    if (fields.length === 0) return dropTyping(place, storage);
    const kept: Kept<V> = {
      at: Date.now(),
      version,
      was: pick(base, fields),
      typed: pick(typed, fields),
      open: conflicts.map(({ path, field }) => ({ path, field })),
    };
    try {
      storage.setItem(nameOf(place), JSON.stringify(kept));
    } catch {
      // A full or forbidden store: the server's copy is the one that counts.
    }
  }

  /**
   * The server's values with what was typed last on top, here or in a tab that is gone; typed on an older version, the
   * two are merged.
   */
  function restoreTyping(place: TypingPlace, server: V, version: number | null, storage: Storage): Merge<V> {
    const kept = takeNewest(place, storage);
    if (!kept) return { values: server, conflicts: [], taken: [] };
    const mine = { ...server, ...kept.typed };
    const merged =
      kept.version === version
        ? { values: mine, conflicts: [], taken: [] }
        : merge({ ...server, ...kept.was }, mine, server);
    const { values, conflicts } = merged;
    // A choice that nobody has made yet is asked for again, or the own answer would go through unasked.
    const open = (kept.open ?? [])
      .filter(
        ({ path, field }) => !isSame(field, values, server) && !conflicts.some((one) => one.path === path),
      )
      .map(({ path, field }) => ({ path, field, mine: values, theirs: server }));
    return { ...merged, conflicts: [...open, ...conflicts] };
  }

  /** Makes the newest entry this tab's own. What is older waits for the next time that the record is opened. */
  function takeNewest(place: TypingPlace, storage: Storage): Kept<V> | null {
    const own = nameOf(place);
    const free = freeNames(place, storage).flatMap((name) => {
      const kept = readKept<V>(storage.getItem(name));
      return kept ? [{ name, kept }] : [];
    });
    const [newest] = free.toSorted((a, b) => b.kept.at - a.kept.at);
    if (!newest || newest.name === own) return newest?.kept ?? null;
    const older = storage.getItem(own);
    try {
      if (older !== null) storage.setItem(recordName(place) + crypto.randomUUID(), older);
      storage.setItem(own, JSON.stringify(newest.kept));
      storage.removeItem(newest.name);
    } catch {
      // A full store: it stays where it is.
    }
    return newest.kept;
  }

  /** The entries of a record that no other open tab types in. */
  function freeNames(place: TypingPlace, storage: Storage): string[] {
    const start = recordName(place);
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names.filter((name) => {
      const tab = name.slice(start.length);
      // An id has no dot: with one, the name goes on to say another person's record.
      return name.startsWith(start) && !tab.includes('.') && !place.tab.others.has(tab);
    });
  }

  return { typingPrefix, keepTyping, dropTyping, restoreTyping };
}

function readKept<V>(text: string | null): Kept<V> | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'typed' in kept && 'was' in kept
      ? (kept as Kept<V>)
      : null;
  } catch {
    return null;
  }
}

function pick<V>(values: V, fields: readonly FieldOf<V>[]): Partial<V> {
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as Partial<V>;
}
