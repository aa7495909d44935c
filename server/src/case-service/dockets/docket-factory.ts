import type { Insertable, Kysely, Selectable } from 'kysely';
import type { CasesDocket, DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import { seeded } from '../../platform/seeded.ts';
import { hearingInstant } from './hearing-instant.ts';

const DAY_MS = 86_400_000;

/** A docket at half past nine, two weeks from now unless a day is given; it may lie in the past. */
export async function makeDocket(
  db: Kysely<DB>,
  {
    seed,
    ...given
  }: Partial<Insertable<CasesDocket>> & { firmId: string; courthouseId: string; seed?: number },
): Promise<Selectable<CasesDocket>> {
  const some = seeded(seed);
  const court = await db
    .selectFrom('cases.courthouse')
    .select(['timeZone', 'maxCases'])
    .where('id', '=', given.courthouseId)
    .executeTakeFirstOrThrow();
  const date = given.hearingDate ?? new Date(Date.now() + 14 * DAY_MS).toISOString().slice(0, 10);
  const time = given.hearingTime ?? '09:30';
  return db
    .insertInto('cases.docket')
    .values({
      id: newId(),
      room: `Courtroom ${some.int(1, 9)}${some.pick(['A', 'B', 'C', 'D'])}`,
      judge: `Judge ${some.pick(['Ansley', 'Fairbanks', 'Moultrie', 'Rainey'])}`,
      maxCases: court.maxCases ?? 40,
      ...given,
      hearingDate: date,
      hearingTime: time,
      hearingAt: hearingInstant(date, time, court.timeZone),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
