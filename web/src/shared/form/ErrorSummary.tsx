import { useEffect, useId, useRef } from 'react';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import { fieldId, type FieldErrors } from './use-form.ts';

/** What is wrong, at the top: takes the focus when it appears or changes, and links to each field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const t = useText(messages);
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  useEffect(() => {
    if (Object.keys(errors).length > 0) ref.current?.focus();
  }, [errors]);
  if (entries.length === 0) return null;
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('thingsToFix', { count: entries.length })}</h2>
      <ul>
        {entries.map(([path, message]) => (
          <li key={path}>
            <a
              href={`#${fieldId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                focusField(path);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Brings a field into view and gives it the focus; a group's first choice stands for the group. */
export function focusField(path: string): void {
  const element = document.getElementById(fieldId(path));
  const target = element?.matches('input, textarea, select, button')
    ? element
    : element?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button');
  element?.scrollIntoView({ block: 'center' });
  (target ?? element)?.focus({ preventScroll: true });
}
