import type { Docket } from '@writdesk/contract/dockets/dockets';
import { TriangleAlert } from 'lucide-react';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

/** Says that the court closed on the docket's day after it was set. */
export function ClosedMark({ docket }: { docket: Pick<Docket, 'closure'> }) {
  const t = useText(messages);
  if (!docket.closure) return null;
  return (
    <span className="closed-mark">
      <TriangleAlert size={14} aria-hidden /> {t('courtClosed', { reason: docket.closure })}
    </span>
  );
}
