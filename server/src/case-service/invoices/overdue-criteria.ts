import { caseCriterion } from '../cases/record/index.ts';
import { hasOverdue } from './invoice-queries.ts';

/** What the invoices of the case’s company answer. */
export const overdueCriteria = [
  caseCriterion('OVERDUE_INVOICES', { column: hasOverdue, holds: (isOverdue) => isOverdue }),
] as const;
