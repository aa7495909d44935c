import { Suspense } from 'react';
import { usePerson } from '../../../shared/person/index.ts';
import { NoticePanel } from '../../notice-guard/index.ts';
import { useDraft } from './use-draft.ts';
import { useStep } from './use-step.ts';

/** Where the check of the notice speaks next to the fields: at the right on a wide screen, else under them. */
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
