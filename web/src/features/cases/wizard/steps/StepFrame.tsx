import { useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { FormPage, focusOnceThere, type FieldErrors } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { SavedAgo, usePhone } from '../../../../shared/ui/index.ts';
import { stepFaults } from './check-step.ts';
import { faultMessages } from './fault-messages.ts';
import { messages } from '../messages.ts';
import {
  stepAfter,
  stepBefore,
  stepNames,
  stepOfPath,
  type StepName,
} from '../../../../labels/case/steps.ts';
import { useDraft } from '../draft/use-draft.ts';
import { useStep } from './use-step.ts';
import { useStepFacts } from './use-step-facts.ts';

// A draft seldom has any, and no question waits for them.
const DraftNotes = lazy(async () => ({ default: (await import('../draft/DraftNotes.tsx')).DraftNotes }));

interface StepFrameProps {
  step: StepName;
  lead: ReactNode;
  children: ReactNode;
  /** Of the last step: what stands in the place of "Save and continue". */
  finish?: { label: string; run: () => void; isRunning: boolean } | null;
}

const none: FieldErrors = {};
const errorsOf = (step: StepName, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([path]) => stepOfPath(path) === step));

/** A step: its title, what is wrong with it, its questions, and the way on. */
export function StepFrame({ step, lead, children, finish }: StepFrameProps) {
  const t = useText(messages);
  const isPhone = usePhone();
  const { field, go } = useStep();
  const { errors, saving, savedAt } = useDraft();
  // The summary takes the focus for each new list of errors, and typing makes none.
  const own = useMemo(() => (step === 'review' ? none : errorsOf(step, errors)), [errors, step]);
  const check = useCheckedStep(step);
  useEffect(() => {
    if (field) return focusOnceThere(field);
    scrollTo({ top: 0 });
    return undefined;
  }, [field, step]);
  const saved = <SavedAgo savedAt={savedAt} state={saving} />;
  const goOn = () => {
    if (finish) finish.run();
    else if (check()) go(stepAfter(step));
  };
  return (
    <div className="step-page">
      {isPhone && <StepProgress step={step}>{saved}</StepProgress>}
      <FormPage
        title={t(`${step}Title`)}
        lead={lead}
        saved={isPhone ? null : saved}
        errors={own}
        onSubmit={goOn}
        actions={<StepActions step={step} finish={finish} isPhone={isPhone} />}
      >
        {Object.keys(own).length > 0 && (
          <p className="fix-later">
            <Button type="link" onClick={() => go(stepAfter(step))}>
              {t('fixLater')}
            </Button>
          </p>
        )}
        <Suspense fallback={null}>
          <DraftNotes />
        </Suspense>
        <div onKeyDown={keepOnStep}>{children}</div>
      </FormPage>
    </div>
  );
}

/** Enter opens a list or ends a cell of the ledger; elsewhere it goes on to the next step, as in any form. */
function keepOnStep(event: KeyboardEvent): void {
  const isInside = (event.target as Element).closest('.ant-select, .ledger') !== null;
  if (event.key === 'Enter' && isInside) event.preventDefault();
}

/** Shows what the step lacks. @returns true when it lacks nothing. */
function useCheckedStep(step: StepName): () => boolean {
  const saysFault = useText(faultMessages);
  const factsOf = useStepFacts();
  const { draft, errors } = useDraft();
  return () => {
    const faults = stepFaults(step, factsOf(), saysFault);
    const others = Object.entries(errors).filter(([path]) => stepOfPath(path) !== step);
    draft.setErrors({ ...Object.fromEntries(others), ...faults });
    void draft.flush();
    return Object.keys(faults).length === 0;
  };
}

function StepActions({
  step,
  finish,
  isPhone,
}: Pick<StepFrameProps, 'step' | 'finish'> & { isPhone: boolean }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const { go } = useStep();
  const { draft, record } = useDraft();
  const before = stepBefore(step);
  const leave = async () => {
    await draft.flush();
    const id = draft.get().record?.id;
    await (id ? navigate({ to: '/cases/$id', params: { id } }) : navigate({ to: '/cases' }));
  };
  const isLast = step === 'review';
  return (
    <>
      {before ? (
        <Button size="large" onClick={() => go(before)}>
          {t('back')}
        </Button>
      ) : (
        !isPhone && <span />
      )}
      {!isPhone && (
        <Button size="large" type={isLast && !finish ? 'primary' : 'text'} onClick={() => void leave()}>
          {t('saveAndLeave')}
        </Button>
      )}
      {isPhone && isLast && !finish && (
        <Button size="large" type="primary" onClick={() => void leave()}>
          {t('saveAndLeave')}
        </Button>
      )}
      {(!isLast || finish) && (
        <Button
          size="large"
          type="primary"
          htmlType="submit"
          loading={finish?.isRunning ?? false}
          disabled={isLast && !record}
        >
          {finish?.label ?? t('saveAndContinue')}
        </Button>
      )}
    </>
  );
}

function StepProgress({ step, children }: { step: StepName; children: ReactNode }) {
  const t = useText(messages);
  const { go } = useStep();
  const number = stepNames.indexOf(step) + 1;
  return (
    <nav className="step-progress" aria-label={t('steps')}>
      <p>
        <span>{t('stepOf', { number, count: stepNames.length })}</span>
        {children}
      </p>
      <ol>
        {stepNames.map((name, index) => (
          <li key={name} className={index < number ? 'reached' : undefined}>
            <button
              type="button"
              aria-label={t(name)}
              aria-current={name === step ? 'step' : undefined}
              onClick={() => go(name)}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}
