import type { CaseStatusAuditQuery } from '@writdesk/contract/audits/case-status-audits';
import type { Kysely } from 'kysely';
import { directionOf, selectPage } from '../../../platform/db/page.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { onFirmDays, visibleCase } from '../record/index.ts';

/** One page of the status changes of all cases in the scope, and the number of all that match. */
export function selectStatusAuditPage(db: Kysely<DB>, scope: Scope, query: CaseStatusAuditQuery) {
  const { dateRange, fromStatus, toStatus, action } = query;
  const direction = directionOf(query.sort);
  const matching = db
    .selectFrom('cases.statusChange as s')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 's.firmId').onRef('c.id', '=', 's.caseId'),
    )
    .where(visibleCase(scope))
    .where(({ ref }) => onFirmDays(ref('s.occurredAt'), dateRange.from, dateRange.to))
    .$if(fromStatus !== null, (rows) => rows.where('s.fromStatus', 'in', fromStatus ?? []))
    .$if(toStatus !== null, (rows) => rows.where('s.toStatus', 'in', toStatus ?? []))
    .$if(action !== 'all' && action !== '', (rows) => rows.where('s.action', '=', action))
    .$if(query.actorId !== null, (rows) => rows.where('s.actorId', '=', query.actorId))
    .$if(query.clientId !== null, (rows) => rows.where('c.clientId', '=', query.clientId ?? ''))
    .$if(query.countyId !== null, (rows) => rows.where('c.countyId', '=', query.countyId))
    .$if(query.courthouseId !== null, (rows) => rows.where('c.courthouseId', '=', query.courthouseId))
    .$if(query.caseId !== null, (rows) => rows.where('c.id', '=', query.caseId ?? ''));
  return selectPage(db, matching, query, (rows) =>
    rows
      .leftJoin('users.publishedClientName as client', 'client.id', 'c.clientId')
      .leftJoin('users.publishedCountyName as county', 'county.id', 'c.countyId')
      .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
      .select([
        's.id',
        's.caseId',
        's.fromStatus',
        's.toStatus',
        's.action',
        's.comment',
        's.actorId',
        's.actorName',
        's.occurredAt',
        'c.title',
        'c.caseNumber',
        'c.caseDraftNumber',
        'c.clientId',
        'client.name as clientName',
        'county.name as countyName',
        'court.shortName as courthouseName',
      ])
      .orderBy('s.occurredAt', direction)
      .orderBy('s.id', direction),
  );
}
