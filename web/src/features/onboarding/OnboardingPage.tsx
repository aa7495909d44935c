import { clients, type ClientDetails } from '@writdesk/contract/clients/clients';
import { useEffect, useState } from 'react';
import { changed, useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { dropClientId, keepClientId, keptClientId } from '../../shared/session/kept-client.ts';
import { renewToken } from '../../shared/session/session.ts';
import { LoadedPage, Skeleton } from '../../shared/ui/index.ts';
import { NoPermission } from '../../shared/ui/states/EmptyState.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { messages } from './messages.ts';
import { OnboardingSteps } from './OnboardingSteps.tsx';
import { OwnerStep } from './OwnerStep.tsx';
import { PayablesStep } from './PayablesStep.tsx';
import { RegisteredPage } from './RegisteredPage.tsx';
import { openStep, stepNames, type StepName } from './steps.ts';
import './onboarding.css';

/** The registration of a company. What was saved stands at the server: it can be left and taken up again. */
export default function OnboardingPage() {
  const t = useText(messages);
  const { id, clientId, firmId, holds } = usePerson();
  const [keptId, setKeptId] = useState(keptClientId);
  if (id === null) return <Skeleton lines={9} label={t('theRegistration')} />;
  const isForAnother = !clientId && holds('company.create');
  if (firmId || (clientId && !holds('company.create'))) return <NoPermission level={1} />;
  if (!clientId && !isForAnother) return <Steps company={null} onRegistered={becomeOwner} />;
  const knownId = clientId ?? keptId;
  const register = (newId: string) => {
    keepClientId(newId);
    setKeptId(newId);
    return Promise.resolve();
  };
  const forget = () => {
    dropClientId();
    setKeptId(null);
  };
  if (!knownId) return <Steps company={null} onRegistered={register} />;
  return (
    <Resumed
      key={knownId}
      companyId={knownId}
      onRegistered={register}
      {...(isForAnother && { onAnother: forget })}
    />
  );
}

/** Whoever registered their company owns it from now on; their next token says so. */
async function becomeOwner(clientId: string): Promise<void> {
  keepClientId(clientId);
  // Without a new token the next refresh brings the role, some minutes later.
  await renewToken().catch(() => undefined);
  changed('user');
}

interface ResumedProps {
  companyId: string;
  onRegistered: (clientId: string) => Promise<void>;
  /** Lets go of this company; only of those who register for others. */
  onAnother?: () => void;
}

function Resumed({ companyId, onRegistered, onAnother }: ResumedProps) {
  const t = useText(messages);
  const query = useCall(clients.details, { params: { id: companyId }, quiet: true });
  const isGone = query.error?.status === 404;
  if (isGone && onAnother) return <Steps company={null} onRegistered={onRegistered} />;
  return (
    <LoadedPage query={query} what={t('theRegistration')}>
      {(company) => <Steps company={company} onRegistered={onRegistered} {...(onAnother && { onAnother })} />}
    </LoadedPage>
  );
}

interface StepsProps {
  company: ClientDetails | null;
  onRegistered: (clientId: string) => Promise<void>;
  onAnother?: () => void;
}

function Steps({ company, onRegistered, onAnother }: StepsProps) {
  const t = useText(messages);
  const [chosen, setChosen] = useState<StepName | null>(null);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const step = chosen ?? openStep(company);
  const title = t('onboarding');
  useEffect(() => {
    document.title = `${title} – Writdesk`;
  }, [title]);
  const go = (to: StepName) => {
    setChosen(to);
    scrollTo({ top: 0 });
  };
  const next = () => go(stepNames[stepNames.indexOf(step) + 1] ?? 'done');
  // A registered company goes on where it stands, unless somebody went back to a step.
  const saved = () => (chosen === null ? undefined : next());
  if (isSignedOut) return <RegisteredPage />;
  return (
    <div className="onboarding">
      <OnboardingSteps company={company} step={step} onGo={go} />
      {step === 'company' && (
        <CompanyStep
          company={company}
          onSaved={(id) => void onRegistered(id).then(saved)}
          onSignedOut={() => setIsSignedOut(true)}
        />
      )}
      {company && step === 'payables' && (
        <PayablesStep company={company} onSaved={saved} onBack={() => go('company')} />
      )}
      {company && step === 'owner' && (
        <OwnerStep company={company} onSaved={() => go('done')} onBack={() => go('payables')} />
      )}
      {company && step === 'done' && <DoneStep company={company} onAnother={onAnother} />}
    </div>
  );
}
