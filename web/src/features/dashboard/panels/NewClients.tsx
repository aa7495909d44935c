import { clients } from '@writdesk/contract/clients/clients';
import { useCall } from '../../../shared/api/index.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { daysOfMonth, monthBefore } from '../charts/chart-words.ts';
import { MonthSheet } from '../charts/MonthSheet.tsx';
import { panelMessages as messages } from '../panel-messages.ts';

const listOf = (month: string) => {
  const { from, to } = daysOfMonth(month);
  return { to: '/clients' as const, search: { dateRange: `${from}..${to}` } };
};

/** How many companies registered in each month, March to February, next to the year before. */
export function NewClients() {
  const t = useText(messages);
  const { data } = useCall(clients.monthly, { query: {}, keepPrevious: true, quiet: true });
  if (!data) return null;
  const been = data.months.filter((row) => row.clients !== null);
  const sum = (numbers: readonly (number | null)[]) => numbers.reduce<number>((all, n) => all + (n ?? 0), 0);
  return (
    <MonthSheet
      title={t('newClients')}
      said={t('newClientsSaid', {
        count: sum(been.map((row) => row.clients)),
        before: sum(been.map((row) => row.lastYear)),
      })}
      names={{ now: t('thisYear'), before: t('lastYear') }}
      countHead={t('thisYear')}
      rows={data.months.map((row) => ({
        month: row.month,
        now: row.clients,
        before: row.lastYear,
        link: listOf(row.month),
        linkBefore: listOf(monthBefore(row.month)),
      }))}
    />
  );
}
