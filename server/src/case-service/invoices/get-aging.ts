import { invoiceAges } from '@writdesk/contract/invoices/ages';
import type { AgedSums, invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import type { RouteInput } from '@writdesk/contract/route';
import { localDate } from '../../platform/clock.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { selectAging } from './aging-queries.ts';

/** What companies owed on a day, by how long it was due: from the ledger, with what had been paid by that day. */
export async function getAging(context: UserContext, { query }: RouteInput<typeof invoiceReports.aging>) {
  const { deps, scope } = context;
  const { sort, page, size } = query;
  const asOf = query.asOf ?? localDate(deps.clock.now(), personOf(context).timeZone);
  const all = await selectAging(deps.db.as(scope), scope, asOf, query);
  const companies = all.toSorted(inOrder(sort));
  const sum = (of: keyof AgedSums) => companies.reduce((cents, row) => cents + row[of], 0);
  return {
    companies: companies.slice((page - 1) * size, page * size),
    total: companies.length,
    totalIsCapped: false,
    page,
    pageSize: size,
    asOf,
    sums: {
      ...(Object.fromEntries(invoiceAges.map((one) => [one, sum(one)])) as Omit<AgedSums, 'totalCents'>),
      totalCents: sum('totalCents'),
    },
  };
}

type Row = Awaited<ReturnType<typeof selectAging>>[number];

/** By company, or by an amount and then by company; where all is alike, by id. */
function inOrder(sort: RouteInput<typeof invoiceReports.aging>['query']['sort']) {
  const field = sort.replace(/^-/, '') as keyof AgedSums | 'company';
  const way = sort.startsWith('-') ? -1 : 1;
  const byName = (a: Row, b: Row) =>
    a.client.name.localeCompare(b.client.name, 'en') ||
    a.client.id.localeCompare(b.client.id) ||
    a.firm.id.localeCompare(b.firm.id);
  return (a: Row, b: Row) =>
    field === 'company' ? way * byName(a, b) : way * (a[field] - b[field]) || byName(a, b);
}
