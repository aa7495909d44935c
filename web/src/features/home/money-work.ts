import { bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import { checks } from '@writdesk/contract/checks/checks';
import { costPayments } from '@writdesk/contract/cost-payments/cost-payments';
import { invoices } from '@writdesk/contract/invoices/invoices';
import { ledger } from '@writdesk/contract/ledger/ledger';
import { onlinePayments } from '@writdesk/contract/online-payments/online-payments';
import type { Permission } from '@writdesk/contract/permissions/permissions';
import type { Route, RouteReply } from '@writdesk/contract/route';
import { trust } from '@writdesk/contract/trust/trust';
import { trustReconciliations } from '@writdesk/contract/trust/reconciliations';
import type { moneyMessages } from './money-messages.ts';

/** So much of what waits, and the list that has exactly these rows. */
interface Waiting {
  count: number;
  /** What it comes to, where its list has a sum. */
  cents?: number;
}

export type MoneyTaskName = Exclude<keyof typeof moneyMessages.en, 'title' | 'inAll'>;

/** Something that may wait for whoever keeps the firm’s money. */
export interface MoneyTask {
  name: MoneyTaskName;
  permission: Permission;
  route: Route;
  query: Readonly<Record<string, string | number>>;
  read: (reply: never) => Waiting;
  to: string;
  search: Readonly<Record<string, string>>;
}

/** So many rows are looked at where only some of a list wait for the reader. */
const looked = 50;

/** The list at `to`, filtered by `search`, has what waits. */
const task = <R extends Route>(
  name: MoneyTask['name'],
  permission: Permission,
  route: R,
  to: string,
  search: Readonly<Record<string, string>>,
  read: (reply: RouteReply<R>) => Waiting,
  size = 1,
): MoneyTask => ({ name, permission, route, to, search, query: { ...search, size }, read });

const all = ({ total }: { total: number }): Waiting => ({ count: total });

/** Those of a page that the reader may do something about; all of a list that has more than a page. */
function those<T>(rows: readonly T[], total: number, isTheirs: (row: T) => boolean): Waiting {
  return { count: total > rows.length ? total : rows.filter(isTheirs).length };
}

/** What may wait in the firm’s money, the most urgent first. */
export const moneyTasks: readonly MoneyTask[] = [
  task('bankAlarms', 'bank-statement.match', bankStatements.lines, '/bank', { state: 'ALARM' }, all),
  task(
    'unmatchedEvents',
    'payment-event.update',
    onlinePayments.events,
    '/online-payments',
    { status: 'UNMATCHED' },
    all,
  ),
  task(
    'checksToApprove',
    'check.approve',
    checks.reports,
    '/checks',
    { status: 'AWAITING_APPROVAL' },
    ({ checks: rows, total }) => those(rows, total, ({ can }) => can.approve),
    looked,
  ),
  task(
    'trustToApprove',
    'trust.approve',
    trust.register,
    '/trust',
    { status: 'AWAITING_APPROVAL' },
    ({ items, total }) => those(items, total, ({ can }) => can.approve),
    looked,
  ),
  task(
    'reconciliations',
    'trust.read',
    trustReconciliations.list,
    '/trust/reconciliations',
    {},
    ({ reconciliations: rows }) => ({
      count: rows.filter(({ isOver, can }) => isOver && (can.prepare || can.sign)).length,
    }),
    looked,
  ),
  task('unidentified', 'trust.update', trust.register, '/trust', { isUnidentified: 'true' }, all),
  task(
    'overdue',
    'invoice.update',
    invoices.list,
    '/invoices',
    { status: 'OVERDUE' },
    ({ total, openCents }) => ({
      count: total,
      cents: openCents,
    }),
  ),
  task('drafts', 'invoice.update', invoices.list, '/invoices', { status: 'DRAFT' }, all),
  task(
    'checksToSubmit',
    'check.submit',
    checks.reports,
    '/checks',
    { status: 'GENERATED' },
    ({ checks: rows, total }) => those(rows, total, ({ can }) => can.submit),
    looked,
  ),
  task(
    'proposedCosts',
    'cost-payment.update',
    costPayments.list,
    '/cost-payments',
    { status: 'PROPOSED' },
    all,
  ),
  task('bankLines', 'bank-statement.match', bankStatements.lines, '/bank', { state: 'OPEN' }, all),
  task('earned', 'trust.update', trust.earned, '/trust/earned', {}, all),
  task(
    'monthsToClose',
    'ledger.close',
    ledger.months,
    '/ledger',
    {},
    ({ months }) => ({ count: months.filter(({ can }) => can.close).length }),
    looked,
  ),
];
