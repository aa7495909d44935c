import { sql } from 'kysely';
import { Temporal } from 'temporal-polyfill';
import { caseCriterion } from '../record/index.ts';

const ofEviction = (column: 'notice_served_on' | 'lease_from') => sql<string | null>`(
  select to_char(e.${sql.ref(column)}, 'YYYY-MM-DD') from cases.case_eviction e
  where e.firm_id = c.firm_id and e.case_id = c.id)`;

const isBefore = (day: string | null, today: string, span: { days?: number; years?: number }) =>
  day === null ? null : day < Temporal.PlainDate.from(today).subtract(span).toString();

/** What lease, notice and ledger answer. */
export const evictionCriteria = [
  caseCriterion('OTHER_CHARGES_ABOVE', {
    // Null while nobody has entered a ledger.
    column: () => sql<string | null>`(
      select sum(l.amount_cents) filter (where l.kind in ('LATE_FEE', 'UTILITY', 'OTHER'))::text
      from cases.case_ledger_line l where l.firm_id = c.firm_id and l.case_id = c.id having count(*) > 0)`,
    holds: (cents, { value }) => (cents === null ? null : Number(cents) > value),
  }),
  caseCriterion('RENT_OLDER_THAN', {
    column: () => sql<string | null>`(
      select to_char(min(l.due_on), 'YYYY-MM-DD') from cases.case_ledger_line l
      where l.firm_id = c.firm_id and l.case_id = c.id and l.kind = 'RENT' and l.amount_cents > 0)`,
    holds: (day, { value, today }) => isBefore(day, today, { days: value }),
  }),
  caseCriterion('NOTICE_OLDER_THAN', {
    column: () => ofEviction('notice_served_on'),
    holds: (day, { value, today }) => isBefore(day, today, { days: value }),
  }),
  caseCriterion('TENURE_ABOVE', {
    column: () => ofEviction('lease_from'),
    holds: (day, { value, today }) => isBefore(day, today, { years: value }),
  }),
] as const;
