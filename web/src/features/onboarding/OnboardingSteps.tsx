import type { ClientDetails } from '@writdesk/contract/clients/clients';
import { Check } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { canGoTo, doneSteps, stepNames, type StepName } from './steps.ts';

interface OnboardingStepsProps {
  company: ClientDetails | null;
  step: StepName;
  onGo: (step: StepName) => void;
}

/** The steps at the left, a row on a phone: what is done, and where one is. */
export function OnboardingSteps({ company, step, onGo }: OnboardingStepsProps) {
  const t = useText(messages);
  const done = doneSteps(company);
  const number = stepNames.indexOf(step) + 1;
  return (
    <nav className="onboarding-steps" aria-label={t('steps')}>
      <p>{t('stepOf', { number, count: stepNames.length })}</p>
      <ol>
        {stepNames.map((name, index) => {
          const isDone = done.includes(name) && name !== step;
          return (
            <li key={name} className={name === step ? 'open' : isDone ? 'done' : undefined}>
              <button
                type="button"
                aria-current={name === step ? 'step' : undefined}
                disabled={!canGoTo(name, company)}
                onClick={() => onGo(name)}
              >
                <span className="onboarding-mark" aria-hidden>
                  {isDone ? <Check size={14} /> : index + 1}
                </span>
                <span>
                  {t(name)}
                  {isDone && <span className="visually-hidden">, {t('stepDone')}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
