import type { FaultReply, FieldErrorReply } from '@writdesk/contract/errors';
import { CircleCheck, CircleX } from 'lucide-react';
import { sayError, sayFault } from '../i18n/sentences.ts';
import { useText } from '../i18n/translate.ts';
import { Dialog } from '../ui/overlay/Dialog.tsx';
import { messages } from '../ui/messages.ts';
import './bulk-result.css';

export interface RowResult {
  id: string;
  ok: boolean;
  code?: string | undefined;
  message?: string | undefined;
  reason?: FaultReply | undefined;
  errors?: readonly FieldErrorReply[] | undefined;
}

interface BulkResultProps {
  /** Empty while there is nothing to report. */
  results: readonly RowResult[];
  title: (counts: { done: number; total: number }) => string;
  /** What the row is called, and what was done to it. */
  nameOf: (id: string) => string;
  doneOf: (id: string) => string;
  /** For a row that stayed and doesn't say why. */
  stayed: string;
  /** Selects the rows that stayed. */
  select: { label: (count: number) => string; run: (ids: readonly string[]) => void };
  /** Where it goes on once no row stayed. */
  next?: { label: string; run: () => void };
  onClose: () => void;
}

/** What became of each row of an action on many; those that stayed come first, each with its reason. */
export function BulkResult(props: BulkResultProps) {
  const { results, title, nameOf, doneOf, stayed, select, next, onClose } = props;
  const t = useText(messages);
  const left = results.filter(({ ok }) => !ok);
  const words = title({ done: results.length - left.length, total: results.length });
  return (
    <Dialog
      open={results.length > 0}
      title={words}
      width={560}
      keep={t('close')}
      confirm={left.length > 0 ? { label: select.label(left.length) } : next && { label: next.label }}
      onConfirm={() => {
        if (left.length > 0) select.run(left.map(({ id }) => id));
        else next?.run();
        onClose();
      }}
      onClose={onClose}
    >
      <ul className="bulk-results" tabIndex={0} aria-label={words}>
        {[...left, ...results.filter(({ ok }) => ok)].map(
          ({ id, ok, code, message, reason, errors = [] }) => {
            // The fields say it better than the sentence that sums them up.
            const why =
              errors.length > 0
                ? errors.map((error) => sayFault(error, error.message))
                : [sayError({ code, message, reason }) || stayed];
            return (
              <li key={id} className={ok ? 'done' : 'stayed'}>
                {ok ? <CircleCheck size={16} aria-hidden /> : <CircleX size={16} aria-hidden />}
                <div>
                  <strong>{nameOf(id)}</strong>
                  {(ok ? [doneOf(id)] : why).map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </div>
              </li>
            );
          },
        )}
      </ul>
    </Dialog>
  );
}
