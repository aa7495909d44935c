import { Link } from '@tanstack/react-router';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { recordMoment } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { joinEdits } from '../../shared/timeline/join-edits.ts';
import { linesOf } from '../../shared/timeline/lines-of.ts';
import { sentenceOf } from '../../shared/timeline/sentence.ts';
import { whoDid } from '../../shared/timeline/who-did.ts';
import { sentenceContextOf } from '../../shared/timeline/sentence-context.ts';
import { useRecentEvents } from '../../shared/use-recent-events.ts';
import { useGivenName } from '../../../../labels/use-given-name.ts';
import { messages } from './messages.ts';

const shown = 5;

/** The latest events; all of them are the timeline's. */
export function LatelyCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const { events, data } = useRecentEvents(details.id);
  const lines = linesOf(data);
  // The sentences name steps and charges.
  useGivenName();
  if (!events || events.length === 0) return null;
  const sentenceContext = sentenceContextOf(details);
  return (
    <Sheet
      title={t('lately')}
      className="wide-card"
      extra={
        <Link to="." hash="timeline">
          {lines === undefined ? t('fullTimeline') : t('timelineLines', { count: lines })}
        </Link>
      }
    >
      <ul className="lately">
        {joinEdits(events)
          .slice(0, shown)
          .map((event) => (
            <li key={event.seq}>
              <time dateTime={event.at}>{recordMoment(event.at, zoneOf(details))}</time>
              <span>
                {sentenceOf(event, sentenceContext)}
                <small>{whoDid(event)}</small>
              </span>
            </li>
          ))}
      </ul>
    </Sheet>
  );
}
