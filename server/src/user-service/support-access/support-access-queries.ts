import type { supportAccesses } from '@writdesk/contract/support-access/support-access';
import type { RouteInput } from '@writdesk/contract/route';
import { type Expression, type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { DB, UsersSupportAccess } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';
import { announceRightsChanged } from '../../platform/live/index.ts';

type Query = RouteInput<typeof supportAccesses.list>['query'];

/**
 * A firm sees who had access; the platform sees all. Support access to one case is hidden from people whom an ethical wall keeps
 * from that case.
 */
function visibleAccess(scope: Scope): Expression<SqlBool> {
  return visible(scope, {
    firm: sql<SqlBool>`(s.firm_id = ${scope.firmId}
      and (s.case_id is null or s.case_id <> all(${scope.withheldIds}::uuid[])))`,
    clients: nothing,
    properties: nothing,
    owner: nothing,
  });
}

const named = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('users.supportAccess as s')
    .innerJoin('users.firm as firm', 'firm.id', 's.firmId')
    .where(visibleAccess(scope));

/** One page of accesses, the newest first, with the number of all that match. */
export async function selectAccessPage(db: Kysely<DB>, scope: Scope, query: Query, now: Date) {
  const { firmId, open } = query;
  const isOpen = sql<SqlBool>`(s.ended_at is null and s.ends_at > ${now})`;
  const matching = named(db, scope)
    .$if(firmId !== null, (rows) => rows.where('s.firmId', '=', firmId ?? ''))
    .$if(open !== null, (rows) => rows.where(isOpen, '=', open ?? true));
  return selectPage(db, matching, query, (rows) =>
    rows
      .selectAll('s')
      .select('firm.name as firmName')
      .orderBy('s.startedAt', 'desc')
      .orderBy('s.id', 'desc'),
  );
}

export type AccessRow = Awaited<ReturnType<typeof selectAccessPage>>['rows'][number];

/** One access, locked. */
export function lockAccess(db: Kysely<DB>, scope: Scope, id: string): Promise<AccessRow | undefined> {
  return named(db, scope)
    .selectAll('s')
    .select('firm.name as firmName')
    .where('s.id', '=', id)
    .forUpdate('s')
    .executeTakeFirst();
}

/** The open accesses of a person; the person's row is locked, so that they can't start two at once. */
export async function lockOpenAccesses(db: Kysely<DB>, userId: string, now: Date) {
  await db.selectFrom('users.appUser').select('id').where('id', '=', userId).forUpdate().execute();
  return db
    .selectFrom('users.supportAccess')
    .select(['id', 'firmId'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('endsAt', '>', now)
    .execute();
}

export async function insertAccess(db: Kysely<DB>, access: Insertable<UsersSupportAccess>): Promise<void> {
  await db.insertInto('users.supportAccess').values(access).execute();
  await announceRightsChanged(db, { userId: access.userId });
}

export async function markEnded(db: Kysely<DB>, id: string, by: { userId: string; at: Date }): Promise<void> {
  const { userId } = await db
    .updateTable('users.supportAccess')
    .set({ endedAt: by.at, endedBy: by.userId })
    .where('id', '=', id)
    .returning('userId')
    .executeTakeFirstOrThrow();
  await announceRightsChanged(db, { userId });
}

/** Whether the case is one of the firm's. */
export async function isCaseOf(db: Kysely<DB>, firmId: string, caseId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cases.publishedCase')
    .select('id')
    .where('firmId', '=', firmId)
    .where('id', '=', caseId)
    .executeTakeFirst();
  return row !== undefined;
}
