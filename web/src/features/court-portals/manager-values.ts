import { recordOf } from '@writdesk/contract/values/records';
import type { CourtPortal, EcfValues } from '@writdesk/contract/court-portals/court-portals';

/** What is asked of a filing manager, in the order in which it is asked. */
export const managerFields = [
  'court',
  'filerName',
  'paymentAccount',
  'caseCategory',
  'causeOfAction',
  'relief',
  'filing',
  'certificate',
] as const;
export type ManagerField = (typeof managerFields)[number];
/** They stand under `ecf` in the body, and flat in the form. */
export type ManagerValues = Record<`ecf.${ManagerField}`, string>;

export const managerValues = (ecf: EcfValues | null): ManagerValues =>
  Object.fromEntries(managerFields.map((name) => [`ecf.${name}`, ecf?.[name] ?? ''])) as ManagerValues;

/** As the call takes it; null where the portal is a site. */
export const managerBody = (adapter: CourtPortal['adapter'] | null, values: ManagerValues) =>
  adapter === 'ECF' ? recordOf(managerFields, (name) => values[`ecf.${name}`]) : null;
