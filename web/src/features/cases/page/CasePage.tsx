import { Navigate, useLocation, useParams } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../shared/i18n/translate.ts';
import { LoadedPage, RecordPage, Skeleton, usePhone } from '../../../shared/ui/index.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { StartAccessDialog, SupportAsk } from '../../support-access/index.ts';
import { queueOfAddress } from '../list/index.ts';
import { ActHost, useOpenAct } from '../actions/index.ts';
import { Aside } from './aside/Aside.tsx';
import { AuditPart } from './AuditPart.tsx';
import { BillingPart } from './BillingPart.tsx';
import { CaseHead } from './CaseHead.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { CaseTabs, partOf, type PartName } from './CaseTabs.tsx';
import { FreshParts } from './fresh-parts.ts';
import { messages } from './messages.ts';
import { NextDateCard } from './NextDateCard.tsx';
import { Overview } from './overview/Overview.tsx';
import { TimelinePart } from './timeline/TimelinePart.tsx';
import { useCase } from '../shared/use-case.ts';
import { useFreshParts } from './use-fresh-parts.ts';
import './case-page.css';

// With the fields for adding one, which are most of what a form weighs.
const DocumentsPart = lazy(() => import('./documents/DocumentsPart.tsx'));
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
          <Case key={details.id} details={details} />
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
  const [beside, setBeside] = useState<'support-access' | 'ethical-walls' | null>(null);
  const ask = holds('support-access.start') ? () => setBeside('support-access') : null;
  const close = () => setBeside(null);
  const seen = {
    seesBilling: holds('billing-item.read'),
    seesDocuments: details.can.seeDocuments,
    seesAudit: holds('audit.read'),
  };
  const part = partOf(hash, seen);
  return (
    <SupportAsk value={ask}>
      <RecordPage
        head={<CaseHead details={details} onAct={act.open} onWalls={() => setBeside('ethical-walls')} />}
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
      <Suspense fallback={null}>
        {beside === 'support-access' && <StartAccessDialog details={details} onClose={close} />}
        {beside === 'ethical-walls' && <EthicalWallsDialog details={details} onClose={close} />}
      </Suspense>
    </SupportAsk>
  );
}

function Part({ name, details }: { name: PartName; details: CaseDetails }) {
  switch (name) {
    case 'timeline':
      return <TimelinePart details={details} />;
    case 'documents':
      return (
        <Suspense fallback={<Skeleton lines={7} />}>
          <DocumentsPart details={details} />
        </Suspense>
      );
    case 'billing':
      return <BillingPart details={details} />;
    case 'audit':
      return <AuditPart details={details} />;
    case 'overview':
      return <Overview details={details} />;
  }
}
