import { Check, CircleAlert } from 'lucide-react';
import { useText } from '../../../../shared/i18n/translate.ts';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { stepFaults } from './check-step.ts';
import { faultMessages } from './fault-messages.ts';
import { messages } from '../messages.ts';
import { stepSummary } from './step-summary.ts';
import { stepNames, stepOfPath, type StepName } from '../../../../labels/case/steps.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useStep } from './use-step.ts';
import { useStepFacts } from './use-step-facts.ts';

/** The six steps at the left: what each holds, and which is open. Every step can be gone to at any time. */
export function CaseSteps() {
  const t = useText(messages);
  const { record } = useDraft();
  return (
    <nav className="case-steps" aria-label={t('steps')}>
      <p>
        {t(record && record.status !== 'DRAFT' ? 'editCase' : 'newCase')}
        {record && ` · ${record.caseNumber ?? record.caseDraftNumber}`}
      </p>
      <ol>
        {stepNames.map((name, index) => (
          <StepLink key={name} name={name} number={index + 1} />
        ))}
      </ol>
    </nav>
  );
}

function StepLink({ name, number }: { name: StepName; number: number }) {
  const t = useText(messages);
  const saysFault = useText(faultMessages);
  const locale = useLocale();
  const factsOf = useStepFacts();
  const { values, record, errors } = useDraft();
  const { step, go } = useStep();
  const summary = stepSummary(name, values, { record, locale, t });
  const isOpen = step === name;
  const isWrong = Object.keys(errors).some((path) => stepOfPath(path) === name);
  const isDone =
    !isWrong && summary !== '' && Object.keys(stepFaults(name, factsOf(), saysFault)).length === 0;
  const state = isOpen ? 'open' : isWrong ? 'wrong' : isDone ? 'done' : 'ahead';
  return (
    <li className={`case-step ${state}`}>
      <button type="button" aria-current={isOpen ? 'step' : undefined} onClick={() => go(name)}>
        <span className="step-mark" aria-hidden>
          {state === 'done' ? <Check size={14} /> : state === 'wrong' ? <CircleAlert size={14} /> : number}
        </span>
        <span>
          {t(name)}
          {state === 'done' && <span className="visually-hidden">, {t('stepDone')}</span>}
          {state === 'wrong' && <span className="visually-hidden">, {t('stepWrong')}</span>}
          {summary && !isOpen && <small>{summary}</small>}
        </span>
      </button>
    </li>
  );
}
