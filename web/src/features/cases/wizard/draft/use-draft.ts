import { account } from '@writdesk/contract/account/account';
import { cases } from '@writdesk/contract/cases/cases';
import { createContext, useContext, useEffect, useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { openSealedStorage, readTab, useAutosaveState } from '../../../../shared/autosave/index.ts';
import { fieldId, type Field } from '../../../../shared/form/index.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import type { DraftField } from '../../../../labels/case/steps.ts';
import { begunName } from './begun-draft.ts';
import { createDraft, type Draft, type DraftStores } from './draft-store.ts';
import type { DraftValues } from './draft-values.ts';
import { typingPrefix } from './kept-typing.ts';

/** Drafts that are open in this tab: a move from the new case to its own address loses nothing. */
const openDrafts = new Map<string, Draft>();

/**
 * The draft behind a page.
 * @param caseId the case in the address; null for one that is not begun.
 * @returns null while it is being fetched.
 */
export function useOpenDraft(caseId: string | null) {
  const { email, isClient } = usePerson();
  const isOpen = caseId !== null && openDrafts.has(caseId);
  const query = useCall(cases.details, {
    params: { id: caseId ?? '' },
    enabled: caseId !== null,
    quiet: true,
  });
  const keys = useCall(account.typingKeys, { quiet: true });
  const typingKeys = keys.data?.keys;
  const [draft, setDraft] = useState<Draft | null>(() => (caseId ? (openDrafts.get(caseId) ?? null) : null));
  const ownId = draft?.get().record?.id ?? null;
  const fits = draft !== null && ownId === caseId;
  // The draft has just been begun and the address does not say so yet.
  const begun = draft !== null && caseId === null && ownId !== null && openedAs.get(draft) === null;
  useEffect(() => {
    if (fits || begun) return;
    const known = caseId === null ? undefined : openDrafts.get(caseId);
    if (caseId !== null && !known && !query.data) return;
    const mayStart = (values: DraftValues) =>
      isClient || values.propertyId !== null || (values.clientId !== null && values.unitLabel.trim() !== '');
    const show = (next: Draft) => {
      openedAs.set(next, caseId);
      if (caseId) openDrafts.set(caseId, next);
      setDraft(next);
    };
    if (known) return show(known);
    if (!typingKeys) return;
    let isOver = false;
    void Promise.all([readTab(), openStores(email, typingKeys)]).then(([tab, stores]) => {
      if (isOver) return;
      show(
        createDraft({ owner: email, tab, stores, record: caseId ? (query.data ?? null) : null, mayStart }),
      );
    });
    return () => {
      isOver = true;
    };
  }, [caseId, fits, begun, query.data, email, isClient, typingKeys]);
  const fresh = query.data;
  useEffect(() => {
    if (!fits || caseId === null) return;
    // The address names the begun case by now.
    openedAs.set(draft, caseId);
    openDrafts.set(caseId, draft);
    if (fresh) draft.receive(fresh);
  }, [fits, caseId, fresh, draft]);
  return {
    draft: fits || begun ? draft : null,
    error: isOpen ? null : (query.error ?? keys.error),
    refetch: keys.error ? keys.refetch : query.refetch,
  };
}

/** What this browser keeps of a person's drafts, sealed. */
async function openStores(owner: string, keys: readonly string[]): Promise<DraftStores> {
  const [typing, begun] = await Promise.all([
    openSealedStorage(localStorage, keys, [typingPrefix(owner)]),
    openSealedStorage(sessionStorage, keys, [begunName(owner)]),
  ]);
  return { typing, begun };
}

/** The address under which a draft was opened. */
const openedAs = new WeakMap<Draft, string | null>();

export const DraftContext = createContext<Draft | null>(null);

/** For the steps: the draft, its state, and its fields as inputs take them. */
export function useDraft() {
  const draft = useContext(DraftContext);
  if (!draft) throw new Error('useDraft stands outside a new case.');
  const state = useAutosaveState(draft);
  const field = <K extends DraftField>(name: K): Field<DraftValues[K]> => ({
    id: fieldId(name),
    value: state.values[name],
    onChange: (value) => draft.change({ [name]: value }),
    error: state.errors[name],
  });
  /** A part of a field, `tenants.0.email`: its id and error. */
  const part = (path: string) => ({ id: fieldId(path), error: state.errors[path] });
  return { draft, ...state, set: draft.change, field, part };
}
