import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { lazy, Suspense } from 'react';
import { HeldCase } from '../frame/HeldCase.tsx';
import { useOpenWritAct } from './use-open-writ-act.ts';

const WritAct = lazy(() => import('./WritAct.tsx'));

/** The place of the form of an action on the case’s writ, which the address names. */
export function WritActHost({ details }: { details: CaseDetails }) {
  const { name, close } = useOpenWritAct();
  if (!name) return null;
  return (
    <Suspense fallback={null}>
      <HeldCase key={name} details={details}>
        {(held) => <WritAct details={held} action={name} onClose={close} />}
      </HeldCase>
    </Suspense>
  );
}
