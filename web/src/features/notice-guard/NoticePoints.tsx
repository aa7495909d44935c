import type { NoticePoint } from '@writdesk/contract/notices/notice-guard';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { pointText } from './point-words.ts';
import './notice-check.css';

const looks = {
  ok: { icon: CircleCheck, tone: 'gain' },
  warn: { icon: CircleAlert, tone: 'hold' },
  missing: { icon: CircleAlert, tone: 'hold' },
  fail: { icon: CircleX, tone: 'stop' },
} as const;

interface NoticePointsProps {
  points: readonly NoticePoint[];
  today: string;
  timeZone: string;
  /** With the law behind each sentence. */
  cites?: boolean;
  /** What follows a point: the field for a reason. */
  renderBelow?: (point: NoticePoint) => ReactNode;
}

/** One sentence a point; icon and words say how it stands. */
export function NoticePoints({ points, today, timeZone, cites = false, renderBelow }: NoticePointsProps) {
  const t = useText(messages);
  const locale = useLocale();
  return (
    <ul className="notice-points">
      {points.map((point) => {
        const { state, passedBy } = point;
        const { icon: Icon, tone } = passedBy ? looks.ok : looks[state];
        return (
          <li key={point.point} className={`tone-${tone}`}>
            <Icon size={16} aria-hidden />
            <div>
              <span className="only-read">{passedBy ? t('passed') : t(`state_${state}`)} </span>
              {pointText(point, today, locale)} {cites && point.cite && <small>{point.cite}</small>}
              {passedBy && <small>{passWords(passedBy)}</small>}
              {renderBelow?.(point)}
            </div>
          </li>
        );
      })}
    </ul>
  );

  function passWords({ name, at, reason }: NonNullable<NoticePoint['passedBy']>): string {
    const when = proseMoment(at, timeZone, undefined, locale);
    return reason ? t('passedWhy', { name, when, reason }) : t('passedBy', { name, when });
  }
}
