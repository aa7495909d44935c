import { RULE } from '@writdesk/contract/reminders/reminder-rules';
import type { Role } from '@writdesk/contract/permissions/roles';
import { NOTE, type ReminderListQuery } from '@writdesk/contract/reminders/reminders';
import { type ExpressionBuilder, type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import type { UserActor } from '../../../platform/actor.ts';
import { directionOf, selectPage } from '../../../platform/db/page.ts';
import type { CasesReminder, DB } from '../../../platform/db/schema.ts';
import type { Scope } from '../../../platform/db/scope.ts';
import { type CaseRecord, visibleCase } from '../record/index.ts';

/** Who asks: a reminder is for some of those who see its case. */
export interface Reader {
  actor: UserActor;
  scope: Scope;
}

/** One page of the reminders that are the reader's, and the number of all that match. */
export function selectReminderPage(db: Kysely<DB>, reader: Reader, query: ReminderListQuery) {
  const { caseId, state, mine, sort } = query;
  const direction = directionOf(sort);
  const matching = ofReader(db, reader)
    .$if(mine === true, (rows) => rows.where(isFor(reader.actor)))
    .$if(caseId !== null, (rows) => rows.where('r.caseId', '=', caseId ?? ''))
    .$if(state?.length === 1, (rows) =>
      rows.where('r.doneAt', state?.[0] === 'done' ? 'is not' : 'is', null),
    );
  return selectPage(db, matching, query, (rows) =>
    withPlaces(rows)
      // What is done stands after everything that isn’t.
      .orderBy(sql`r.done_at is not null`)
      .orderBy('r.dueAt', direction)
      .orderBy('r.id', direction),
  );
}
export type ReminderRow = Awaited<ReturnType<typeof selectReminderPage>>['rows'][number];

export function findReminder(db: Kysely<DB>, reader: Reader, id: string): Promise<ReminderRow | undefined> {
  return withPlaces(ofReader(db, reader).where('r.id', '=', id)).executeTakeFirst();
}

/** Holds off everybody else who changes it, and the job that sends it. */
export async function lockReminder(db: Kysely<DB>, firmId: string, id: string): Promise<void> {
  await db
    .selectFrom('cases.reminder')
    .select('id')
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

export async function insertNote(db: Kysely<DB>, row: Insertable<CasesReminder>): Promise<void> {
  await db.insertInto('cases.reminder').values(row).execute();
}

type Key = Pick<ReminderRow, 'firmId' | 'id'>;

export async function updateReminderRow(
  db: Kysely<DB>,
  { firmId, id }: Key,
  changes: Partial<Insertable<CasesReminder>>,
): Promise<void> {
  await db
    .updateTable('cases.reminder')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

export async function deleteReminderRow(db: Kysely<DB>, { firmId, id }: Key): Promise<void> {
  await db.deleteFrom('cases.reminder').where('firmId', '=', firmId).where('id', '=', id).execute();
}

/** Those of some people who work at the case's firm or for its company, as far as the reader sees them. */
export async function peopleOfCase(
  db: Kysely<DB>,
  { firmId, clientId }: Pick<CaseRecord, 'firmId' | 'clientId'>,
  userIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('users.publishedPerson')
    .select('id')
    .where('id', '=', sql<string>`any(${[...userIds]}::uuid[])`)
    .where('active', '=', true)
    .where((of) => of.or([of('firmId', '=', firmId), of('clientId', '=', clientId)]))
    .execute();
  return rows.flatMap(({ id }) => id ?? []);
}

/** Those that somebody set, and those that are sent to them when they are due. */
const isFor =
  ({ userId, roleType, roles }: UserActor) =>
  (of: ExpressionBuilder<Joined, 'r'>) => {
    const audience = roleType === 'Firm' ? 'FIRM' : roleType === 'CRM' ? 'CRM' : 'CLIENT';
    // An owner of units, a viewer and accounts payable see the case, and answer nothing.
    const isSent = roleType === 'Client' ? roles.some((role) => answering.has(role)) : roleType !== 'Admin';
    return of.or([
      of('r.createdBy', '=', userId),
      sql<SqlBool>`(r.audience = 'PEOPLE' and ${userId}::uuid = any(r.user_ids))`,
      ...(isSent ? [of('r.audience', '=', audience)] : []),
    ]);
  };
type Joined = DB & { r: DB['cases.reminder'] };
const answering: ReadonlySet<Role> = new Set(['client_owner', 'client_manager']);

function ofReader(db: Kysely<DB>, { actor, scope }: Reader) {
  const seesAll = actor.roleType === 'Admin';
  return db
    .selectFrom('cases.reminder as r')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'r.firmId').onRef('c.id', '=', 'r.caseId'),
    )
    .where(visibleCase(scope))
    .where((of) =>
      of.or([
        of('r.createdBy', '=', actor.userId),
        sql<SqlBool>`(r.audience = 'PEOPLE' and ${actor.userId}::uuid = any(r.user_ids))`,
        of('r.audience', '=', 'CLIENT'),
        ...(seesAll || actor.roleType === 'Firm' ? [of('r.audience', '=', 'FIRM')] : []),
        ...(seesAll || actor.roleType === 'CRM' ? [of('r.audience', '=', 'CRM')] : []),
      ]),
    );
}

function withPlaces(rows: ReturnType<typeof ofReader>) {
  return rows
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .leftJoin('users.publishedCountyName as county', 'county.id', 'c.countyId')
    .leftJoin('users.publishedFirm as firm', 'firm.id', 'c.firmId')
    .select([
      'r.id',
      'r.firmId',
      'r.caseId',
      'r.kind',
      'r.audience',
      'r.message',
      'r.dueAt',
      'r.createdBy',
      'r.createdByName',
      'r.userIds',
      'r.sentAt',
      'r.doneAt',
      'r.version',
      'c.title',
      'c.caseNumber',
      'c.caseDraftNumber',
      sql<string>`coalesce(court.time_zone, county.time_zone, firm.time_zone, 'America/New_York')`.as(
        'timeZone',
      ),
      sql<{ id: string; name: string }[]>`coalesce((
        select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id)
        from users.published_person_name p where p.id = any(r.user_ids)), '[]')`.as('people'),
    ]);
}

export const isNote = ({ kind }: { kind: string }): boolean => kind === NOTE;
/** Its words are the rule’s. */
export const isOfRule = ({ kind }: { kind: string }): boolean => kind === RULE;
