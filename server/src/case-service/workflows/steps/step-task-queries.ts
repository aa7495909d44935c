import type { StepTaskQuery } from '@writdesk/contract/workflows/step-tasks';
import { taskKinds } from '@writdesk/contract/workflows/workflow-values';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { UserActor } from '../../../platform/actor.ts';
import { directionOf, selectPage } from '../../../platform/db/page.ts';
import type { DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { visibleCase } from '../../cases/record/index.ts';

interface Reader {
  actor: UserActor;
  scope: Scope;
}

/** One page of the tasks that the reader may do, the first due first. */
export function selectTaskPage(db: Kysely<DB>, reader: Reader, query: StepTaskQuery) {
  const { caseId, whose, sort } = query;
  const direction = directionOf(sort);
  const isMine = whose?.length === 1 && whose[0] === 'mine';
  const matching = ofReader(db, reader)
    .$if(caseId !== null, (rows) => rows.where('s.caseId', '=', caseId ?? ''))
    .$if(isMine, (rows) =>
      rows.where((of) =>
        of.or([of('s.assigneeId', '=', reader.actor.userId), of('s.assigneeId', 'is', null)]),
      ),
    );
  return selectPage(db, matching, query, (rows) =>
    withNames(rows)
      .orderBy('s.dueAt', (order) =>
        direction === 'asc' ? order.asc().nullsLast() : order.desc().nullsLast(),
      )
      .orderBy('s.id', direction),
  );
}
export type TaskRow = Awaited<ReturnType<typeof selectTaskPage>>['rows'][number];

export const findTask = (db: Kysely<DB>, reader: Reader, id: string): Promise<TaskRow | undefined> =>
  withNames(ofReader(db, reader).where('s.id', '=', id)).executeTakeFirst();

/** Whoever runs the firm, or cares for the platform, does every task. */
export const isAnyones = (actor: UserActor): boolean =>
  actor.roles.includes('firm_admin') || actor.roleType === 'Admin';

function ofReader(db: Kysely<DB>, { actor, scope }: Reader) {
  return db
    .selectFrom('cases.caseStep as s')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 's.firmId').onRef('c.id', '=', 's.caseId'),
    )
    .where(visibleCase(scope))
    .where('s.state', '=', 'ACTIVE')
    .where(sql<SqlBool>`s.configure_action ->> 'action' in (${sql.join(taskKinds)})`)
    .$if(!isAnyones(actor), (rows) =>
      rows.where((of) =>
        of.or([of('s.assigneeId', '=', actor.userId), sql<SqlBool>`s.roles && ${[...actor.roles]}::text[]`]),
      ),
    );
}

const withNames = (rows: ReturnType<typeof ofReader>) =>
  rows
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .leftJoin('users.publishedCountyName as county', 'county.id', 'c.countyId')
    .leftJoin('users.publishedFirm as firm', 'firm.id', 'c.firmId')
    .select([
      's.id',
      's.firmId',
      's.caseId',
      's.name',
      's.roles',
      's.assigneeId',
      's.dueAt',
      's.startedAt',
      'c.title',
      'c.caseNumber',
      'c.caseDraftNumber',
      sql<(typeof taskKinds)[number]>`s.configure_action ->> 'action'`.as('kind'),
      sql<string>`coalesce(court.time_zone, county.time_zone, firm.time_zone, 'America/New_York')`.as(
        'timeZone',
      ),
      sql<string | null>`(select p.name from users.published_person_name p where p.id = s.assignee_id)`.as(
        'assigneeName',
      ),
    ]);
