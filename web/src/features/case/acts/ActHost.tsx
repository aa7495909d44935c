import type { CaseDetails } from '@writdesk/contract/cases';
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import type { FormAct } from './case-acts.ts';
import type { ActProps } from './use-act-call.ts';

type ActForm = ComponentType<ActProps>;

const form = (load: () => Promise<{ default: ActForm }>) => lazy(load);

/** Each act's form is fetched when it is first opened. */
const forms: Readonly<Record<FormAct, LazyExoticComponent<ActForm>>> = {
  submit: form(() => import('./SubmitAct.tsx')),
  'hold-release': form(() => import('./ReleaseHoldAct.tsx')),
  'initial-check': form(() => import('./InitialCheckAct.tsx')),
  review: form(() => import('./ReviewAct.tsx')),
  'send-for-filing': form(() => import('./ApproveAct.tsx')),
  'add-case-number': form(() => import('./AddCaseNumberAct.tsx')),
  'sent-for-serving': form(() => import('./ServeAct.tsx')),
  'record-service': form(() => import('./ReturnAct.tsx')),
  'apply-to-docket': form(() => import('./DocketAct.tsx')),
  'awaiting-judgment': form(() => import('./AwaitJudgmentAct.tsx')),
  'record-judgment': form(() => import('./JudgmentAct.tsx')),
  'back-in-intake': form(() => import('./BackToIntakeAct.tsx')),
  'back-in-initial-check': form(() => import('./BackToCheckAct.tsx')),
  'send-back-to-client': form(() => import('./BackToClientAct.tsx')),
  'send-back-to-processor': form(() => import('./BackToProcessorAct.tsx')),
  'add-eviction-details': form(() => import('./ConfirmOccupancyAct.tsx')),
  close: form(() => import('./CloseAct.tsx')),
  'dismiss-case': form(() => import('./DismissAct.tsx')),
  'deny-case': form(() => import('./DenyAct.tsx')),
  'record-fact': form(() => import('./RecordFactAct.tsx')),
};

interface ActHostProps {
  details: CaseDetails;
  act: FormAct | null;
  onClose: () => void;
}

/** The place of the open act's form. */
export function ActHost({ details, act, onClose }: ActHostProps) {
  if (!act) return null;
  const Form = forms[act];
  return (
    <Suspense fallback={null}>
      <Form key={act} details={details} onClose={onClose} />
    </Suspense>
  );
}
