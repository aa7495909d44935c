import { casePart } from '../cases/record/index.ts';
import { exceptedColumns } from './overdue-exception-queries.ts';

/** An exception of the firm lets new cases of a company in although an invoice is overdue. */
export const exceptedPart = casePart('excepted', {
  facts: { columns: exceptedColumns, of: ({ excepted }) => ({ excepted }) },
});
