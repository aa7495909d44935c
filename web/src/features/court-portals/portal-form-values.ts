import type { CourtPortal } from '@writdesk/contract/court-portals/court-portals';
import { managerBody, managerValues } from './manager-values.ts';

/** A portal as its form holds it. */
export const portalFormValues = (portal: CourtPortal | null) => ({
  ...managerValues(portal?.ecf ?? null),
  name: portal?.name ?? '',
  address: portal?.address ?? '',
  adapter: portal?.adapter ?? null,
  courthouseIds: (portal?.courthouses.map(({ id }) => id) ?? []) as readonly string[],
  terms: portal?.terms ?? ('UNKNOWN' as const),
  termsSource: portal?.termsSource ?? '',
  termsOn: portal?.termsOn ?? null,
  opensAt: portal?.opensAt ?? '',
  closesAt: portal?.closesAt ?? '',
  weekdaysOnly: portal?.weekdaysOnly ?? false,
  cutOffAt: portal?.cutOffAt ?? '',
  paceSeconds: String(portal?.paceSeconds ?? 10),
  // Nothing asks for it: it stays as it is.
  maintenanceFrom: portal?.maintenanceFrom ?? null,
  maintenanceUntil: portal?.maintenanceUntil ?? null,
});
export type PortalFormValues = ReturnType<typeof portalFormValues>;

export const portalFormBody = ({ opensAt, closesAt, cutOffAt, adapter, ...values }: PortalFormValues) => ({
  ...values,
  courthouseIds: [...values.courthouseIds],
  // What is not chosen is said at its field.
  adapter: adapter as CourtPortal['adapter'],
  ecf: managerBody(adapter, values),
  opensAt: opensAt || null,
  closesAt: closesAt || null,
  cutOffAt: cutOffAt || null,
  paceSeconds: Number(values.paceSeconds),
});
