import { Navigate, useLocation, useParams } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useText } from '../../../shared/i18n/translate.ts';
import { LoadedPage, RecordPage, Skeleton, usePhone } from '../../../shared/ui/index.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { LegalHoldDialog } from '../../retention/index.ts';
import { StartAccessDialog, SupportAsk } from '../../support-access/index.ts';
import { queueOfAddress } from '../list/index.ts';
import { ActHost, useOpenAct, WritActHost } from '../actions/index.ts';
import { Aside } from './aside/Aside.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { CaseTabs, type PartName, partOf } from './CaseTabs.tsx';
import { FreshParts } from './fresh-parts.ts';
import { messages } from './messages.ts';
import { NextDateCard } from './NextDateCard.tsx';
import { Overview } from './overview/Overview.tsx';
import { useCase } from '../shared/use-case.ts';
import './case-page.css';
import { type CasePart, changedParts } from './case-changes.ts';
import { useTint } from './use-tint.ts';

interface PartProps {
  details: CaseDetails;
}

// Whoever opens a case sees its overview; the other parts come when they are asked for.
const partIn = <Name extends string>(
  load: () => Promise<Record<Name, ComponentType<PartProps>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));
const TimelinePart = partIn(() => import('./timeline/TimelinePart.tsx'), 'TimelinePart');
const BillingPart = partIn(() => import('./billing/BillingPart.tsx'), 'BillingPart');
const AuditPart = partIn(() => import('./AuditPart.tsx'), 'AuditPart');
const DocumentsPart = lazy(() => import('./documents/DocumentsPart.tsx'));
const CommentsPart = lazy(() => import('./comments/CommentsPart.tsx'));
const SealDialog = lazy(() => import('./seals/SealDialog.tsx'));
const SealedCase = lazy(() => import('./seals/SealedCase.tsx'));
const EthicalWallsDialog = lazy(() => import('./walls/EthicalWallsDialog.tsx'));

/** The page of one case: where it stands, what may be done, who has it, what it has cost. */
export default function CasePage() {
  const { id = '' } = useParams({ strict: false });
  const { isClient } = usePerson();
  const named = queueOfAddress(id, isClient);
  if (named) return <Navigate {...named} replace />;
  return <CaseOfId id={id} />;
}

function CaseOfId({ id }: { id: string }) {
  const t = useText(messages);
  const query = useCase(id);
  const fresh = useFreshParts(query.data);
  return (
    <LoadedPage query={query} what={t('theCase')}>
      {(details) => (
        <FreshParts value={fresh}>
          {details.sealedAt ? (
            <Suspense fallback={<Skeleton lines={7} />}>
              <SealedCase details={details} />
            </Suspense>
          ) : (
            <Case key={details.id} details={details} />
          )}
        </FreshParts>
      )}
    </LoadedPage>
  );
}

function Case({ details }: { details: CaseDetails }) {
  const isPhone = usePhone();
  const { holds } = usePerson();
  const hash = useLocation({ select: (location) => location.hash });
  const act = useOpenAct();
  const [beside, setBeside] = useState<'support-access' | 'ethical-walls' | 'seal' | 'legal-hold' | null>(
    null,
  );
  const ask = holds('support-access.start') ? () => setBeside('support-access') : null;
  const close = () => setBeside(null);
  const seen = {
    seesBilling: holds('billing-item.read'),
    seesDocuments: details.can.seeDocuments,
    seesAudit: holds('audit.read'),
    seesComments: holds('client-comment.read') || holds('firm-comment.read'),
  };
  const part = partOf(hash, seen);
  return (
    <SupportAsk value={ask}>
      <RecordPage
        head={<CaseHead details={details} onAct={act.open} onBeside={setBeside} />}
        notes={
          <>
            <CaseNotes details={details} onAct={act.open} />
            {isPhone && <NextDateCard details={details} />}
          </>
        }
        tabs={<CaseTabs details={details} active={part} seen={seen} />}
        side={!isPhone && <Aside details={details} />}
        sideStays
      >
        <Part name={part} details={details} />
      </RecordPage>
      <ActHost details={details} act={act.name} onClose={act.close} />
      <WritActHost details={details} />
      <Suspense fallback={null}>
        {beside === 'support-access' && <StartAccessDialog details={details} onClose={close} />}
        {beside === 'legal-hold' && <LegalHoldDialog caseId={details.id} onClose={close} />}
        {beside === 'seal' && <SealDialog details={details} onClose={close} />}
        {beside === 'ethical-walls' && <EthicalWallsDialog details={details} onClose={close} />}
      </Suspense>
    </SupportAsk>
  );
}

const parts: Readonly<Record<PartName, ComponentType<PartProps>>> = {
  overview: Overview,
  timeline: TimelinePart,
  documents: DocumentsPart,
  comments: CommentsPart,
  billing: BillingPart,
  audit: AuditPart,
};

function Part({ name, details }: PartProps & { name: PartName }) {
  const Shown = parts[name];
  return (
    <Suspense fallback={<Skeleton lines={7} />}>
      <Shown details={details} />
    </Suspense>
  );
}

/** The parts of the case that have just changed under the reader's eyes. */
export function useFreshParts(details: CaseDetails | undefined): ReadonlySet<CasePart> {
  return useTint(details, partsSince);
}

const partsSince = (before: CaseDetails, now: CaseDetails): readonly CasePart[] =>
  before.id === now.id ? changedParts(before, now) : [];
