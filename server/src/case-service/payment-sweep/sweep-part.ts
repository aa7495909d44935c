import { casePart } from '../cases/record/index.ts';
import { findSaid } from './sweep-queries.ts';
import { sweepView } from './sweep-view.ts';

/** What the property said before the hearing that is set, or that it is still to say it. */
export const sweepPart = casePart('payment-sweep', {
  async details({ db, record, rights, now }) {
    const said = record.docketId && rights.seeSweep && (await findSaid(db, record, record.docketId, now));
    if (!said) return { sweep: null, sweepWaits: false };
    const sweepWaits = record.status === 'ON_DOCKET' && said.sweep === null && said.isAsked;
    return { sweep: sweepView(said.sweep), sweepWaits };
  },
});
