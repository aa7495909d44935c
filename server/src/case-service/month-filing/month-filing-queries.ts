import { endStatuses } from '@writdesk/contract/cases/case-status';
import type { monthFiling } from '@writdesk/contract/month-filing/month-filing';
import type { RouteInput } from '@writdesk/contract/route';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { searched } from '../../platform/db/search.ts';
import { visibleCase } from '../cases/record/index.ts';

/** The open cases that name a lease, of those that the scope sees. */
export const selectOpenCasesOfLeases = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.evictionCase as c')
    .select(['c.id', 'c.title', 'c.leaseId'])
    .where('c.leaseId', 'is not', null)
    .where('c.status', 'not in', endStatuses)
    .where(visibleCase(scope))
    .execute();

/** One page of the drafts that name a lease, with the facts that are typed into the grid. */
export function selectLeaseDrafts(
  db: Kysely<DB>,
  scope: Scope,
  query: RouteInput<typeof monthFiling.drafts>['query'],
) {
  const { search, sort } = query;
  const matching = db
    .selectFrom('cases.evictionCase as c')
    .where('c.status', '=', 'DRAFT')
    .where('c.leaseId', 'is not', null)
    .where(visibleCase(scope))
    .where(searched(search, sql<string>`lower(c.title)`, [sql`lower(c.unit_label)`]));
  const [first, direction] = sorted({ createdAt: sql`c.created_at`, title: sql`lower(c.title)` }, sort);
  return selectPage(db, matching, query, (rows) =>
    rows
      .leftJoin('users.publishedClientName as client', 'client.id', 'c.clientId')
      .leftJoin('users.publishedPropertyName as property', 'property.id', 'c.propertyId')
      .leftJoin('cases.caseEviction as e', (join) =>
        join.onRef('e.firmId', '=', 'c.firmId').onRef('e.caseId', '=', 'c.id'),
      )
      .selectAll('c')
      .select([
        'client.name as clientName',
        'property.name as propertyName',
        'e.reasons',
        'e.claimedCents',
        'e.noticeType',
        'e.noticeServedOn',
        'e.noticeMethod',
        sql<{ id: string; fileName: string }[]>`coalesce((
          select json_agg(json_build_object('id', d.id, 'fileName', d.file_name) order by d.id)
          from cases.case_document d
          where d.firm_id = c.firm_id and d.case_id = c.id and d.kind = 'NOTICE_PROOF' and d.replaced_by is null), '[]')`.as(
          'proofs',
        ),
      ])
      .orderBy(first, direction)
      .orderBy('c.id', direction),
  );
}
export type LeaseDraftRow = Awaited<ReturnType<typeof selectLeaseDrafts>>['rows'][number];
