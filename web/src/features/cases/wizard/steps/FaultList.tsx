import { useEffect, useRef } from 'react';
import { focusField, type FieldErrors } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from '../messages.ts';
import { reviewMessages } from './review-messages.ts';
import { stepNames, stepOfPath } from '../../../../labels/case/steps.ts';
import { useStep } from './use-step.ts';

/** All that is missing, at once, by step; each line leads to its field. */
export function FaultList({ errors }: { errors: FieldErrors }) {
  const t = useText(messages);
  const own = useText(reviewMessages);
  const { go } = useStep();
  const ref = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  const groups = stepNames
    .map((step) => ({ step, faults: entries.filter(([path]) => stepOfPath(path) === step) }))
    .filter(({ faults }) => faults.length > 0);
  useEffect(() => {
    if (Object.keys(errors).length > 0) ref.current?.focus();
  }, [errors]);
  if (groups.length === 0) return null;
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1} aria-labelledby="faults-title">
      <h2 id="faults-title">{own('faults', { count: entries.length })}</h2>
      {groups.map(({ step, faults }) => (
        <div key={step} className="fault-group">
          <h3>{t(step)}</h3>
          <ul>
            {faults.map(([path, message]) => (
              <li key={path}>
                <a
                  href={`?step=${step}&field=${path}`}
                  onClick={(event) => {
                    event.preventDefault();
                    if (step === 'review') focusField(path);
                    else go(step, path);
                  }}
                >
                  {message}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
