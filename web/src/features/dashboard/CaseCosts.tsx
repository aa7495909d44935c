import { Link, type LinkProps } from '@tanstack/react-router';
import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { casesOf, type Place } from './place.ts';
import { rateMessages as messages } from './rate-messages.ts';

interface CaseCostsProps {
  ended: number;
  costs: NonNullable<RouteReply<typeof caseNumbers.statistics>['costs']>;
  place: Place;
}

/** What a case that ended in the range has cost: court costs and fees, billed or not. */
export function CaseCosts({ ended, costs, place }: CaseCostsProps) {
  const t = useText(messages);
  const { medianCents, averageCents } = costs;
  return (
    <Sheet title={t('costs')}>
      <p className="dash-said">
        {t('costsSaid', { median: formatMoney(medianCents), average: formatMoney(averageCents) })}{' '}
        <Link {...(casesOf(place, { done: 'ended' }) as LinkProps)}>{t('endedCases', { total: ended })}</Link>
      </p>
    </Sheet>
  );
}
