import type { Criterion } from '@writdesk/contract/special-approvals/criteria';
import type {
  ApproverInput,
  SpecialApprovalInput,
  SpecialApprovalListQuery,
} from '@writdesk/contract/special-approvals/special-approvals';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';

/** Whose rules are read: of one firm, and where a company asks those alone that name it. */
interface RulesOf {
  firmId: string;
  namedClientIds: readonly string[] | null;
}

const shown = [
  'a.id',
  'a.firmId',
  'a.name',
  'a.active',
  'a.clientIds',
  'a.countyIds',
  'a.stateCodes',
  'a.propertyIds',
  'a.reasons',
  sql<Criterion[]>`a.criteria`.as('criteria'),
  'a.matching',
  sql<ApproverInput[]>`a.approvers`.as('approvers'),
  'a.answerMode',
  'a.answerCount',
  'a.answerHours',
  'a.validDays',
  'a.unknownMeans',
  'a.updatedAt',
  'a.version',
] as const;

/** One page of a firm's rules, with the number of all that match. */
export function selectRulePage(db: Kysely<DB>, of: RulesOf, query: SpecialApprovalListQuery) {
  const { search, clientId, status, sort } = query;
  const matching = rulesOf(db, of)
    .$if(search !== '', (rows) =>
      rows.where(sql<SqlBool>`lower(a.name) like ${contains(search.toLowerCase())}`),
    )
    .$if(clientId !== null, (rows) =>
      rows.where(sql<SqlBool>`(a.client_ids = '{}' or ${clientId}::uuid = any(a.client_ids))`),
    )
    .$if(status?.length === 1, (rows) => rows.where('a.active', '=', status?.[0] === 'active'));
  const columns = { name: sql`lower(a.name)`, updatedAt: sql`a.updated_at` };
  const [column, direction] = sorted(columns, sort);
  return selectPage(db, matching, query, (rows) =>
    rows.select(shown).orderBy(column, direction).orderBy('a.id', direction),
  );
}
export type RuleRow = Awaited<ReturnType<typeof selectRulePage>>['rows'][number];

/** The rules of a firm that hold now. */
export const selectActiveRules = prepared((db, { firmId }: { firmId: string }) =>
  db
    .selectFrom('cases.specialApproval as a')
    .where('a.firmId', '=', firmId)
    .where('a.active', '=', true)
    .select(shown)
    .orderBy('a.id'),
);

/** A rule of the firms that the scope knows. */
export function findRule(
  db: Kysely<DB>,
  scope: Scope,
  id: string,
  namedClientIds: RulesOf['namedClientIds'],
): Promise<RuleRow | undefined> {
  const seesAll = scope.kind === 'system' || scope.kind === 'all';
  return db
    .selectFrom('cases.specialApproval as a')
    .where('a.id', '=', id)
    .$if(!seesAll, (rows) => rows.where('a.firmId', '=', sql<string>`any(${scope.firmIds}::uuid[])`))
    .$if(namedClientIds !== null, (rows) => rows.where(names(namedClientIds ?? [])))
    .select(shown)
    .executeTakeFirst();
}

/** Holds off everybody else who changes the rule. */
export function lockRule(db: Kysely<DB>, firmId: string, id: string): Promise<RuleRow | undefined> {
  return db
    .selectFrom('cases.specialApproval as a')
    .where('a.firmId', '=', firmId)
    .where('a.id', '=', id)
    .select(shown)
    .forUpdate()
    .executeTakeFirst();
}

interface Written {
  firmId: string;
  id: string;
  now: Date;
}

/** @throws a unique violation of `special_approval_name`. */
export async function insertRule(
  db: Kysely<DB>,
  { firmId, id, now }: Written,
  rule: SpecialApprovalInput,
  createdBy: string,
): Promise<void> {
  await db
    .insertInto('cases.specialApproval')
    .values({ firmId, id, ...columnsOf(rule), createdBy, createdAt: now, updatedAt: now })
    .execute();
}

/** @throws a unique violation of `special_approval_name`. */
export async function updateRuleRow(
  db: Kysely<DB>,
  { firmId, id, now }: Written,
  rule: SpecialApprovalInput,
): Promise<void> {
  await db
    .updateTable('cases.specialApproval')
    .set({ ...columnsOf(rule), updatedAt: now, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

export async function deleteRuleRow(db: Kysely<DB>, firmId: string, id: string): Promise<void> {
  await db.deleteFrom('cases.specialApproval').where('firmId', '=', firmId).where('id', '=', id).execute();
}

/** What of a rule is kept as it was sent. */
export function columnsOf(rule: SpecialApprovalInput) {
  const { criteria, approvers, answerMode, answerCount, validDays, ...rest } = rule;
  return {
    ...rest,
    answerMode,
    answerCount: answerMode === 'COUNT' ? (answerCount ?? null) : null,
    validDays: validDays ?? null,
    criteria: JSON.stringify(
      criteria.map(({ key, value, courthouseIds }) => ({ key, value: value ?? null, courthouseIds })),
    ),
    approvers: JSON.stringify(approvers),
  };
}

function rulesOf(db: Kysely<DB>, { firmId, namedClientIds }: RulesOf) {
  return db
    .selectFrom('cases.specialApproval as a')
    .where('a.firmId', '=', firmId)
    .$if(namedClientIds !== null, (rows) => rows.where(names(namedClientIds ?? [])));
}

const names = (clientIds: readonly string[]) => sql<SqlBool>`a.client_ids && ${[...clientIds]}::uuid[]`;
