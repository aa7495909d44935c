import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { StandingPoints } from './StandingPoints.tsx';
import { useStanding } from './use-standing.ts';

/** What a submit should not go past unseen: nothing where the plaintiff is in order. */
export default function StandingWarning({ details }: { details: { id: string; version: number } }) {
  const t = useText(messages);
  const data = useStanding(details);
  const points = (data?.points ?? []).filter(({ state, passedBy }) => state !== 'ok' && !passedBy);
  if (!data || points.length === 0) return null;
  return (
    <section className="standing-below">
      <h3>{t('warnTitle')}</h3>
      <StandingPoints points={points} timeZone={data.timeZone} />
    </section>
  );
}
