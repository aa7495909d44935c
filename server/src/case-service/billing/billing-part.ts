import { casePart } from '../cases/record/index.ts';
import { billingColumns } from './billing-queries.ts';
import { billingsOf } from './billings-of.ts';

/** What a case has cost. */
export const billingPart = casePart('billing', {
  facts: { columns: () => billingColumns, of: ({ unbilled }) => ({ unbilledCents: unbilled }) },
  async details({ db, record, rights }) {
    const { unbilled, billed } = await billingsOf(db, record);
    return { billingItems: rights.seeBilling ? [...unbilled, ...billed] : [] };
  },
});
