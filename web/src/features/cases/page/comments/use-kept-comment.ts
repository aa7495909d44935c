import { account } from '@writdesk/contract/account/account';
import type { Role } from '@writdesk/contract/permissions/roles';
import { useEffect, useState } from 'react';
import { useCall } from '../../../../shared/api/index.ts';
import { openSealedStorage } from '../../../../shared/autosave/index.ts';
import { usePerson } from '../../../../shared/person/index.ts';

export interface Typed {
  message: string;
  people: readonly string[];
  roles: readonly Role[];
}

const prefixOf = (owner: string) => `writdesk.comment.1.${owner}.`;
/** One for each person: two views of one store would not see each other's entries. */
const stores = new Map<string, Promise<Storage>>();

/**
 * What somebody has typed and not added yet. It waits sealed in the browser, by person and place, also through a reload.
 * @param place the case with the thread, or with the comment that is edited.
 */
export function useKeptComment(place: string, opened: Typed) {
  const { email } = usePerson();
  // What the form opened with: a later one is no reason to read the store again.
  const [initial] = useState(opened);
  const keys = useCall(account.typingKeys, { quiet: true }).data?.keys;
  const [store, setStore] = useState<Storage | null>(null);
  const [typed, setTyped] = useState(initial);
  const name = prefixOf(email) + place;
  useEffect(() => {
    if (!keys) return;
    let isOver = false;
    const opening = stores.get(email) ?? openSealedStorage(localStorage, keys, [prefixOf(email)]);
    stores.set(email, opening);
    void opening.then((ready) => {
      if (isOver) return;
      setStore(ready);
      const kept = readTyped(ready.getItem(name));
      // What was typed while the store was opened is newer.
      if (kept) setTyped((now) => (now.message === '' || now === initial ? kept : now));
    });
    return () => {
      isOver = true;
    };
  }, [keys, email, name, initial]);
  const change = (patch: Partial<Typed>) => {
    const next = { ...typed, ...patch };
    setTyped(next);
    if (next.message.trim() === '') store?.removeItem(name);
    else store?.setItem(name, JSON.stringify(next));
  };
  const clear = () => {
    setTyped({ message: '', people: [], roles: [] });
    store?.removeItem(name);
  };
  return { typed, change, clear };
}

function readTyped(text: string | null): Typed | null {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    return typeof kept === 'object' && kept !== null && 'message' in kept ? (kept as Typed) : null;
  } catch {
    return null;
  }
}
