import { isServed, screens, type MenuEntry } from '../../screens.tsx';
import { usePerson } from '../../shared/person/person.ts';

export interface MenuItem extends MenuEntry {
  to: string;
}

/** The menu of the signed-in person: the screens that are served and that their permissions open. */
export function useMenu(): readonly MenuItem[] {
  const { holds, isClient, group } = usePerson();
  // Who works for the product belongs to no company and no firm.
  const isMember = group !== 'admin' && group !== 'crm';
  return screens
    .filter((screen) => isServed(screen) && (screen.permission === 'signed-in' || holds(screen.permission)))
    .flatMap(({ menu, path }) =>
      menu &&
      !(menu.isForOthers && isClient) &&
      !(menu.isForMembers && !isMember) &&
      !(menu.isForCompanies && !isClient)
        ? [{ ...menu, to: path }]
        : [],
    );
}

/** The entry that the present page belongs to: `/cases/17` stands under Cases. */
export function presentEntry(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  return items
    .filter(({ to }) => (to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
