import { caseHas, casePart } from '../cases/record/index.ts';
import { billingColumns } from './billing-queries.ts';
import { billingsOf } from './billings-of.ts';

/** What a case has cost. */
export const billingPart = casePart('billing', {
  facts: { columns: () => billingColumns, of: ({ unbilled }) => ({ unbilledCents: unbilled }) },
  rows: { charges: caseHas('cases.billingItem') },
  async details({ db, record, rights, has }) {
    if (!rights.seeBilling || !(await has('charges'))) return { billingItems: [] };
    const { unbilled, billed } = await billingsOf(db, record);
    return { billingItems: [...unbilled, ...billed] };
  },
});
