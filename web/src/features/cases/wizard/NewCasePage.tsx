import { useNavigate, useParams } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useAutosaveState, useSaveOnLeave } from '../../../shared/autosave/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { EmptyState, ErrorState, PhoneHead, Skeleton } from '../../../shared/ui/index.ts';
import { CaseLink } from './steps/CaseLink.tsx';
import { CaseSteps } from './steps/CaseSteps.tsx';
import type { Draft } from './draft/draft-store.ts';
import type { OverdueInvoice } from './HeldPage.tsx';
import { messages } from './messages.ts';
import { NoticeGuardPlace } from './steps/NoticeGuardPlace.tsx';
import { PropertyStep } from './steps/PropertyStep.tsx';
import type { StepName } from '../../../labels/case/steps.ts';
import { DraftContext, useOpenDraft } from './draft/use-draft.ts';
import { useStep } from './steps/use-step.ts';
import './new-case.css';

// The first step is there at once; the others come while it is filled in.
const later = [
  () => import('./steps/TenantsStep.tsx'),
  () => import('./steps/ReasonStep.tsx'),
  () => import('./steps/NoticeStep.tsx'),
  () => import('./steps/DocumentsStep.tsx'),
  () => import('./steps/ReviewStep.tsx'),
] as const;
const [loadTenants, loadReason, loadNotice, loadDocuments, loadReview] = later;
const TenantsStep = lazy(async () => ({ default: (await loadTenants()).TenantsStep }));
const ReasonStep = lazy(async () => ({ default: (await loadReason()).ReasonStep }));
const NoticeStep = lazy(async () => ({ default: (await loadNotice()).NoticeStep }));
const DocumentsStep = lazy(async () => ({ default: (await loadDocuments()).DocumentsStep }));
const HeldPage = lazy(() => import('./HeldPage.tsx'));
const ReviewStep = lazy(async () => ({ default: (await loadReview()).ReviewStep }));

/** Opens a case, or goes on with one: six steps, saved by themselves. */
export default function NewCasePage() {
  const t = useText(messages);
  const params: { id?: string } = useParams({ strict: false });
  const { draftId } = useStep();
  const { draft, error, refetch } = useOpenDraft(params.id ?? draftId);
  useEffect(() => {
    document.title = `${t('newCase')} – Writdesk`;
  }, [t]);
  if (draft) return <OpenCase key={keyOfDraft(draft)} draft={draft} />;
  if (error) return <ErrorState error={error} what={t('theCase')} onRetry={() => void refetch()} level={1} />;
  return <Skeleton lines={9} label={t('theCase')} />;
}

const draftKeys = new WeakMap<Draft, number>();
let drafts = 0;

/** A draft is one page, also when it gets its id. */
function keyOfDraft(draft: Draft): number {
  const key = draftKeys.get(draft) ?? ++drafts;
  draftKeys.set(draft, key);
  return key;
}

const steps: Record<StepName, React.ComponentType> = {
  property: PropertyStep,
  tenants: TenantsStep,
  reason: ReasonStep,
  notice: NoticeStep,
  documents: DocumentsStep,
  review: () => null,
};

function OpenCase({ draft }: { draft: Draft }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const { step, draftId } = useStep();
  const { record } = useAutosaveState(draft);
  const [isSubmitting, setSubmitting] = useState(false);
  const [invoices, setInvoices] = useState<readonly OverdueInvoice[] | null>(null);
  const id = record?.id;
  const title = record && record.status !== 'DRAFT' ? record.caseDraftNumber : t('newCase');
  useSaveOnLeave(draft);
  useEffect(() => {
    void Promise.allSettled(later.map((load) => load()));
  }, []);
  useEffect(() => {
    // The begun case gets into the address, so that a reload finds it; the page itself stays.
    const isNamed = draftId !== null || location.pathname.endsWith('/edit');
    if (id && !isNamed) {
      void navigate({
        to: '.',
        search: (before: object) => ({ ...before, draft: id }),
        replace: true,
      });
    }
  }, [id, draftId, navigate]);
  if (invoices && record)
    return (
      <Suspense fallback={<Skeleton lines={9} label={t('theCase')} />}>
        <HeldPage record={record} invoices={invoices} />
      </Suspense>
    );
  // What is being submitted goes over to the case's page by itself.
  if (record && !record.can.edit && !isSubmitting) {
    return (
      <EmptyState icon={Lock} title={t('notEditable')} level={1} actions={<CaseLink record={record} />}>
        {t('notEditableText', { title: record.title })}
      </EmptyState>
    );
  }
  const Step = steps[step];
  const maySubmit = isSubmitting || (record?.availableActions.includes('submit') ?? holds('case.submit'));
  return (
    <DraftContext value={draft}>
      <PhoneHead backTo={id ? `/cases/${id}` : '/cases'} title={title} />
      <div className="new-case">
        <CaseSteps />
        <Suspense fallback={<Skeleton lines={9} label={t('theCase')} />}>
          {step === 'review' ? (
            <ReviewStep {...{ maySubmit, isSubmitting, setSubmitting }} onHeld={setInvoices} />
          ) : (
            <Step />
          )}
        </Suspense>
        <NoticeGuardPlace />
      </div>
    </DraftContext>
  );
}
