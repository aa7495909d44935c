import type { HoldKind } from '@writdesk/contract/cases/hold-kinds';
import { caseHas, casePart } from '../record/index.ts';
import { holdColumns, selectHolds } from './hold-queries.ts';

/** What holds a case up: a stay, a settlement, an unpaid invoice. */
export const holdPart = casePart('holds', {
  facts: { columns: holdColumns, of: ({ holds }) => ({ holds: holds as HoldKind[] }) },
  rows: { holds: caseHas('cases.caseHold') },
  async details({ db, record, rights, has }) {
    const holds = (await has('holds')) ? await selectHolds(db, record) : [];
    return {
      holds: holds.map((hold) => ({
        id: hold.id,
        kind: hold.kind,
        from: hold.fromAt,
        until: hold.untilAt,
        note: rights.seeFirmThread ? hold.note : null,
      })),
    };
  },
});
