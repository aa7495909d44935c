import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';

interface Watched {
  caseId: string;
}

/** Cases before a wait whose day of the law may have come: no clock is further ahead of the server’s than half a day. */
export async function selectWaitsOver(db: Kysely<DB>, now: Date, limit: number): Promise<Watched[]> {
  const { rows } = await sql<Watched>`
    select s.case_id from cases.case_step s
    join cases.case_dates d on d.firm_id = s.firm_id and d.case_id = s.case_id
    cross join lateral (select d.dates -> (s.configure_action ->> 'deadlineRuleEvent') as of) law
    where s.waiting_since is not null and s.state = 'PENDING' and coalesce(law.of ->> 'supposed', '') = ''
      and left(coalesce(law.of ->> 'earliestAction', law.of ->> 'date'), 10)
        <= to_char((${now}::timestamptz + interval '14 hours') at time zone 'UTC', 'YYYY-MM-DD')
    order by s.waiting_since, s.id limit ${limit}`.execute(db);
  return rows;
}

/** Cases with a step that is to notify somebody of its due day by now. */
export const selectNoticesDue = (db: Kysely<DB>, now: Date, limit: number): Promise<Watched[]> =>
  db
    .selectFrom('cases.caseStep')
    .select('caseId')
    .distinct()
    .where('noticeAt', '<=', now)
    .where('state', '=', 'ACTIVE')
    .limit(limit)
    .execute();
