import type { WaitingQuery } from '@writdesk/contract/special-approvals/approval-requests';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleCase } from '../cases/record/index.ts';
import { requestColumns } from './request-queries.ts';

/** One page of the open requests that wait for somebody, the one due first at the top. */
export function selectWaitingPage(db: Kysely<DB>, scope: Scope, userId: string, query: WaitingQuery) {
  const matching = db
    .selectFrom('cases.specialApprovalRequest as r')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'r.firmId').onRef('c.id', '=', 'r.caseId'),
    )
    .where(visibleCase(scope))
    .where('r.status', '=', 'OPEN')
    .where(sql<SqlBool>`${userId}::uuid = any(r.awaited_ids)`);
  return selectPage(db, matching, query, (rows) =>
    rows
      .innerJoin('users.publishedClientName as client', 'client.id', 'c.clientId')
      .select(requestColumns)
      .select([
        'c.title',
        'c.caseNumber',
        'c.caseDraftNumber',
        'c.propertyId',
        'c.createdBy',
        'c.assignedLawyerId',
        'c.approvedBy',
        'client.name as clientName',
      ])
      .orderBy('r.dueAt')
      .orderBy('r.id'),
  );
}
