import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { NumberLink } from './BarTable.tsx';
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
        <div className="scrolls">
          <table className="plain-table">
            <caption className="visually-hidden">{t('rejections')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('court')}</th>
                <th scope="col" className="number">
                  {t('rejected')}
                </th>
                <th scope="col" className="number">
                  {t('filed')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rejections.map(({ courthouseId, name, rejected, filed }) => (
                <tr key={courthouseId}>
                  <th scope="row">{name}</th>
                  <td className="number strong">
                    <NumberLink count={rejected} link={casesOf(place, { done: 'rejected', courthouseId })} />
                  </td>
                  <td className="number">
                    <NumberLink count={filed} link={casesOf(place, { done: 'filed', courthouseId })} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Sheet>
  );
}
