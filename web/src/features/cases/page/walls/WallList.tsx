import type { EthicalWall } from '@writdesk/contract/ethical-walls/ethical-walls';
import { Button } from 'antd';
import { dayOf, localZone, recordDay } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

interface WallListProps {
  walls: readonly EthicalWall[];
  /** Absent for who only looks on. */
  onLift?: ((wall: EthicalWall) => void) | undefined;
}

/** Each person behind the wall, with the reason and since when. */
export function WallList({ walls, onLift }: WallListProps) {
  const t = useText(messages);
  if (walls.length === 0) return <p>{t('nobody')}</p>;
  return (
    <ul className="wall-list">
      {walls.map((wall) => {
        const { id, user, reason, createdBy, createdAt } = wall;
        const day = recordDay(dayOf(createdAt, localZone()));
        return (
          <li key={id}>
            <div>
              <strong>{user.name}</strong>
              <span>{reason}</span>
              <small>{t('since', { day, by: createdBy.name })}</small>
            </div>
            {onLift && (
              <Button size="small" aria-label={t('liftOf', { name: user.name })} onClick={() => onLift(wall)}>
                {t('lift')}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
