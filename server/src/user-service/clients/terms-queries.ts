import { usualTerms } from '@writdesk/contract/clients/clients';
import { sql } from 'kysely';

/** The terms of a company with a firm, in a query that joins `users.published_terms` as `terms` from the left: who agreed nothing has no row. */
export const termsColumns = {
  termsDays: sql<number>`coalesce(terms.terms_days, ${sql.lit(usualTerms.termsDays)})`,
  graceDays: sql<number>`coalesce(terms.grace_days, ${sql.lit(usualTerms.graceDays)})`,
  overdueGate: sql<string>`coalesce(terms.overdue_gate, ${sql.lit(usualTerms.overdueGate)})`,
} as const;
