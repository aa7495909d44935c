import { casePart } from '../cases/record/index.ts';
import { findAnswer } from './sweep-queries.ts';

/** What the property said before the hearing that is set. */
export const sweepPart = casePart('payment-sweep', {
  async details({ db, record, rights }) {
    if (!record.docketId || !rights.seeSweep) return { sweep: null };
    const said = await findAnswer(db, record, record.docketId);
    return {
      sweep: said
        ? { answer: said.answer, note: said.note, by: said.answeredByName, at: said.answeredAt }
        : null,
    };
  },
});
