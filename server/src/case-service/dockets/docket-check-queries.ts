import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { type CaseOwner, keysOf } from '../cases/record/index.ts';

export async function insertDocketCheck(
  db: Kysely<DB>,
  record: CaseOwner,
  check: {
    id: string;
    found: 'NONE' | 'ANSWER' | 'APPEAL';
    on: string;
    userId: string | null;
    note: string | null;
  },
): Promise<void> {
  await db
    .insertInto('cases.docketCheck')
    .values({
      ...keysOf(record),
      id: check.id,
      found: check.found,
      checkedOn: check.on,
      checkedBy: check.userId,
      note: check.note,
    })
    .execute();
}

/** For the query of a case’s facts: what is known of the court’s docket, by a document of the court or by a look at it. */
export const docketCheckColumns = {
  found: sql<string | null>`case when exists (select from cases.case_court_fact f
      where f.firm_id = c.firm_id and f.case_id = c.id and f.fact = 'answeredOn' and f.ended_at is null) then 'ANSWER'
    else (select k.found from cases.docket_check k where k.firm_id = c.firm_id and k.case_id = c.id
      order by k.id desc limit 1) end`,
  checkedOn: sql<string | null>`(select to_char(k.checked_on, 'YYYY-MM-DD') from cases.docket_check k
    where k.firm_id = c.firm_id and k.case_id = c.id order by k.id desc limit 1)`,
};
