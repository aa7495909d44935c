import { useRouterState } from '@tanstack/react-router';
import { caseReads } from '@writdesk/contract/cases/case-reads';
import { lazy, Suspense } from 'react';
import type { MenuCount as Of } from '../../screens/screen.ts';
import { useCall } from '../../shared/api/hooks.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { usePerson } from '../../shared/person/person.ts';
import { useWhoseWork } from '../../shared/whose-work.ts';
import { worklistSize } from '../../shared/worklist-size.ts';

// The people of a firm have no invoices to pay and no questions to answer.
const CompanyCount = lazy(() => import('./CompanyCount.tsx'));

/** How many there are, next to a menu entry. Comes after the menu, with what it knows of cases. */
export default function MenuCount({ of }: { of: Of }) {
  const { holds, isClient } = usePerson();
  const seesCases = holds('case.read');
  const { isKnown, query: ofWhom } = useWhoseWork();
  // Home asks for the cases themselves: there, its reply has the count too.
  const isHome = useRouterState({ select: ({ location }) => location.pathname === '/' });
  const queues = useCall(caseReads.queues, { enabled: seesCases && of === 'cases', quiet: true });
  const worklist = useCall(caseReads.recommended, {
    query: { size: isHome ? worklistSize : 1, ...ofWhom },
    keepPrevious: true,
    enabled: seesCases && isKnown && of === 'worklist',
    quiet: true,
  });
  const count = of === 'cases' ? queues.data?.all : worklist.data?.total;
  // Nothing to do is no number; a company may have invoices and questions.
  if (count === undefined || (count === 0 && of === 'worklist' && !isClient)) return null;
  const ofCases = formatCount(count);
  return (
    <span className="menu-count">
      {isClient && of === 'worklist' ? (
        <Suspense fallback={ofCases}>
          <CompanyCount cases={count} />
        </Suspense>
      ) : (
        ofCases
      )}
    </span>
  );
}
