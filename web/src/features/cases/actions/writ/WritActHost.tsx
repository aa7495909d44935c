import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { lazy, Suspense } from 'react';
import { useOpenWritAct } from './use-open-writ-act.ts';

const WritAct = lazy(() => import('./WritAct.tsx'));

/** The place of the form of an action on the case’s writ, which the address names. */
export function WritActHost({ details }: { details: CaseDetails }) {
  const { name, close } = useOpenWritAct();
  if (!name) return null;
  return (
    <Suspense fallback={null}>
      <WritAct key={name} details={details} action={name} onClose={close} />
    </Suspense>
  );
}
