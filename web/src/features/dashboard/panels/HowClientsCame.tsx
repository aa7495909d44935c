import { clients } from '@writdesk/contract/clients/clients';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet } from '../../../shared/ui/index.ts';
import { NumberLink } from '../BarTable.tsx';
import { panelMessages as messages } from '../panel-messages.ts';
import { daysBefore, daysOf } from '../../../shared/formats/day-ranges.ts';

const ways = [
  ['invited', 'INVITED'],
  ['organic', 'ORGANIC'],
] as const;

/** How companies came: this year, the same days of the year before, and ever. */
export function HowClientsCame() {
  const t = useText(messages);
  const days = daysOf('year');
  const before = daysBefore('year', days);
  const ranges = [
    days ? `${days.from}..${days.to}` : 'all',
    before ? `${before.from}..${before.to}` : 'all',
    'all',
  ] as const;
  const [year, last, ever] = ranges.map((dateRange) => ({ dateRange }));
  const asked = { quiet: true, keepPrevious: true };
  const now = useCall(clients.statistics, { query: year ?? {}, ...asked }).data;
  const then = useCall(clients.statistics, { query: last ?? {}, ...asked }).data;
  const all = useCall(clients.statistics, { query: ever ?? {}, ...asked }).data;
  if (!now || !then || !all) return null;
  const columns = [now, then, all].map((numbers, index) => ({ numbers, dateRange: ranges[index] ?? 'all' }));
  return (
    <Sheet title={t('howClientsCame')} extra={<Link to="/clients">{t('clients')}</Link>}>
      <table className="plain-table">
        <caption className="visually-hidden">{t('howClientsCame')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('way')}</th>
            {(['thisYear', 'sameDays', 'allTime'] as const).map((head) => (
              <th key={head} scope="col" className="number">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ways.map(([way, origin]) => (
            <tr key={way}>
              <th scope="row">{t(way)}</th>
              {columns.map(({ numbers, dateRange }, index) => (
                <td key={index} className="number">
                  <NumberLink
                    count={numbers[way]}
                    link={{ to: '/clients', search: { origin, ...(dateRange !== 'all' && { dateRange }) } }}
                  />
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('total')}</th>
            {columns.map(({ numbers, dateRange }, index) => (
              <td key={index} className="number strong">
                <NumberLink
                  count={numbers.total}
                  link={{ to: '/clients', search: dateRange === 'all' ? {} : { dateRange } }}
                />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Sheet>
  );
}
