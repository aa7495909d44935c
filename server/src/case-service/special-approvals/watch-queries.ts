import { beforeApproval } from '@writdesk/contract/cases/case-stages';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';

const MOST = 500;

/** Cases with an open request of which half of the time, or all of it, has passed unnoticed. */
export async function selectOverdueRequests(db: Kysely<DB>, now: Date): Promise<{ caseId: string }[]> {
  const { rows } = await sql<{ caseId: string }>`
    select distinct r.case_id from cases.special_approval_request r
    where r.status = 'OPEN' and (r.reminded_at is null and r.remind_at <= ${now}
      or r.escalated_at is null and r.due_at <= ${now})
    limit ${MOST}`.execute(db);
  return rows;
}

/** Open cases of a firm that the reader sees, between their submission and a lawyer’s approval. */
export const selectRehearsed = (db: Kysely<DB>, scope: Scope, firmId: string, most: number) =>
  db
    .selectFrom('cases.evictionCase as c')
    .leftJoin('users.publishedClientName as client', 'client.id', 'c.clientId')
    .select(['c.id', 'c.title', 'c.caseNumber', 'c.caseDraftNumber', 'client.name as companyName'])
    .where('c.firmId', '=', firmId)
    .where(visibleCase(scope))
    .where((of) =>
      of.or([
        of('c.status', 'in', beforeApproval),
        of.and([
          of('c.status', '=', 'SENT_FOR_SERVING'),
          of('c.serveFirst', '=', true),
          of('c.filingStage', '=', 'NONE'),
        ]),
      ]),
    )
    .orderBy('c.submittedAt')
    .orderBy('c.id')
    .limit(most)
    .execute();

/** Cases between their submission and a lawyer’s approval, of firms that have rules or of which something is open. */
export async function selectAskable(db: Kysely<DB>, firmId: string | null): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from cases.eviction_case c
    where c.status in (${sql.join([...beforeApproval, 'SENT_FOR_SERVING'])})
      and (${firmId}::uuid is null or c.firm_id = ${firmId}::uuid)
      and (exists (select from cases.special_approval a where a.firm_id = c.firm_id and a.active)
        or exists (select from cases.special_approval_request r where r.firm_id = c.firm_id and r.case_id = c.id
          and r.status in ('OPEN', 'APPROVED', 'REFUSED')))
    order by c.firm_id, c.id`.execute(db);
  return rows.map(({ id }) => id);
}
