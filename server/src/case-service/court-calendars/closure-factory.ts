import type { Insertable, Kysely } from 'kysely';
import type { CasesCourtClosure, DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';

/** A closure that stands on record only: its days are not in the calendar, as after it was undone. */
export function makeUndoneClosure(
  db: Kysely<DB>,
  given: Pick<Insertable<CasesCourtClosure>, 'courthouseId'> & Partial<Insertable<CasesCourtClosure>>,
) {
  return db
    .insertInto('cases.courtClosure')
    .values({
      id: newId(),
      dates: ['2026-02-02'],
      reason: 'Burst pipe',
      closedBy: 'Wanda Beaufort',
      closedAt: new Date('2026-02-01T20:00:00Z'),
      undoneBy: 'Wanda Beaufort',
      undoneAt: new Date('2026-02-01T22:00:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
