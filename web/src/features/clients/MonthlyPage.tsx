import { marchYear, type MonthlyClients } from '@writdesk/contract/clients/client-statistics';
import { clients } from '@writdesk/contract/clients/clients';
import { Link, useSearch } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { dateFormat } from '../../shared/formats/intl.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ButtonLink, LoadedPage, PageHead, RecordPage, Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import './clients.css';

/** How many companies registered in each month, March to February, next to the year before. */
export default function MonthlyPage() {
  const t = useText(messages);
  const { year: said }: { year?: unknown } = useSearch({ strict: false });
  const year = marchYear.safeParse(said).data;
  const query = useCall(clients.monthly, {
    query: year === undefined ? {} : { year },
    keepPrevious: true,
    quiet: true,
  });
  return (
    <LoadedPage query={query} what={t('monthly')}>
      {(data) => <Year data={data} />}
    </LoadedPage>
  );
}

function Year({ data }: { data: MonthlyClients }) {
  const t = useText(messages);
  const { year, months } = data;
  const been = months.filter((row) => row.clients !== null);
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, n) => all + (n ?? 0), 0);
  const summary = t('summary', {
    count: sum(been.map((row) => row.clients)),
    before: sum(been.map((row) => row.lastYear)),
    year: String(year),
  });
  return (
    <RecordPage
      head={
        <PageHead
          title={t('monthly')}
          breadcrumb={[{ label: t('clients'), to: '/clients' }]}
          phone={{ backTo: '/clients', title: t('byMonth') }}
          actions={
            <>
              <ButtonLink to="/clients/monthly" search={{ year: year - 1 }}>
                {t('earlier')}
              </ButtonLink>
              <ButtonLink to="/clients/monthly" search={{ year: year + 1 }}>
                {t('later')}
              </ButtonLink>
            </>
          }
        />
      }
    >
      <Sheet title={t('yearOf', { year: String(year), next: String(year + 1) })}>
        <p className="client-summary">{summary}</p>
        <Months data={data} />
      </Sheet>
    </RecordPage>
  );
}

function Months({ data }: { data: MonthlyClients }) {
  const t = useText(messages);
  const locale = useLocale();
  const most = Math.max(1, ...data.months.flatMap((row) => [row.clients ?? 0, row.lastYear ?? 0]));
  const named = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <table className="client-months">
      <thead>
        <tr>
          <th scope="col">{t('month')}</th>
          <th scope="col">{t('thisYear')}</th>
          <th scope="col">{t('yearBefore')}</th>
        </tr>
      </thead>
      <tbody>
        {data.months.map((row) => (
          <tr key={row.month}>
            <th scope="row">{named.format(new Date(`${row.month}-15T12:00:00Z`))}</th>
            <td>
              <Bar n={row.clients} most={most} month={row.month} isPresent />
            </td>
            <td>
              <Bar n={row.lastYear} most={most} month={monthBefore(row.month)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const monthBefore = (month: string): string => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** The days of a month, as the list takes them. */
function daysOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return `${month}-01..${month}-${last}`;
}

interface BarProps {
  n: number | null;
  most: number;
  month: string;
  isPresent?: boolean;
}

/** A number with its length; it leads to the companies of that month. */
function Bar({ n, most, month, isPresent = false }: BarProps) {
  const t = useText(messages);
  if (n === null) return <span className="client-to-come">{t('toCome')}</span>;
  const share = { '--share': `${(100 * n) / most}%` } as CSSProperties;
  return (
    <span className="client-bar">
      <span className={isPresent ? 'bar present' : 'bar'} style={share} aria-hidden />
      {n === 0 ? (
        '0'
      ) : (
        <Link to="/clients" search={{ dateRange: daysOf(month) }}>
          {formatCount(n)}
        </Link>
      )}
    </span>
  );
}
