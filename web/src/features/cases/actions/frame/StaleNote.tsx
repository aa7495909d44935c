import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { Info } from 'lucide-react';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { caseLook } from '../../shared/case-look.ts';
import { sentenceOf } from '../../shared/timeline/sentence.ts';
import { sentenceContextOf } from '../../shared/timeline/sentence-context.ts';
import { whoDid } from '../../shared/timeline/who-did.ts';
import { useRecentEvents } from '../../shared/use-recent-events.ts';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { messages } from './messages.ts';

interface StaleNoteProps {
  /** Null when the action was not possible from the start. */
  before: CaseDetails | null;
  after: CaseDetails;
  isGone: boolean;
}

/** Somebody was quicker: who, with what, and what that means for the open form. What was typed stays. */
export function StaleNote({ before, after, isGone }: StaleNoteProps) {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient } = usePerson();
  const { events = [] } = useRecentEvents(after.id);
  const since = before ? events.filter(({ at }) => at > before.updatedAt) : [];
  const sentenceContext = sentenceContextOf(after);
  const status = caseLook(after, isClient ? 'client' : 'firm').label[locale];
  return (
    <div className="stale-note tone-hold" role="alert">
      <Info size={18} aria-hidden />
      <div>
        {before && (
          <p>
            <strong>{t('changedMeanwhile')}</strong>
          </p>
        )}
        {since.length > 0 && (
          <ul>
            {since.map((event) => (
              <li key={event.seq}>
                {t('changedBy', { by: whoDid(event), what: sentenceOf(event, sentenceContext) })}
              </li>
            ))}
          </ul>
        )}
        <p>{isGone ? t('actGone', { status }) : t('typingKept')}</p>
      </div>
    </div>
  );
}
