import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { NumberLink } from './BarTable.tsx';
import { NumberTable } from './NumberTable.tsx';
import { casesOf, type Place } from './place.ts';
import { rateMessages as messages } from './rate-messages.ts';

interface RejectionsProps {
  rejections: NonNullable<RouteReply<typeof caseNumbers.statistics>['rejections']>;
  place: Place;
}

/** The courts whose clerks rejected filings in the range, and what was filed there. */
export function Rejections({ rejections, place }: RejectionsProps) {
  const t = useText(messages);
  const total = rejections.reduce((sum, { rejected }) => sum + rejected, 0);
  return (
    <Sheet title={t('rejections')}>
      <p className="dash-said">{t('rejectionsSaid', { total, courts: rejections.length })}</p>
      {total > 0 && (
        <NumberTable
          title={t('rejections')}
          head={t('court')}
          rows={rejections}
          keyOf={({ courthouseId }) => courthouseId}
          nameOf={({ name }) => name}
          columns={[
            {
              head: t('rejected'),
              isStrong: true,
              render: ({ courthouseId, rejected }) => (
                <NumberLink count={rejected} link={casesOf(place, { done: 'rejected', courthouseId })} />
              ),
            },
            {
              head: t('filed'),
              render: ({ courthouseId, filed }) => (
                <NumberLink count={filed} link={casesOf(place, { done: 'filed', courthouseId })} />
              ),
            },
          ]}
        />
      )}
    </Sheet>
  );
}
