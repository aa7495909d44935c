import { CARES_NOTICE_DAYS } from '@writdesk/contract/month-filing/month-filing';
import type { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { addDays } from '@writdesk/contract/values/dates';
import { personOf, type UserContext } from '../../platform/context.ts';
import { type LateLeaseRow, selectLateLeases } from '../../user-service/rosters/index.ts';
import { selectSpentFilings } from '../cases/intake/index.ts';
import { selectAwaiting } from '../special-approvals/index.ts';
import { selectHoldingNow } from './holding-now.ts';
import { type LastCase, selectLastCases } from './case-fact-queries.ts';
import { selectOpenCasesOfLeases } from './month-filing-queries.ts';

/** Who is late, and which of them can go into a case now. */
export async function listLateLeases(
  context: UserContext,
  { query }: RouteInput<typeof monthFiling.list>,
): Promise<RouteReplyInput<typeof monthFiling.list>> {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const now = deps.clock.now();
  const person = personOf(context);
  const [open, spent, last, holding] = await Promise.all([
    selectOpenCasesOfLeases(db, scope),
    selectSpentFilings(db, scope),
    selectLastCases(db, scope),
    selectHoldingNow(db, now),
  ]);
  const awaiting = await selectAwaiting(
    db,
    person,
    open.map(({ id }) => id),
  );
  const leasesOf = (rows: readonly { leaseId: string | null }[]) =>
    rows.flatMap(({ leaseId }) => leaseId ?? []);
  const { rows, ...counted } = await selectLateLeases(db, scope, query, {
    taken: leasesOf(open),
    awaiting: leasesOf(open.filter(({ id }) => awaiting.has(id))),
    onPlan: leasesOf(last.filter(({ paymentPlan }) => paymentPlan)),
    inService: leasesOf(last.filter((one) => one.inService)),
    spent,
    holding,
    firmId: person.firmId,
    now,
  });
  const openCases = byLease(open);
  const lastCases = byLease(last);
  return {
    leases: rows.map((row) =>
      viewOf(row, { open: openCases.get(row.id) ?? null, last: lastCases.get(row.id) ?? null }),
    ),
    ...counted,
  };
}

interface Named {
  id: string;
  title: string;
}
const byLease = <R extends Named & { leaseId: string | null }>(rows: readonly R[]) =>
  new Map(rows.map((row) => [row.leaseId, row]));

function viewOf(row: LateLeaseRow, { open, last }: { open: Named | null; last: LastCase | null }) {
  const { clientId, clientName, propertyId, propertyName, unitId, label, building, ...rest } = row;
  const { caresCovered, obstacle, state, paymentPlan, inService, ...lease } = rest;
  const runs = caresCovered === 'YES' && lease.noticeGivenOn !== null;
  const saidByLast =
    (obstacle === 'PAYMENT_PLAN' && paymentPlan === null) ||
    (obstacle === 'IN_SERVICE' && inService === null);
  const named = open ?? (saidByLast ? last : null);
  return {
    ...lease,
    client: { id: clientId, name: clientName },
    property: { id: propertyId, name: propertyName },
    unit: { id: unitId, label, building },
    state,
    obstacle,
    readyOn: runs && lease.noticeGivenOn ? addDays(lease.noticeGivenOn, CARES_NOTICE_DAYS) : null,
    case: named && { id: named.id, title: named.title },
  };
}
