import { sql } from 'kysely';
import type { MilitaryStatus } from '@writdesk/contract/cases/case-values';
import { caseCriterion } from '../record/index.ts';

const ofTenants = <T>(value: string) => sql<T[]>`coalesce((
  select jsonb_agg(${sql.raw(value)} order by t.position, t.id) from cases.case_tenant t
  where t.firm_id = c.firm_id and t.case_id = c.id), '[]')`;

/** How the name of a company ends. */
const companyName =
  /\b(?:llc|l\.l\.c\.|inc|incorporated|corp|corporation|company|co|ltd|lp|llp|pllc|trust|foundation)\.?$/i;

/** What the defendants answer. */
export const tenantCriteria = [
  caseCriterion('TENANT_AGED', {
    // Of the birth the year alone is readable: in that year a tenant counts as of that age.
    column: () => ofTenants<number | null>('t.dob_year'),
    holds: (years, { value, today }) => {
      const thisYear = Number(today.slice(0, 4));
      if (years.some((year) => year !== null && thisYear - year >= value)) return true;
      return years.length === 0 || years.includes(null) ? null : false;
    },
  }),
  caseCriterion('MINORS_ONLY', {
    column: () => ofTenants<boolean>('t.is_minor'),
    holds: (minors) => (minors.length === 0 ? null : minors.every(Boolean)),
  }),
  caseCriterion('MILITARY_ACTIVE', {
    column: () =>
      ofTenants<MilitaryStatus | null>("case when t.is_minor then 'NOT_ACTIVE' else t.military_status end"),
    holds: (found) => {
      if (found.includes('ACTIVE')) return true;
      return found.length > 0 && found.every((one) => one === 'NOT_ACTIVE') ? false : null;
    },
  }),
  caseCriterion('COMPANY_TENANT', {
    column: () => ofTenants<string>('t.last_name'),
    holds: (names) => (names.length === 0 ? null : names.some((name) => companyName.test(name.trim()))),
  }),
] as const;
