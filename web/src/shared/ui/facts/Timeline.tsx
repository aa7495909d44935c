import type { Tone } from '@writdesk/contract/cases/case-status';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayOf, recordDay, recordMoment, timeAt, todayIn } from '../../formats/dates.ts';
import './timeline.css';

export interface TimelineEntry {
  key: string | number;
  icon: LucideIcon;
  tone: Tone;
  said: ReactNode;
  comment?: string;
  by: string;
  at: string;
}

/** What happened, each with its person and its moment in the given zone. */
export function Timeline({ entries, zone }: { entries: readonly TimelineEntry[]; zone: string }) {
  return (
    <ol className="timeline">
      {entries.map(({ key, icon: Icon, tone, said, comment, by, at }) => (
        <li key={key} className={`timeline-event tone-${tone}`}>
          <Icon size={16} strokeWidth={2} aria-hidden />
          <div>
            <p className="timeline-said">{said}</p>
            {comment && <p className="timeline-comment">{comment}</p>}
            <p className="timeline-by">{by}</p>
          </div>
          <time dateTime={at} title={recordDay(dayOf(at, zone))}>
            {dayAndTimeOf(at, zone)}
          </time>
        </li>
      ))}
    </ol>
  );
}

/** `Jul 20, 9:14 AM`; of today the time alone says it all: `Today 9:14 AM`. */
function dayAndTimeOf(at: string, zone: string): string {
  const moment = recordMoment(at, zone);
  return dayOf(at, zone) === todayIn(zone) ? moment : `${moment}, ${timeAt(at, zone, { zone: 'never' })}`;
}
