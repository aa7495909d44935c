import { permitted, type Permission } from '@writdesk/contract/permissions/permissions';
import { type ReportFields, type ReportKind, periodsOf } from '@writdesk/contract/reports/report-values';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { UserActor } from '../../platform/actor.ts';

/** What a report shows must be what its owner may read on the screens. */
const shown: Readonly<Record<ReportKind, readonly Permission[]>> = {
  PROPERTIES: ['case.read', 'property.read'],
  ATTORNEY_WEEK: ['case.read'],
  COUNTY_TIMES: ['statistics.read'],
};

/** Whether somebody may have a kind of report at this moment. The week is that of people of a firm. */
export function mayHave(
  { roles, roleType }: Pick<UserActor, 'roles' | 'roleType'>,
  kind: ReportKind,
): boolean {
  if (kind === 'ATTORNEY_WEEK' && roleType !== 'Firm') return false;
  return permitted(roles, 'report.read') !== null && shown[kind].every((one) => permitted(roles, one));
}

/** What a report is asked about. */
export type AskedAbout = Pick<ReportFields, 'kind' | 'clientId' | 'period' | 'from' | 'to'>;

/** What is wrong with a report as it is set up. */
export function reportFaults(
  { kind, clientId, period, from, to }: AskedAbout,
  actor: UserActor,
): FieldError[] {
  const faults: FieldError[] = [];
  if (!mayHave(actor, kind)) faults.push(atField('kind', fault('report_kind_role')));
  if (!periodsOf[kind].includes(period)) faults.push(atField('period', fault('report_period')));
  if (period === 'DAYS' && (!from || !to))
    faults.push(atField(from ? 'to' : 'from', fault('report_days_missing')));
  if (period === 'DAYS' && from && to && from > to) faults.push(atField('to', fault('report_days_reversed')));
  if (kind === 'PROPERTIES' && !clientId && !actor.clientId)
    faults.push(atField('clientId', fault('report_company')));
  return faults;
}
