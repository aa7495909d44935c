import { clients } from '@writdesk/contract/clients/clients';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet } from '../../../shared/ui/index.ts';
import { NumberLink } from '../BarTable.tsx';
import { NumberTable } from '../NumberTable.tsx';
import { panelMessages as messages } from '../panel-messages.ts';
import { daysBefore, daysOf } from '../../../shared/formats/day-ranges.ts';

const ways = [
  { way: 'invited', search: { origin: 'INVITED' } },
  { way: 'organic', search: { origin: 'ORGANIC' } },
  { way: 'total', search: {} },
] as const;
const heads = ['thisYear', 'sameDays', 'allTime'] as const;

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
  const columns = [now, then, all].map((numbers, index) => ({
    head: heads[index] ?? 'allTime',
    numbers,
    dateRange: ranges[index] ?? 'all',
  }));
  return (
    <Sheet title={t('howClientsCame')} extra={<Link to="/clients">{t('clients')}</Link>}>
      <NumberTable
        title={t('howClientsCame')}
        head={t('way')}
        rows={ways}
        keyOf={({ way }) => way}
        nameOf={({ way }) => t(way)}
        isTotal={({ way }) => way === 'total'}
        columns={columns.map(({ head, numbers, dateRange }) => ({
          head: t(head),
          render: ({ way, search }: (typeof ways)[number]) => (
            <NumberLink
              count={numbers[way]}
              link={{ to: '/clients', search: { ...search, ...(dateRange !== 'all' && { dateRange }) } }}
            />
          ),
        }))}
      />
    </Sheet>
  );
}
