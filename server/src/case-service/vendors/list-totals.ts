import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import type { VendorTotal } from '@writdesk/contract/vendors/vendor-values';
import type { vendors } from '@writdesk/contract/vendors/vendors';
import { personOf, type UserContext } from '../../platform/context.ts';
import { machineScope } from '../../platform/db/scope.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { selectPaidNames } from './total-queries.ts';
import { totalsOf } from './totals.ts';
import { selectVendors } from './vendor-queries.ts';
import { vendorView } from './vendor-view.ts';

/** A page of what each payee was paid in a year. */
export async function listTotals(context: UserContext, { query }: RouteInput<typeof vendors.totals>) {
  const { year, status, page, size: pageSize } = query;
  const { totals } = await readTotals(context, year);
  const matching = totals.filter((one) => status === null || status.includes(one.status));
  return {
    payees: matching.slice((page - 1) * pageSize, page * pageSize),
    total: matching.length,
    totalIsCapped: false,
    page,
    pageSize,
    year,
    reportedCents: sumOf(totals.filter(isReported)),
    paidCents: sumOf(totals),
  };
}

/** Whether Form 1099 reports it, with or without all its facts. */
export const isReported = ({ status }: VendorTotal): boolean =>
  status === 'REPORTED' || status === 'INCOMPLETE';

const sumOf = (totals: readonly VendorTotal[]) =>
  totals.reduce((cents, { paidCents }) => cents + paidCents, 0);

/**
 * The totals of a year. They are those of the whole firm: a form on which the cases are missing that one person may not see is wrong.
 * Nothing of a case is in them.
 */
export async function readTotals(context: UserContext, year: number) {
  const { roles, firmId } = personOf(context);
  if (!firmId || !permitted(roles, 'vendor.read')) return refuse('forbidden');
  const { db, clock } = context.deps;
  const [paid, rows] = await Promise.all([
    selectPaidNames(db.as(machineScope(clock.now())), firmId, year),
    selectVendors(db.as(context.scope), context.scope),
  ]);
  return { firmId, totals: totalsOf(paid, rows.map(vendorView), year) };
}
