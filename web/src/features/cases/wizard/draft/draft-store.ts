import { caseDetails, cases, type CaseDetails } from '@writdesk/contract/cases/cases';
import { ApiError, call, keyOf, queryClient } from '../../../../shared/api/index.ts';
import { createAutosave, type Autosave, type Tab } from '../../../../shared/autosave/index.ts';
import { fieldOfPath } from '../../../../labels/case/steps.ts';
import { adoptReply } from './adopt-reply.ts';
import { beginning, dropBegun, isRefused, keepBegun, readBegun } from './begun-draft.ts';
import { bodyOf, changedFields } from './draft-changes.ts';
import { emptyValues, valuesOf, type DraftValues } from './draft-values.ts';
import { dropTyping, keepTyping, restoreTyping } from './kept-typing.ts';
import { mergeStale, takeTheirs, withArrived } from './merge-stale.ts';

export type Draft = Autosave<CaseDetails, DraftValues>;
/** Where a draft keeps what the server does not have yet: of the browser for typing, of the tab for a creation. */
export interface DraftStores {
  typing: Storage;
  begun: Storage;
}

/**
 * One case that is being typed in.
 * @param stores sealed ones: what is kept outlives the session.
 * @param mayStart says whether a case can be begun with these values at all.
 */
export function createDraft({
  owner,
  tab,
  stores,
  record: openedRecord,
  mayStart,
}: {
  owner: string;
  tab: Tab;
  stores: DraftStores;
  record: CaseDetails | null;
  mayStart: (values: DraftValues) => boolean;
}): Draft {
  const place = (record: CaseDetails | null) => ({ owner, tab, recordId: record?.id ?? null });
  return createAutosave<CaseDetails, DraftValues>({
    record: openedRecord,
    valuesOf: (record) => (record ? valuesOf(record) : emptyValues()),
    // The company of a case never changes, so it is sent once.
    changedFields: (base, values, record) =>
      changedFields(base, values).filter((field) => record === null || field !== 'clientId'),
    readable: (fields, values, base) => bodyOf(fields, values, base).sent,
    save: ({ id, version }, fields, values, base) => {
      const { clientId: _, ...changes } = bodyOf(fields, values, base).body;
      return call(cases.save, { params: { id }, body: { ...changes, version }, quiet: true });
    },
    begin: (values, base, refused) => {
      if (!mayStart(values)) return null;
      const begun = readBegun(owner, stores.begun) ?? beginning(values, base, refused);
      keepBegun(owner, begun, stores.begun);
      const { body, idempotencyKey } = begun;
      const send = async () => {
        const reply = await call(cases.createDraft, { body, idempotencyKey, quiet: true });
        dropBegun(owner, stores.begun);
        dropTyping(place(null), stores.typing);
        return reply;
      };
      return {
        values: begun.values,
        send,
        onRefused: (error) => isRefused(error) && dropBegun(owner, stores.begun),
      };
    },
    // A case that only lacks its property waits for it; everything else is tried again.
    isStillToCome: (path) => path === 'propertyId' || path === 'clientId',
    currentIn,
    fieldOfPath,
    adopt: adoptReply,
    merge: (base, mine, theirs, unanswered) =>
      mergeStale(withArrived(base, unanswered?.tenants ?? [], theirs), mine, theirs),
    takeTheirs,
    keep: (state) =>
      keepTyping(place(state.record), { ...state, version: state.record?.version ?? null }, stores.typing),
    restore: (record, base) => restoreTyping(place(record), base, record?.version ?? null, stores.typing),
    onRecord: (record) =>
      queryClient.setQueryData<CaseDetails>(keyOf(cases.details, { params: { id: record.id } }), (known) =>
        known && known.version > record.version ? known : record,
      ),
  });
}

/** The case as it is now, in the answer to a write that came too late. */
function currentIn(error: unknown): CaseDetails | null {
  const parsed = caseDetails.safeParse(error instanceof ApiError ? error.reply['current'] : null);
  return parsed.success ? parsed.data : null;
}
