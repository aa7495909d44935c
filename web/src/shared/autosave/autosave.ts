import { ApiError, isCancelled } from '../api/api-error.ts';
import type { FieldErrors } from '../form/use-form.ts';
import { thrownText } from '../ui/states/failure-text.ts';
import type { Conflict, FieldOf, Merge, Taken } from '../form/merge-fields.ts';

const pauseMs = 1500;
const retryMs = 15_000;
/** A save that meets a newer version again and again gives up and says so. */
const tries = 4;

interface Saved {
  id: string;
  version: number;
  updatedAt: string;
}

export interface AutosaveState<R, V> {
  /** The record as the server last gave it; null until it is begun. */
  record: R | null;
  base: V;
  values: V;
  saving: 'idle' | 'saving' | 'failed';
  savedAt: number | null;
  /** Why the last save failed, when no field is at fault. */
  failure: string | null;
  errors: FieldErrors;
  conflicts: readonly Conflict<V>[];
  taken: readonly Taken<V>[];
}

/** What the engine has to know of a kind of record. */
export interface AutosaveOptions<R extends Saved, V extends object> {
  record: R | null;
  valuesOf: (record: R | null) => V;
  /** @param record null while it isn't begun. */
  changedFields: (base: V, values: V, record: R | null) => readonly FieldOf<V>[];
  /** Which of the fields can be sent as they are typed. */
  readable: (fields: readonly FieldOf<V>[], values: V, base: V) => readonly FieldOf<V>[];
  save: (record: R, fields: readonly FieldOf<V>[], values: V, base: V) => Promise<R>;
  /** Begins the record with some of the values; null while it can't be begun with these. The rest follows with the first save. */
  begin: (
    values: V,
    base: V,
    refused: ReadonlySet<FieldOf<V>>,
  ) => { values: V; send: () => Promise<R>; onRefused: (error: unknown) => void } | null;
  /** Whether what the server finds missing in a record that isn't begun is only still to come. */
  isStillToCome: (path: string) => boolean;
  /** The record as it is now, in the answer to a write that came too late. */
  currentIn: (error: unknown) => R | null;
  /** The form's name of a field that the server names. */
  fieldOfPath: (path: string) => string;
  /** After a save: what the server has becomes the base, and what was typed meanwhile stays. */
  adopt: (base: V, sent: V, values: V, server: V) => V;
  /** @param unanswered values of a save whose answer never came: it may have arrived all the same. */
  merge: (base: V, mine: V, theirs: V, unanswered: V | null) => Merge<V>;
  takeTheirs: (values: V, conflict: Conflict<V>) => V;
  keep: (state: AutosaveState<R, V>) => void;
  restore: (record: R | null, base: V) => Merge<V>;
  onRecord: (record: R) => void;
}

export type Autosave<R extends Saved, V extends object> = ReturnType<typeof createAutosave<R, V>>;

/**
 * One record that is being typed in: saves by itself a second and a half after the last key, one save at a time, and only what
 * changed. What the server does not have yet is kept in the browser.
 */
export function createAutosave<R extends Saved, V extends object>(options: AutosaveOptions<R, V>) {
  type Field = FieldOf<V>;
  const listeners = new Set<() => void>();
  const refused = new Set<Field>();
  let queue: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unanswered: V | null = null;
  let state = opened(options);

  const update = (patch: Partial<AutosaveState<R, V>>) => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };
  const keep = () => options.keep(state);

  const schedule = (afterMs = pauseMs) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), afterMs);
  };

  /** Changes fields, as typed. */
  const change = (patch: Partial<V>) => {
    const fields = Object.keys(patch) as Field[];
    for (const field of fields) refused.delete(field);
    update({ values: { ...state.values, ...patch }, errors: withoutFields(state.errors, fields) });
    keep();
    schedule();
  };

  /** Does one thing after the other: a save, an upload, a submit; each sees the version that the one before left. */
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  };

  /** Saves at once. @returns whether the server now has everything that can be read. */
  const flush = (): Promise<boolean> => {
    clearTimeout(timer);
    return inTurn(() => save(tries));
  };

  async function save(left: number): Promise<boolean> {
    const { values, base, record, conflicts } = state;
    const held = new Set([...refused, ...conflicts.map(({ field }) => field)]);
    const fields = options.changedFields(base, values, record).filter((field) => !held.has(field));
    const sent = options.readable(fields, values, base);
    if (sent.length === 0) {
      update({ saving: state.saving === 'saving' ? 'idle' : state.saving });
      return held.size === 0;
    }
    if (!record) return begin(left);
    update({ saving: 'saving' });
    try {
      adopt(await options.save(record, fields, values, base), values);
      return held.size === 0 && sent.length === fields.length;
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'status') unanswered = values;
      return recover(error, sent, left);
    }
  }

  async function begin(left: number): Promise<boolean> {
    const { values, base } = state;
    const begun = options.begin(values, base, refused);
    if (!begun) return false;
    update({ saving: 'saving' });
    try {
      adopt(await begun.send(), begun.values);
    } catch (error) {
      begun.onRefused(error);
      return recover(error, options.changedFields(base, begun.values, null), left);
    }
    return save(left);
  }

  async function recover(error: unknown, sent: readonly Field[], left: number): Promise<boolean> {
    if (isCancelled(error)) {
      update({ saving: 'idle' });
      return false;
    }
    const failure = error instanceof ApiError ? error : null;
    const current = options.currentIn(error);
    if (current && left > 1) {
      meet(current);
      return save(left - 1);
    }
    const named = (failure?.errors ?? []).map(({ path, message }) => ({
      path: options.fieldOfPath(path),
      message,
    }));
    const atFault = sent.filter((field) =>
      named.some(({ path }) => path === field || path.startsWith(`${field}.`)),
    );
    if (atFault.length > 0 && left > 1) {
      for (const field of atFault) refused.add(field);
      const errors = Object.fromEntries(named.map(({ path, message }) => [path, message]));
      update({ errors: { ...state.errors, ...errors } });
      await save(left - 1);
      return false;
    }
    const waits = state.record === null && named.some(({ path }) => options.isStillToCome(path));
    update({
      saving: waits ? 'idle' : 'failed',
      failure: waits ? null : thrownText(error) || String(error),
    });
    if (failure?.kind !== 'status') schedule(retryMs);
    return false;
  }

  /** Takes over a reply of the server to a call that carried `sent`. */
  function adopt(reply: R, sent: V): void {
    const server = options.valuesOf(reply);
    const values = options.adopt(state.base, sent, state.values, server);
    const isNewer = state.values !== sent;
    update({ record: reply, base: server, values, saving: 'idle', savedAt: Date.now(), failure: null });
    options.onRecord(reply);
    keep();
    if (isNewer) schedule();
  }

  /** The record as somebody else has left it. */
  function meet(current: R): void {
    const theirs = options.valuesOf(current);
    const merge = options.merge(state.base, state.values, theirs, unanswered);
    unanswered = null;
    update({ record: current, base: theirs, ...withEarlier(state, merge) });
    keep();
  }

  /**
   * Does something else with the record (an upload, a submit), after what is being saved.
   * @param recordOf finds the record in the reply. @param goOn repeats it over somebody else's change that touches nothing typed here.
   */
  function act<T>(
    work: (record: R) => Promise<T>,
    { recordOf, goOn }: { recordOf: (reply: T) => R; goOn: boolean },
  ): Promise<T> {
    return inTurn(async () => {
      for (let left = tries; ; left--) {
        if (!state.record) throw new Error('The record is not begun.');
        try {
          const reply = await work(state.record);
          adopt(recordOf(reply), state.base);
          return reply;
        } catch (error) {
          const current = options.currentIn(error);
          if (current) meet(current);
          if (!current || !goOn || left <= 1 || state.conflicts.length > 0) throw error;
        }
      }
    });
  }

  return {
    get: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    change,
    flush,
    act,
    /** A fresh copy of the record came by another way: what is new in it is taken in. */
    receive: (fresh: R) => {
      // In its turn: what is being saved must answer for the version that it was typed on.
      void inTurn(async () => {
        if (state.record && fresh.version > state.record.version) meet(fresh);
      });
    },
    setErrors: (errors: FieldErrors) => update({ errors }),
    /** Settles a field that two people changed. */
    resolve: (conflict: Conflict<V>, side: 'mine' | 'theirs') => {
      const values = side === 'theirs' ? options.takeTheirs(state.values, conflict) : state.values;
      update({ values, conflicts: state.conflicts.filter((one) => one !== conflict) });
      keep();
      schedule();
    },
    dismissTaken: () => update({ taken: [] }),
  };
}

function opened<R extends Saved, V extends object>({
  record,
  valuesOf,
  restore,
}: AutosaveOptions<R, V>): AutosaveState<R, V> {
  const base = valuesOf(record);
  return {
    record,
    base,
    ...restore(record, base),
    saving: 'idle',
    savedAt: record ? Date.parse(record.updatedAt) : null,
    failure: null,
    errors: {},
  };
}

/** A merge, with what earlier ones left open. */
function withEarlier<V>(
  state: Pick<Merge<V>, 'conflicts' | 'taken'>,
  { values, conflicts, taken }: Merge<V>,
): Merge<V> {
  const open = state.conflicts.filter(({ path }) => !conflicts.some((one) => one.path === path));
  const earlier = state.taken.filter(({ field }) => !taken.some((one) => one.field === field));
  return { values, conflicts: [...open, ...conflicts], taken: [...earlier, ...taken] };
}

/** A changed field loses its error and those of its parts; where there is none, the errors are the same as before. */
function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  const isLeft = (path: string) => !fields.some((field) => path === field || path.startsWith(`${field}.`));
  const rest = Object.entries(errors).filter(([path]) => isLeft(path));
  return rest.length === Object.keys(errors).length ? errors : Object.fromEntries(rest);
}
