import { casePart } from '../cases/record/index.ts';
import { overdueColumns } from './invoice-queries.ts';

/** An invoice that is overdue keeps new cases of its company out. */
export const overduePart = casePart('overdue', {
  facts: { columns: overdueColumns, of: ({ overdue }) => ({ overdue }) },
});
