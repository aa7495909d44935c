import { lazy, Suspense } from 'react';
import { usePerson } from '../../shared/person/index.ts';
import { useDraft } from './use-draft.ts';
import { useStep } from './use-step.ts';

const NoticePanel = lazy(async () => ({
  default: (await import('../notice-guard/NoticePanel.tsx')).NoticePanel,
}));

/** Where the check of the notice speaks beside the fields: at the right on a wide screen, else under them. */
export function NoticeGuardPlace() {
  const { step } = useStep();
  const { isClient } = usePerson();
  const { record } = useDraft();
  if (step !== 'notice' || !record) return null;
  return (
    <Suspense fallback={null}>
      <NoticePanel record={record} isClient={isClient} />
    </Suspense>
  );
}
