import { Link } from '@tanstack/react-router';
import { cases, lawfulSteps } from '@writdesk/contract/cases/cases';
import { useCall } from '../../shared/api/index.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { casesAt } from '../../labels/case/case-names.ts';
import { messages } from './messages.ts';

/** Steps that the law allows from today on, each number leading to its cases, those that wait longest first. */
export function MayBeDone() {
  const t = useText(messages);
  const queues = useCall(cases.queues, { quiet: true }).data;
  const counts = queues?.mayDo;
  const steps = lawfulSteps.filter((step) => counts?.[step]);
  if (!counts || steps.length === 0) return null;
  return (
    <Sheet title={t('mayBeDone')}>
      <ul className="rail-list">
        {steps.map((step) => (
          <li key={step}>
            <Link {...casesAt({ mayDo: step, mayDoBy: todayIn(), sort: 'mayDoOn' })}>
              <span className="rail-words">{t(step)}</span>
              <span className="rail-count">{formatCount(counts[step])}</span>
            </Link>
          </li>
        ))}
      </ul>
      {queues.beingRecalculated > 0 && (
        <p className="rail-note">{t('beingRecalculated', { count: queues.beingRecalculated })}</p>
      )}
    </Sheet>
  );
}
