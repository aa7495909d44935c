import { useState } from 'react';
import { readHidden } from '../../shared/table/column-choice.ts';
import { usePerson, type Person } from '../../shared/person/person.ts';
import type { MenuItem } from './menu.ts';

const storageKey = 'writdesk.menu';
/** A menu this short is open whole. */
const SHORT_MENU = 20;

export interface MenuGroups {
  isOpen: (group: MenuItem['group']) => boolean;
  toggle: (group: MenuItem['group']) => void;
}

/**
 * Which groups of the menu are open: those of a person's daily work until they choose otherwise, kept in this browser.
 * The group of the present page is always open when one arrives on it.
 */
export function useMenuGroups(items: readonly MenuItem[], present: MenuItem | undefined): MenuGroups {
  const { group: work } = usePerson();
  const [turned, setTurned] = useState(() => readHidden(localStorage.getItem(storageKey)) ?? []);
  const usuallyOpen = (group: MenuItem['group']) => items.length <= SHORT_MENU || isDaily(group, work);
  const [closedAt, setClosedAt] = useState<string>();
  const chosenOpen = (group: MenuItem['group']) => usuallyOpen(group) !== turned.includes(group ?? '');
  const isPresent = (group: MenuItem['group']) => present !== undefined && present.group === group;
  const isOpen = (group: MenuItem['group']) =>
    chosenOpen(group) || (isPresent(group) && closedAt !== present?.to);
  return {
    isOpen,
    toggle: (group) => {
      const opens = !isOpen(group);
      if (isPresent(group)) setClosedAt(opens ? undefined : present?.to);
      if (chosenOpen(group) === opens) return;
      const name = group ?? '';
      const next = turned.includes(name) ? turned.filter((one) => one !== name) : [...turned, name];
      localStorage.setItem(storageKey, JSON.stringify(next));
      setTurned(next);
    },
  };
}

/** Setup and the company's own people are seldom opened; money is daily work for those who keep it or pay it. */
export function isDaily(group: MenuItem['group'], work: Person['group']): boolean {
  if (group === 'groupSetup' || group === 'groupCompany') return false;
  return group !== 'groupMoney' || work === 'common' || work === 'client';
}
