import type { ReminderRuleInput, ReminderRuleQuery } from '@writdesk/contract/reminders/reminder-rules';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleToFirm } from '../../platform/db/visible.ts';

type Named = { id: string; name: string }[];

const shown = [
  'r.id',
  'r.firmId',
  'r.name',
  'r.message',
  'r.cause',
  'r.deadlineEvent',
  'r.status',
  'r.offset',
  'r.unit',
  'r.side',
  'r.audience',
  'r.channels',
  'r.clientIds',
  'r.stateCodes',
  'r.countyIds',
  'r.active',
  'r.since',
  'r.version',
] as const;

const names = [
  sql<Named>`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id)
    from users.published_client_name p where p.id = any(r.client_ids)), '[]')`.as('clients'),
  sql<Named>`coalesce((select json_agg(json_build_object('id', p.id, 'name', p.name) order by p.name, p.id)
    from users.published_county_name p where p.id = any(r.county_ids)), '[]')`.as('counties'),
] as const;

const ofReader = (db: Kysely<DB>, scope: Scope) =>
  db.selectFrom('cases.reminderRule as r').where(visibleToFirm(scope, 'r'));

/** One page of the firm's rules, with the number of all that match. */
export function selectReminderRulePage(db: Kysely<DB>, scope: Scope, query: ReminderRuleQuery) {
  const { search, sort } = query;
  const matching = ofReader(db, scope).$if(search !== '', (rows) =>
    rows.where(sql<SqlBool>`lower(r.name) like ${contains(search.toLowerCase())}`),
  );
  const [column, direction] = sorted({ name: sql`lower(r.name)` }, sort);
  return selectPage(db, matching, query, (rows) =>
    rows
      .select([...shown, ...names])
      .orderBy(column, direction)
      .orderBy('r.id', direction),
  );
}
export type ReminderRuleRow = Awaited<ReturnType<typeof selectReminderRulePage>>['rows'][number];

export function findReminderRule(
  db: Kysely<DB>,
  scope: Scope,
  id: string,
): Promise<ReminderRuleRow | undefined> {
  return ofReader(db, scope)
    .where('r.id', '=', id)
    .select([...shown, ...names])
    .executeTakeFirst();
}

/** Holds off everybody else who changes it, and the job that applies it. */
export function lockReminderRule(db: Kysely<DB>, { firmId, id }: RuleKey) {
  return db
    .selectFrom('cases.reminderRule as r')
    .where('r.firmId', '=', firmId)
    .where('r.id', '=', id)
    .select(shown)
    .forUpdate()
    .executeTakeFirst();
}
export type AppliedRule = NonNullable<Awaited<ReturnType<typeof lockReminderRule>>>;

/** Every rule that is on, of every firm. */
export function selectActiveRules(db: Kysely<DB>, unit: 'DAYS' | 'HOURS') {
  return db
    .selectFrom('cases.reminderRule')
    .select(['firmId', 'id'])
    .where('active', '=', true)
    .where('unit', '=', unit)
    .orderBy('firmId')
    .orderBy('id')
    .execute();
}

export interface RuleKey {
  firmId: string;
  id: string;
}

/** @throws a unique violation of `reminder_rule_name`. */
export async function insertReminderRule(
  db: Kysely<DB>,
  key: RuleKey,
  rule: ReminderRuleInput,
  now: Date,
): Promise<void> {
  await db
    .insertInto('cases.reminderRule')
    .values({ ...key, ...rule, since: now, updatedAt: now })
    .execute();
}

/** @param since it reminds of what falls due after this. @throws a unique violation of `reminder_rule_name`. */
export async function updateReminderRuleRow(
  db: Kysely<DB>,
  { firmId, id }: RuleKey,
  rule: ReminderRuleInput,
  { now, since }: { now: Date; since: Date },
): Promise<void> {
  await db
    .updateTable('cases.reminderRule')
    .set({ ...rule, since, updatedAt: now, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

export async function deleteReminderRuleRow(db: Kysely<DB>, { firmId, id }: RuleKey): Promise<void> {
  await db.deleteFrom('cases.reminderRule').where('firmId', '=', firmId).where('id', '=', id).execute();
}
