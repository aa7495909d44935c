import { isServed, screens } from '../../screens.ts';
import type { MenuEntry } from '../../screens/screen.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { usePerson } from '../../shared/person/person.ts';

export interface MenuItem extends Omit<MenuEntry, 'label'> {
  label: string;
  to: string;
}

/** The menu of the signed-in person: the screens that are served and that their permissions open. */
export function useMenu(): readonly MenuItem[] {
  const locale = useLocale();
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
        ? [{ ...menu, label: menu.label[locale], to: path }]
        : [],
    );
}

/** The entry that the present page belongs to: `/cases/17` stands under Cases. */
export function presentEntry(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  return items
    .filter(({ to }) => (to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
