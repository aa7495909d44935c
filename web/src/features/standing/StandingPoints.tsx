import type { StandingPoint } from '@writdesk/contract/standing/standing';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { proseMoment } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { standingText } from './standing-text.ts';
import './standing.css';

const looks = {
  ok: { icon: CircleCheck, tone: 'gain' },
  warn: { icon: CircleAlert, tone: 'hold' },
  fail: { icon: CircleX, tone: 'stop' },
} as const;

interface StandingPointsProps {
  points: readonly StandingPoint[];
  timeZone: string;
  /** What follows a point: the field for a reason. */
  renderBelow?: (point: StandingPoint) => ReactNode;
}

/** One sentence a point; icon and words show how it stands. */
export function StandingPoints({ points, timeZone, renderBelow }: StandingPointsProps) {
  const t = useText(messages);
  const locale = useLocale();
  return (
    <ul className="standing-points">
      {points.map((point) => {
        const { state, passedBy } = point;
        const { icon: Icon, tone } = passedBy ? looks.ok : looks[state];
        return (
          <li key={point.point} className={`tone-${tone}`}>
            <Icon size={16} aria-hidden />
            <div>
              <span className="visually-hidden">{passedBy ? t('passed') : t(`state_${state}`)} </span>
              {standingText(point)}
              {passedBy && <small>{passWords(passedBy)}</small>}
              {renderBelow?.(point)}
            </div>
          </li>
        );
      })}
    </ul>
  );

  function passWords({ name, at, reason }: NonNullable<StandingPoint['passedBy']>): string {
    const when = proseMoment(at, timeZone, undefined, locale);
    return reason ? t('passedWhy', { name, when, reason }) : t('passedBy', { name, when });
  }
}
