import { casePart } from '../cases/record/index.ts';
import { guardOfCase } from './guard-of-case.ts';
import { readLawBook } from '../deadlines/index.ts';
import { selectPaymentFacts } from './tenant-payment-queries.ts';

/** Whether money may be taken from the tenant now, and what was taken. */
export const tenantPaymentPart = casePart('tenant-payments', {
  async details({ db, record, now }) {
    const [facts, book] = await Promise.all([selectPaymentFacts(db, record), readLawBook(db)]);
    return {
      paymentGuard: guardOfCase(record, facts, book, now),
      tenantPayments: facts?.payments ?? [],
    };
  },
});
