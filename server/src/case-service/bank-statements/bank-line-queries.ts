import type { BankLineQuery, bankStatements } from '@writdesk/contract/bank-statements/bank-statements';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { CasesBankLine, CasesBankMatch, CasesBankStatement, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';

/** The tenancy rule for statements: they are the firm’s alone. */
const visibleRow = (scope: Scope, firmId: ReturnType<typeof sql>) =>
  visible(scope, {
    firm: sql<SqlBool>`${firmId} = ${scope.firmId}`,
    clients: nothing,
    properties: nothing,
    owner: nothing,
  });

export function selectStatementPage(
  db: Kysely<DB>,
  scope: Scope,
  { bankAccountId, ...wanted }: RouteInput<typeof bankStatements.list>['query'],
) {
  const matching = statements(db, scope).$if(bankAccountId !== null, (rows) =>
    rows.where('s.accountId', '=', bankAccountId ?? ''),
  );
  return selectPage(db, matching, wanted, (rows) =>
    rows
      .selectAll('s')
      .select('a.name as accountName')
      .orderBy('s.closingOn', 'desc')
      .orderBy('s.id', 'desc'),
  );
}

const statements = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.bankStatement as s')
    .innerJoin('cases.bankAccount as a', (join) =>
      join.onRef('a.firmId', '=', 's.firmId').onRef('a.id', '=', 's.accountId'),
    )
    .where(visibleRow(scope, sql`s.firm_id`));

export const findStatement = (db: Kysely<DB>, scope: Scope, id: string) =>
  statements(db, scope)
    .selectAll('s')
    .select('a.name as accountName')
    .where('s.id', '=', id)
    .executeTakeFirst();
export type StatementRow = NonNullable<Awaited<ReturnType<typeof findStatement>>>;

const isMatched = sql<boolean>`exists (select 1 from cases.bank_match m where m.firm_id = l.firm_id and m.line_id = l.id)`;
const state = sql<
  'OPEN' | 'MATCHED' | 'ALARM'
>`case when l.alarm is not null then 'ALARM' when ${isMatched} then 'MATCHED' else 'OPEN' end`;

const lines = (db: Kysely<DB>, scope: Scope) =>
  db
    .selectFrom('cases.bankLine as l')
    .innerJoin('cases.bankAccount as a', (join) =>
      join.onRef('a.firmId', '=', 'l.firmId').onRef('a.id', '=', 'l.accountId'),
    )
    .where(visibleRow(scope, sql`l.firm_id`));

const shownLine = (rows: ReturnType<typeof lines>) =>
  rows
    .selectAll('l')
    .select([state.as('state'), 'a.name as accountName', 'a.kind as accountKind', 'a.signedThrough']);

export function selectLinePage(db: Kysely<DB>, scope: Scope, query: BankLineQuery) {
  const { bankAccountId, state: wanted, dateRange } = query;
  const matching = lines(db, scope)
    .$if(bankAccountId !== null, (rows) => rows.where('l.accountId', '=', bankAccountId ?? ''))
    .$if(wanted !== null, (rows) => rows.where(state, 'in', wanted ?? []))
    .$if(dateRange.from !== null, (rows) => rows.where('l.postedOn', '>=', dateRange.from ?? ''))
    .$if(dateRange.to !== null, (rows) => rows.where('l.postedOn', '<=', dateRange.to ?? ''));
  return selectPage(db, matching, query, (rows) =>
    shownLine(rows).orderBy('l.postedOn', 'desc').orderBy('l.id', 'desc'),
  );
}

export const findLine = (db: Kysely<DB>, scope: Scope, id: string) =>
  shownLine(lines(db, scope)).where('l.id', '=', id).executeTakeFirst();
export type LineRow = NonNullable<Awaited<ReturnType<typeof findLine>>>;

/** The newest statement of an account. */
export const findLastStatement = (db: Kysely<DB>, firmId: string, accountId: string) =>
  db
    .selectFrom('cases.bankStatement')
    .select(['closingCents', 'closingOn'])
    .where('firmId', '=', firmId)
    .where('accountId', '=', accountId)
    .orderBy('closingOn', 'desc')
    .orderBy('importedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const findByHash = (db: Kysely<DB>, firmId: string, accountId: string, fileHash: string) =>
  db
    .selectFrom('cases.bankStatement')
    .select('id')
    .where('firmId', '=', firmId)
    .where('accountId', '=', accountId)
    .where('fileHash', '=', fileHash)
    .executeTakeFirst();

/** Which of these lines an account has. */
export async function selectKnown(
  db: Kysely<DB>,
  firmId: string,
  accountId: string,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (!keys.length) return new Set();
  const rows = await db
    .selectFrom('cases.bankLine')
    .select('lineKey')
    .where('firmId', '=', firmId)
    .where('accountId', '=', accountId)
    .where('lineKey', '=', sql<string>`any(${[...keys]}::text[])`)
    .execute();
  return new Set(rows.map(({ lineKey }) => lineKey));
}

export async function insertStatement(
  db: Kysely<DB>,
  row: Insertable<CasesBankStatement>,
  own: readonly Insertable<CasesBankLine>[],
): Promise<void> {
  await db.insertInto('cases.bankStatement').values(row).execute();
  for (let at = 0; at < own.length; at += 500)
    await db
      .insertInto('cases.bankLine')
      .values(own.slice(at, at + 500))
      .execute();
}

export async function insertMatches(
  db: Kysely<DB>,
  rows: readonly Insertable<CasesBankMatch>[],
): Promise<void> {
  await db.insertInto('cases.bankMatch').values(rows).execute();
}

/** The lines that stand for something in the books. */
export const selectLinesOf = (
  db: Kysely<DB>,
  { firmId, kind, itemId }: Pick<Insertable<CasesBankMatch>, 'firmId' | 'kind' | 'itemId'>,
) =>
  db
    .selectFrom('cases.bankMatch as m')
    .innerJoin('cases.bankLine as l', (join) =>
      join.onRef('l.firmId', '=', 'm.firmId').onRef('l.id', '=', 'm.lineId'),
    )
    .select(['l.id', 'l.accountId'])
    .where('m.firmId', '=', firmId)
    .where('m.kind', '=', kind)
    .where('m.itemId', '=', itemId)
    .orderBy('l.id')
    .execute();

export async function deleteMatches(db: Kysely<DB>, { firmId, id }: { firmId: string; id: string }) {
  return db
    .deleteFrom('cases.bankMatch')
    .where('firmId', '=', firmId)
    .where('lineId', '=', id)
    .returning(['kind', 'itemId', 'isReturn'])
    .execute();
}
