import { useEffect, useId, useRef } from 'react';
import { useText } from '../i18n/translate.ts';
import { messages } from '../ui/messages.ts';
import { fieldId, type FieldErrors } from './use-form.ts';

/** What is wrong, at the top: takes the focus when something is found, and links to each field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  const t = useText(messages);
  const titleId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors);
  const before = useRef<FieldErrors>({});
  useEffect(() => {
    const isFewer = onlyMended(before.current, errors);
    before.current = errors;
    if (Object.keys(errors).length > 0 && !isFewer) ref.current?.focus();
  }, [errors]);
  if (entries.length === 0) return null;
  // What names no field is nothing that one could fix in one.
  const isOfFields = entries.some(([path]) => path !== 'form');
  return (
    <div ref={ref} className="error-summary" role="alert" tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId}>{isOfFields ? t('thingsToFix', { count: entries.length }) : t('notDone')}</h2>
      <ul>
        {entries.map(([path, message]) => (
          <li key={path}>
            {path === 'form' ? (
              message
            ) : (
              <a
                href={`#${fieldId(path)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusField(path);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One of several was mended by typing: whoever types goes on where they are. */
function onlyMended(before: FieldErrors, now: FieldErrors): boolean {
  const left = Object.entries(now);
  return (
    left.length < Object.keys(before).length && left.every(([path, message]) => before[path] === message)
  );
}

/** Brings a field into view and gives it the focus; a group's first choice stands for the group. */
export function focusField(path: string): boolean {
  const element = document.getElementById(fieldId(path));
  const target = element?.matches('input, textarea, select, button')
    ? element
    : element?.querySelector<HTMLElement>('input:not([hidden]), textarea, select, button');
  element?.scrollIntoView({ block: 'center' });
  (target ?? element)?.focus({ preventScroll: true });
  return element !== null;
}

/** The same for a field that may still be loading: once it is there, unless somebody has pressed something meanwhile. */
export function focusOnceThere(path: string): () => void {
  const over = new AbortController();
  const stop = () => over.abort();
  if (focusField(path)) return stop;
  const watch = new MutationObserver(() => focusField(path) && stop());
  watch.observe(document.body, { childList: true, subtree: true });
  over.signal.addEventListener('abort', () => watch.disconnect());
  for (const press of ['keydown', 'pointerdown']) {
    document.addEventListener(press, stop, { signal: over.signal });
  }
  return stop;
}
