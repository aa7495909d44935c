import type { HoldKind } from '@writdesk/contract/cases/case-facts';
import { casePart } from '../record/index.ts';
import { holdColumns, selectHolds } from './hold-queries.ts';

/** What holds a case up: a stay, a settlement, an unpaid invoice. */
export const holdPart = casePart('holds', {
  facts: { columns: holdColumns, of: ({ holds }) => ({ holds: holds as HoldKind[] }) },
  async details({ db, record, rights }) {
    const holds = await selectHolds(db, record);
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
