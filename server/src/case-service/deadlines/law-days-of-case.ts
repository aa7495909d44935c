import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { LawDay } from '@writdesk/contract/lawful-days/lawful-facts';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { KeptDate } from './case-facts-queries.ts';
import { lawDaysOf } from './law-days.ts';

/** The days of the law in a case, as they were last counted. */
export async function lawDaysOfCase(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
): Promise<Partial<Record<DeadlineEvent, LawDay>>> {
  const row = await db
    .selectFrom('cases.caseDates')
    .select('dates')
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .executeTakeFirst();
  return lawDaysOf((row?.dates ?? null) as Readonly<Record<string, KeptDate>> | null);
}
