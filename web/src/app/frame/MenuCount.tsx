import { useRouterState } from '@tanstack/react-router';
import { caseReads } from '@writdesk/contract/cases/case-reads';
import type { MenuCount as Of } from '../../screens.tsx';
import { useCall } from '../../shared/api/hooks.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { usePerson } from '../../shared/person/person.ts';
import { worklistSize } from '../../shared/worklist-size.ts';

/** How many there are, next to a menu entry. Comes after the menu, with what it knows of cases. */
export default function MenuCount({ of }: { of: Of }) {
  const seesCases = usePerson().holds('case.read');
  // Home asks for the cases themselves: there, its reply has the count too.
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const queues = useCall(caseReads.queues, { enabled: seesCases && of === 'cases', quiet: true });
  const worklist = useCall(caseReads.recommended, {
    query: { size: isHome ? worklistSize : 1 },
    keepPrevious: true,
    enabled: seesCases && of === 'worklist',
    quiet: true,
  });
  const count = of === 'cases' ? queues.data?.all : worklist.data?.total;
  return count !== undefined && <span className="menu-count">{formatCount(count)}</span>;
}
