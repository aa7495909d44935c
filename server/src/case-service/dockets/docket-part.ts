import { caseHas, casePart } from '../cases/record/index.ts';
import { selectDockets } from './case-docket-queries.ts';
import { docketCheckColumns } from './docket-check-queries.ts';

/** The dockets that a case stood on, and what the court’s own docket is known to say. */
export const docketPart = casePart('dockets', {
  facts: {
    columns: () => docketCheckColumns,
    of: ({ found, checkedOn }) => ({
      answered: found === 'ANSWER',
      docketCheckedOn: found === 'NONE' ? checkedOn : null,
    }),
  },
  rows: { dockets: caseHas('cases.caseDocket') },
  async details({ db, record, has }) {
    const dockets = (await has('dockets')) ? await selectDockets(db, record) : [];
    return {
      caseDockets: dockets.map((docket) => ({
        id: docket.id,
        docketId: docket.docketId,
        state: docket.state,
        position: docket.position,
        hearingAt: docket.hearingAt,
        hearingDate: docket.hearingDate,
        hearingTime: docket.hearingTime,
        room: docket.room,
        judge: docket.judge,
        caseCount: docket.caseCount,
        maxCases: docket.maxCases,
        result: docket.result,
      })),
    };
  },
});
