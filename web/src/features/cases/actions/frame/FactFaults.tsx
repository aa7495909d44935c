import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { FieldErrors } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { stepOfPath } from '../../../../labels/case/steps.ts';
import { messages } from './messages.ts';

/** Facts of the case that an action misses: all of them at once, each linked to the step of the form that holds it. */
export function FactFaults({ caseId, faults }: { caseId: string; faults: FieldErrors }) {
  const t = useText(messages);
  const ref = useRef<HTMLDivElement>(null);
  const entries = Object.entries(faults);
  const key = entries.map(([path]) => path).join(' ');
  useEffect(() => {
    if (key) ref.current?.focus();
  }, [key]);
  if (entries.length === 0) return null;
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1} aria-labelledby="fact-faults">
      <h3 id="fact-faults">{t('missingFacts', { count: entries.length })}</h3>
      <ul>
        {entries.map(([path, message]) => (
          <li key={path}>
            <Link
              to="/cases/$id/edit"
              params={{ id: caseId }}
              search={{ step: stepOfPath(path), field: path.replace(/^caseEviction\./, '') }}
            >
              {message}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
