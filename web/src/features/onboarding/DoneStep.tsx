import type { ClientDetails } from '@writdesk/contract/clients/clients';
import { Link } from '@tanstack/react-router';
import { Button } from 'antd';
import { CircleCheck, Scale } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { EngageFirm } from './EngageFirm.tsx';
import { messages } from './messages.ts';

interface DoneStepProps {
  company: ClientDetails;
  onAnother: (() => void) | undefined;
}

/** What is so now, and what is still missing before a case can be opened. */
export function DoneStep({ company, onAnother }: DoneStepProps) {
  const t = useText(messages);
  const { clientId } = usePerson();
  const { engaged } = company.onboarding;
  const Icon = engaged ? CircleCheck : Scale;
  const missing = clientId ? 'doneNotEngaged' : 'doneNotEngagedCare';
  return (
    <section className={engaged ? 'onboarding-done' : 'onboarding-done waiting'} aria-live="polite">
      <Icon size={30} strokeWidth={1.5} aria-hidden />
      <h1>{t('doneTitle', { name: company.name })}</h1>
      <p>{t(engaged ? 'doneEngaged' : missing)}</p>
      {!engaged && !clientId && <EngageFirm company={company} />}
      <p className="onboarding-ways">
        {engaged && clientId && <Link to="/cases/new">{t('newCase')}</Link>}
        {clientId && <Link to="/company">{t('toCompany')}</Link>}
        <Link to="/">{t('toHome')}</Link>
        {onAnother && <Button onClick={onAnother}>{t('another')}</Button>}
      </p>
    </section>
  );
}
