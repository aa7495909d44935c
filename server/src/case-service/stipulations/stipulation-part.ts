import { caseHas, casePart } from '../cases/record/index.ts';
import { findLast, selectDues, stipulationColumns } from './stipulation-queries.ts';

/** The last agreement before the court, with what came of each of its days. */
export const stipulationPart = casePart('stipulation', {
  facts: { columns: () => stipulationColumns, of: ({ stipulated }) => ({ stipulated }) },
  rows: { agreements: caseHas('cases.stipulation') },
  async details({ db, record, has }) {
    const last = (await has('agreements')) ? await findLast(db, record) : undefined;
    if (!last) return { stipulation: null };
    const dues = await selectDues(db, record, last.id);
    return {
      stipulation: {
        id: last.id,
        agreedOn: last.agreedOn,
        state: last.state,
        dues: dues.map(({ dueOn, kind, amountCents, outcome, saidByName, saidAt }) => ({
          dueOn,
          kind,
          amountCents,
          outcome,
          saidBy: saidByName,
          saidAt,
        })),
      },
    };
  },
});
