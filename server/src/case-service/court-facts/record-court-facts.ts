import { verbOf } from '../cases/actions/index.ts';
import { keepCourtFacts } from '../deadlines/index.ts';

/** Days that somebody read from the court papers; the case's dates follow in the same transaction. */
export const recordCourtFacts = verbOf(
  'recordFact',
  async ({ tx, record, timeZone, context: { actor } }, { facts, source, reason }) => {
    const changed = await keepCourtFacts(tx, { record, actor, timeZone, facts, source, reason });
    return { comment: reason, data: { facts: changed, ...(source && { source }) } };
  },
);
