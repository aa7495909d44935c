import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { caseCriterion } from './case-criterion.ts';

const SUBSIDIZED = ['LIHTC', 'VOUCHER', 'PUBLIC_HOUSING', 'USDA_RD'];
const asSaid = (said: boolean | null) => said;

/** What the case’s own row answers, and the cases before it. */
export const recordCriteria = [
  caseCriterion('SUM_BELOW', {
    column: () => sql<number>`c.claim_cents`,
    holds: (cents, { value }) => Number(cents) < value,
  }),
  caseCriterion('ACCOMMODATION_PENDING', {
    column: () => sql<boolean | null>`c.accommodation_pending`,
    holds: asSaid,
  }),
  caseCriterion('MEDIA_SENSITIVE', {
    column: () => sql<boolean | null>`c.media_sensitive`,
    holds: asSaid,
  }),
  caseCriterion('PAYMENT_PLAN', {
    column: () => sql<boolean | null>`c.payment_plan`,
    holds: asSaid,
  }),
  caseCriterion('SUBSIDIZED_UNIT', {
    column: () => sql<string>`c.property_category`,
    holds: (category) => SUBSIDIZED.includes(category),
  }),
  caseCriterion('COURTHOUSE', {
    column: () => sql<string | null>`c.courthouse_id::text`,
    holds: (courthouseId, { courthouseIds }) =>
      courthouseId === null ? null : courthouseIds.includes(courthouseId),
  }),
  caseCriterion('PRIOR_CASE', {
    // Empty where there was none; null while no property is chosen.
    column: () => sql<string | null>`case when c.property_id is not null then coalesce((
      select to_char(max(p.submitted_at), 'YYYY-MM-DD') from cases.eviction_case p
      where p.firm_id = c.firm_id and p.client_id = c.client_id and p.property_id = c.property_id
        and p.unit_label is not distinct from c.unit_label and p.id <> c.id and p.created_at < c.created_at), '') end`,
    holds: (day, { value, today }) =>
      day === null
        ? null
        : day !== '' && day >= Temporal.PlainDate.from(today).subtract({ months: value }).toString(),
  }),
] as const;
