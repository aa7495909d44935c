import { caseDetails, cases, type CaseDetails } from '@writdesk/contract/cases';
import { ApiError, call, isCancelled, keyOf, queryClient } from '../../shared/api/index.ts';
import type { FieldErrors } from '../../shared/form/index.ts';
import { adoptReply } from './adopt-reply.ts';
import { beginning, dropBegun, isRefused, keepBegun, readBegun } from './begun-draft.ts';
import { bodyOf, changedFields } from './draft-changes.ts';
import { emptyValues, valuesOf, type DraftValues } from './draft-values.ts';
import { dropTyping, keepTyping, restoreTyping } from './kept-typing.ts';
import { mergeStale, takeTheirs, withArrived, type Conflict, type Merge, type Taken } from './merge-stale.ts';
import { type DraftField, fieldOfPath } from '../../labels/case/steps.ts';
import type { Tab } from './this-tab.ts';

const pauseMs = 1500;
const retryMs = 15_000;
/** A save that meets a newer version again and again gives up and says so. */
const tries = 4;

export interface DraftState {
  /** The case as the server last gave it; null until it is begun. */
  record: CaseDetails | null;
  base: DraftValues;
  values: DraftValues;
  saving: 'idle' | 'saving' | 'failed';
  savedAt: number | null;
  /** Why the last save failed, when no field is at fault. */
  failure: string | null;
  errors: FieldErrors;
  conflicts: readonly Conflict[];
  taken: readonly Taken[];
}

/** Where a draft keeps what the server does not have yet: of the browser for typing, of the tab for a creation. */
export interface DraftStores {
  typing: Storage;
  begun: Storage;
}

export type Draft = ReturnType<typeof createDraft>;

/**
 * One case that is being typed in: saves by itself a second and a half after the last key, one save at a time, and only what
 * changed. What the server does not have yet is kept in the browser.
 * @param stores sealed ones: what is kept outlives the session.
 * @param mayStart says whether a case can be begun with these values at all.
 */
export function createDraft(options: {
  owner: string;
  tab: Tab;
  stores: DraftStores;
  record: CaseDetails | null;
  mayStart: (values: DraftValues) => boolean;
}) {
  const { owner, tab, stores, mayStart } = options;
  const listeners = new Set<() => void>();
  const refused = new Set<DraftField>();
  let queue: Promise<unknown> = Promise.resolve();
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Tenants of a save whose answer never came: it may have arrived all the same. */
  let lost: DraftValues['tenants'] = [];
  let state = opened({ owner, tab, stores }, options.record);

  const update = (patch: Partial<DraftState>) => {
    state = { ...state, ...patch };
    for (const listener of listeners) listener();
  };
  const place = () => ({ owner, tab, caseId: state.record?.id ?? null });
  const keep = () => keepTyping(place(), { ...state, version: state.record?.version ?? null }, stores.typing);

  const schedule = (afterMs = pauseMs) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), afterMs);
  };

  /** Changes fields, as typed. */
  const change = (patch: Partial<DraftValues>) => {
    const fields = Object.keys(patch) as DraftField[];
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
    // The company of a case never changes, so it is told once.
    const fields = changedFields(base, values).filter(
      (field) => !held.has(field) && !(field === 'clientId' && record),
    );
    const { body, sent } = bodyOf(fields, values, base);
    if (sent.length === 0) {
      update({ saving: state.saving === 'saving' ? 'idle' : state.saving });
      return held.size === 0;
    }
    if (!record) return mayStart(values) ? begin(left) : false;
    update({ saving: 'saving' });
    try {
      const reply = await call(cases.save, {
        params: { id: record.id },
        body: { ...withoutCompany(body), version: record.version },
        quiet: true,
      });
      adopt(reply, values);
      return held.size === 0 && sent.length === fields.length;
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'status') lost = values.tenants;
      return recover(error, sent, left);
    }
  }

  /** Begins the case; the tenants follow with the first save. */
  async function begin(left: number): Promise<boolean> {
    const { values, base } = state;
    const begun = readBegun(owner, stores.begun) ?? beginning(values, base, refused);
    keepBegun(owner, begun, stores.begun);
    update({ saving: 'saving' });
    try {
      const { body, idempotencyKey } = begun;
      const reply = await call(cases.createDraft, { body, idempotencyKey, quiet: true });
      dropBegun(owner, stores.begun);
      dropTyping({ owner, tab, caseId: null }, stores.typing);
      adopt(reply, begun.values);
    } catch (error) {
      if (isRefused(error)) dropBegun(owner, stores.begun);
      return recover(error, changedFields(base, begun.values), left);
    }
    return save(left);
  }

  async function recover(error: unknown, sent: readonly DraftField[], left: number): Promise<boolean> {
    if (isCancelled(error)) {
      update({ saving: 'idle' });
      return false;
    }
    const failure = error instanceof ApiError ? error : null;
    const current = currentIn(error);
    if (current && left > 1) {
      meet(current);
      return save(left - 1);
    }
    const named = (failure?.errors ?? []).map(({ path, message }) => ({ path: fieldOfPath(path), message }));
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
    // A case that only lacks its property waits for it; everything else is tried again.
    const waits =
      state.record === null && named.some(({ path }) => path === 'propertyId' || path === 'clientId');
    update({
      saving: waits ? 'idle' : 'failed',
      failure: waits ? null : (failure?.message ?? String(error)),
    });
    if (failure?.kind !== 'status') schedule(retryMs);
    return false;
  }

  /** Takes over a reply of the server to a call that carried `sent`. */
  function adopt(reply: CaseDetails, sent: DraftValues): void {
    const server = valuesOf(reply);
    const values = adoptReply(state.base, sent, state.values, server);
    const isNewer = state.values !== sent;
    update({ record: reply, base: server, values, saving: 'idle', savedAt: Date.now(), failure: null });
    queryClient.setQueryData<CaseDetails>(keyOf(cases.details, { params: { id: reply.id } }), (known) =>
      known && known.version > reply.version ? known : reply,
    );
    keep();
    if (isNewer) schedule();
  }

  /** The case as somebody else has left it. */
  function meet(current: CaseDetails): void {
    const theirs = valuesOf(current);
    const merge = mergeStale(withArrived(state.base, lost, theirs), state.values, theirs);
    lost = [];
    update({ record: current, base: theirs, ...mergedState(state, merge) });
    keep();
  }

  /**
   * Does something else with the case (an upload, a submit), after what is being saved.
   * @param caseOf finds the case in the reply. @param goOn repeats it over somebody else's change that touches nothing typed here.
   */
  function act<T>(
    work: (record: CaseDetails) => Promise<T>,
    { caseOf, goOn }: { caseOf: (reply: T) => CaseDetails; goOn: boolean },
  ): Promise<T> {
    return inTurn(async () => {
      for (let left = tries; ; left--) {
        if (!state.record) throw new Error('The case is not begun.');
        try {
          const reply = await work(state.record);
          adopt(caseOf(reply), state.base);
          return reply;
        } catch (error) {
          const current = currentIn(error);
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
    /** A fresh copy of the case came by another way: what is new in it is taken in. */
    receive: (fresh: CaseDetails) => {
      // In its turn: what is being saved must answer for the version that it was typed on.
      void inTurn(async () => {
        if (state.record && fresh.version > state.record.version) meet(fresh);
      });
    },
    setErrors: (errors: FieldErrors) => update({ errors }),
    /** Settles a field that two people changed. */
    resolve: (conflict: Conflict, side: 'mine' | 'theirs') => {
      const values = side === 'theirs' ? takeTheirs(state.values, conflict) : state.values;
      update({ values, conflicts: state.conflicts.filter((one) => one !== conflict) });
      keep();
      schedule();
    },
    dismissTaken: () => update({ taken: [] }),
  };
}

/** The case as it is now, in the answer to a write that came too late. */
function currentIn(error: unknown): CaseDetails | null {
  const parsed = caseDetails.safeParse(error instanceof ApiError ? error.reply['current'] : null);
  return parsed.success ? parsed.data : null;
}

function opened(
  { stores, ...whose }: { owner: string; tab: Tab; stores: DraftStores },
  record: CaseDetails | null,
): DraftState {
  const base = record ? valuesOf(record) : emptyValues();
  const merge = restoreTyping(
    { ...whose, caseId: record?.id ?? null },
    base,
    record?.version ?? null,
    stores.typing,
  );
  return {
    record,
    base,
    values: merge.values,
    saving: 'idle',
    savedAt: record ? Date.parse(record.updatedAt) : null,
    failure: null,
    errors: {},
    conflicts: merge.conflicts,
    taken: merge.taken,
  };
}

function mergedState(state: DraftState, { values, conflicts, taken }: Merge) {
  const open = state.conflicts.filter(({ path }) => !conflicts.some((one) => one.path === path));
  const told = state.taken.filter(({ field }) => !taken.some((one) => one.field === field));
  return { values, conflicts: [...open, ...conflicts], taken: [...told, ...taken] };
}

function withoutCompany<B extends { clientId?: unknown }>({ clientId: _, ...body }: B): Omit<B, 'clientId'> {
  return body;
}

/** A changed field loses its error and those of its parts. */
function withoutFields(errors: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => !fields.some((field) => path === field || path.startsWith(`${field}.`)),
    ),
  );
}
