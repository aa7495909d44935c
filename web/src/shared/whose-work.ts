import { useSyncExternalStore } from 'react';
import { usePerson } from './person/person.ts';

const storageKey = 'writdesk.home.whose';
const whoses = ['mine', 'team', 'firm'] as const;
export type Whose = (typeof whoses)[number];

const changed = new EventTarget();
const subscribe = (listener: () => void) => {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
};
const kept = (): Whose => whoses.find((one) => one === localStorage.getItem(storageKey)) ?? 'mine';

/** Whose work Home shows and its number in the menu counts: one's own, until somebody chooses otherwise; kept in this browser. */
export function useWhoseWork() {
  const { id, group } = usePerson();
  const chosen = useSyncExternalStore(subscribe, kept);
  // An attorney's work queue is their own; the others of the firm share one.
  const isShared = group === 'processor' || group === 'common';
  const whose: Whose = isShared ? chosen : 'firm';
  return {
    whose,
    isShared,
    /** Who is signed in comes a moment after the page. */
    isKnown: whose !== 'mine' || id !== null,
    choose: (next: Whose) => {
      localStorage.setItem(storageKey, next);
      changed.dispatchEvent(new Event('change'));
    },
    /** What asks for it, without the size of a page. */
    query: {
      ...(whose === 'mine' && { assigneeId: id ?? '' }),
      ...(whose === 'team' && { team: 'true' as const }),
    },
  };
}
