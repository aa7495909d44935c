import { caseHas, casePart } from '../cases/record/index.ts';
import { selectLockoutsOfCase } from './lockout-queries.ts';

/** The days that were set and proposed for the lockout. */
export const lockoutPart = casePart('lockouts', {
  rows: { lockouts: caseHas('cases.lockout') },
  async details({ db, record, rights, has }) {
    const isShown = rights.seeLockout && (await has('lockouts'));
    const rows = isShown ? await selectLockoutsOfCase(db, record) : [];
    return {
      lockouts: rows.map((row) => ({
        id: row.id,
        state: row.state,
        lockoutDate: row.lockoutDate,
        lockoutTime: row.lockoutTime,
        officerName: row.officerName,
        officerPhone: row.officerPhone,
        contactName: row.contactName,
        contactPhone: row.contactPhone,
        crew: row.crew,
        locksmith: row.locksmith,
        resetReason: row.resetReason,
        note: row.note,
        setAt: row.setAt,
        setBy: row.setByName,
        endedAt: row.endedAt,
        endReason: row.endReason,
      })),
    };
  },
});
