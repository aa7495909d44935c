import type { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import type { RouteReply } from '@writdesk/contract/route';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { NumberLink } from './BarTable.tsx';
import { messages } from './messages.ts';
import { casesOf, type Place } from './place.ts';

interface StageTableProps {
  stages: RouteReply<typeof caseNumbers.statistics>['stages'];
  place: Place;
}

/** How many days each stage took, of the cases in which it ended in the range. */
export function StageTable({ stages, place }: StageTableProps) {
  const t = useText(messages);
  const whole = stages.find(({ stage }) => stage === 'whole');
  return (
    <Sheet title={t('stages')}>
      <p className="dash-said">{t('stagesSaid', { total: whole?.n ?? 0, days: whole?.medianDays ?? 0 })}</p>
      <div className="scrolls">
        <table className="plain-table">
          <caption className="visually-hidden">{t('stages')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('stage')}</th>
              <th scope="col" className="number">
                {t('ended')}
              </th>
              <th scope="col" className="number">
                {t('median')}
              </th>
              <th scope="col" className="number">
                {t('p80')}
              </th>
            </tr>
          </thead>
          <tbody>
            {stages.map(({ stage, n, medianDays, p80Days }) => (
              <tr key={stage}>
                <th scope="row">{t(stage)}</th>
                <td className="number">
                  <NumberLink count={n} link={casesOf(place, { took: stage })} />
                </td>
                <td className="number">{medianDays ?? '–'}</td>
                <td className="number">{p80Days === null ? '–' : t('days', { days: p80Days })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  );
}
