import type { DraftField } from '../../labels/case/steps.ts';
import { changedFields, same } from './draft-changes.ts';
import { mergeStale, type Conflict, type Merge } from './merge-stale.ts';
import type { DraftValues, Secret } from './draft-values.ts';
import type { Tab } from './this-tab.ts';

/**
 * Typing that the server does not have yet. Kept per person and draft, so that a shared computer mixes nothing, and per
 * tab, so that neither of two overwrites the other.
 */
interface Kept {
  /** When it was typed, in milliseconds. */
  at: number;
  /** The version that it was typed on; null for a case that is not begun. */
  version: number | null;
  was: Partial<DraftValues>;
  typed: Partial<DraftValues>;
  /** The choices between two answers that were open; absent when none was. */
  open?: readonly { path: string; field: DraftField }[];
}

const prefix = 'writdesk.typing.3';

/** What the entries of a person begin with. */
export const typingPrefix = (owner: string) => `${prefix}.${owner}.`;

export interface TypingPlace {
  owner: string;
  /** The case; null for one that is not begun. */
  caseId: string | null;
  tab: Tab;
}

const draftName = ({ owner, caseId }: TypingPlace) => `${typingPrefix(owner)}${caseId ?? 'new'}.`;
const nameOf = (place: TypingPlace) => draftName(place) + place.tab.id;

/** Writes down what differs from the server; nothing differs: takes it away. Secrets are never written. */
export function keepTyping(
  place: TypingPlace,
  {
    base,
    values,
    version,
    conflicts = [],
  }: {
    base: DraftValues;
    values: DraftValues;
    version: number | null;
    conflicts?: readonly Conflict[];
  },
  storage: Storage,
): void {
  const fields = changedFields(base, withoutSecrets(values));
  if (fields.length === 0) return dropTyping(place, storage);
  const kept: Kept = {
    at: Date.now(),
    version,
    was: pick(base, fields),
    typed: pick(withoutSecrets(values), fields),
    open: conflicts.map(({ path, field }) => ({ path, field })),
  };
  try {
    storage.setItem(nameOf(place), JSON.stringify(kept));
  } catch {
    // A full or forbidden store: the server's copy is the one that counts.
  }
}

export function dropTyping(place: TypingPlace, storage: Storage): void {
  storage.removeItem(nameOf(place));
}

/**
 * The server's values with what was typed last on top, here or in a tab that is gone; typed on an older version, the
 * two are merged.
 */
export function restoreTyping(
  place: TypingPlace,
  server: DraftValues,
  version: number | null,
  storage: Storage,
): Merge {
  const kept = takeNewest(place, storage);
  if (!kept) return { values: server, conflicts: [], taken: [] };
  const mine = { ...server, ...kept.typed };
  const merge =
    kept.version === version
      ? { values: mine, conflicts: [], taken: [] }
      : mergeStale({ ...server, ...kept.was }, mine, server);
  const { values, conflicts } = merge;
  // A choice that nobody has made yet is asked for again, or the own answer would go through unasked.
  const open = (kept.open ?? [])
    .filter(({ path, field }) => !same(field, values, server) && !conflicts.some((one) => one.path === path))
    .map(({ path, field }) => ({ path, field, mine: values, theirs: server }));
  return { ...merge, conflicts: [...open, ...conflicts] };
}

/** Makes the newest entry this tab's own. What is older waits for the next time that the draft is opened. */
function takeNewest(place: TypingPlace, storage: Storage): Kept | null {
  const own = nameOf(place);
  const free = freeNames(place, storage).flatMap((name) => {
    const kept = readKept(storage.getItem(name));
    return kept ? [{ name, kept }] : [];
  });
  const [newest] = free.toSorted((a, b) => b.kept.at - a.kept.at);
  if (!newest || newest.name === own) return newest?.kept ?? null;
  const older = storage.getItem(own);
  try {
    if (older !== null) storage.setItem(draftName(place) + crypto.randomUUID(), older);
    storage.setItem(own, JSON.stringify(newest.kept));
    storage.removeItem(newest.name);
  } catch {
    // A full store: it stays where it is.
  }
  return newest.kept;
}

/** The entries of a draft that no other open tab types in. */
function freeNames(place: TypingPlace, storage: Storage): string[] {
  const start = draftName(place);
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return names.filter((name) => {
    const tab = name.slice(start.length);
    // An id has no dot: with one, the name goes on to say another person's draft.
    return name.startsWith(start) && !tab.includes('.') && !place.tab.others.has(tab);
  });
}

function readKept(text: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'typed' in kept && 'was' in kept
      ? (kept as Kept)
      : null;
  } catch {
    return null;
  }
}

function pick(values: DraftValues, fields: readonly DraftField[]): Partial<DraftValues> {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}

const hushed = ({ shown }: Secret): Secret => ({ shown, typed: '', removed: false });

function withoutSecrets(values: DraftValues): DraftValues {
  const tenants = values.tenants.map((tenant) => ({
    ...tenant,
    ssn: hushed(tenant.ssn),
    dateOfBirth: hushed(tenant.dateOfBirth),
  }));
  return { ...values, tenants };
}
