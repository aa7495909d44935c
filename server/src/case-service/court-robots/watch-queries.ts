import { beforeWrit } from '@writdesk/contract/cases/case-stages';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';

interface Due {
  firmId: string;
  clientId: string;
  caseId: string;
  courthouseId: string;
}

/**
 * Cases at courts with a portal where robots are let in, whose docket nobody has looked at for so long as their next date allows: a
 * day in the week before it, else a week.
 */
export async function selectDocketsDue(
  db: Kysely<DB>,
  { now, today, limit }: { now: Date; today: string; limit: number },
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select c.firm_id, c.client_id, c.id as case_id, c.courthouse_id
    from cases.court_portal_court of
    join cases.court_portal p on p.firm_id = of.firm_id and p.id = of.portal_id
    join cases.eviction_case c on c.firm_id = of.firm_id and c.courthouse_id = of.courthouse_id
    where p.state = 'ON' and p.terms = 'ALLOWED' and p.adapter <> 'ECF' and c.case_number is not null
      and c.status in (${sql.join([...beforeWrit])})
      and not exists (
        select 1 from cases.rpa_bot_job j
        where j.firm_id = c.firm_id and j.case_id = c.id and j.kind = 'DOCKET_LOOKUP'
          and (j.status in ('QUEUED', 'RUNNING', 'NEEDS_HUMAN') or j.created_at > ${now}::timestamptz -
            case when c.next_date between ${today}::date and ${today}::date + 7 then interval '20 hours'
              else interval '7 days' end))
    order by c.next_date nulls last, c.id
    limit ${limit}`.execute(db);
  return rows;
}
