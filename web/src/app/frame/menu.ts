import { caseReads } from '@writdesk/contract/case-reads';
import { isServed, screens, type MenuCount, type MenuEntry } from '../../screens.tsx';
import { useCall } from '../../shared/api/hooks.ts';
import { usePerson } from '../../shared/person/person.ts';

export interface MenuItem extends MenuEntry {
  to: string;
}

/** The menu of the signed-in person: the screens that are served and that his permissions open. */
export function useMenu(): { items: readonly MenuItem[]; counts: Partial<Record<MenuCount, number>> } {
  const { holds } = usePerson();
  const seesCases = holds('case.read');
  const queues = useCall(caseReads.queues, { enabled: seesCases, quiet: true });
  const worklist = useCall(caseReads.recommended, { query: { size: 1 }, enabled: seesCases, quiet: true });
  const items = screens
    .filter((screen) => isServed(screen) && (screen.permission === 'signed-in' || holds(screen.permission)))
    .flatMap(({ menu, path }) => (menu ? [{ ...menu, to: path }] : []));
  return {
    items,
    counts: {
      ...(queues.data && { cases: queues.data.all }),
      ...(worklist.data && { worklist: worklist.data.total }),
    },
  };
}

/** The entry that the present page belongs to: `/cases/17` stands under Cases. */
export function presentEntry(items: readonly MenuItem[], pathname: string): MenuItem | undefined {
  return items
    .filter(({ to }) => (to === '/' ? pathname === '/' : pathname === to || pathname.startsWith(`${to}/`)))
    .toSorted((a, b) => b.to.length - a.to.length)[0];
}
