import type { bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import type { RouteInput } from '@writdesk/contract/route';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { selectPage } from '../../platform/db/page.ts';
import type { CasesBankAccount, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { nothing, visible } from '../../platform/db/visible.ts';

export interface AccountKey {
  firmId: string;
  id: string;
}

/** The tenancy rule for bank accounts: they are the firm’s alone. */
const visibleAccount = (scope: Scope) =>
  visible(scope, {
    firm: sql<SqlBool>`a.firm_id = ${scope.firmId}`,
    clients: nothing,
    properties: nothing,
    owner: nothing,
  });

/** What is shown of an account: never its sealed number. */
const shown = [
  'a.firmId',
  'a.id',
  'a.kind',
  'a.name',
  'a.bankName',
  'a.routingNumber',
  'a.numberEnding',
  'a.status',
  'a.checkDays',
  'a.achDays',
  'a.wireDays',
  'a.positivePayLayout',
  'a.signedThrough',
  'a.createdByName',
  'a.createdAt',
  'a.editedBy',
  'a.approvedBy',
  'a.approvedByName',
  'a.closingBy',
  'a.closingByName',
  'a.closeReason',
  'a.version',
] as const;

export function selectAccountPage(
  db: Kysely<DB>,
  scope: Scope,
  { kind, status, ...wanted }: RouteInput<typeof bankAccounts.list>['query'],
) {
  const matching = db
    .selectFrom('cases.bankAccount as a')
    .where(visibleAccount(scope))
    .$if(kind !== null, (rows) => rows.where('a.kind', 'in', kind ?? []))
    .$if(status !== null, (rows) => rows.where('a.status', 'in', status ?? []));
  return selectPage(db, matching, wanted, (rows) => rows.select(shown).orderBy('a.name').orderBy('a.id'));
}

export function findAccount(db: Kysely<DB>, scope: Scope, id: string) {
  return db
    .selectFrom('cases.bankAccount as a')
    .select(shown)
    .where(visibleAccount(scope))
    .where('a.id', '=', id)
    .executeTakeFirst();
}
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** The sealed number of an account, for whoever compares a file with it. */
export const findSealed = (db: Kysely<DB>, { firmId, id }: AccountKey) =>
  db
    .selectFrom('cases.bankAccount')
    .select('sealedNumber')
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** The account, held: against whoever signs it by those who move its money, and alone by whoever signs or changes it. */
export function lockAccountRow(db: Kysely<DB>, { firmId, id }: AccountKey, isAlone: boolean) {
  const row = db
    .selectFrom('cases.bankAccount as a')
    .select(shown)
    .where('a.firmId', '=', firmId)
    .where('a.id', '=', id);
  return (isAlone ? row.forUpdate() : row.forShare()).executeTakeFirst();
}

export async function insertAccount(db: Kysely<DB>, row: Insertable<CasesBankAccount>): Promise<void> {
  await db.insertInto('cases.bankAccount').values(row).execute();
}

export async function updateAccount(
  db: Kysely<DB>,
  { firmId, id }: AccountKey,
  changes: Partial<Insertable<CasesBankAccount>>,
): Promise<void> {
  await db
    .updateTable('cases.bankAccount')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** What clients still have on an account, and what waits there. */
export async function holdsMoney(db: Kysely<DB>, { firmId, id }: AccountKey): Promise<boolean> {
  const balance = await db
    .selectFrom('cases.trustBalance')
    .select('holder')
    .where('firmId', '=', firmId)
    .where('accountId', '=', id)
    .where('balanceCents', '>', 0)
    .limit(1)
    .executeTakeFirst();
  const waiting = await db
    .selectFrom('cases.trustItem')
    .select('id')
    .where('firmId', '=', firmId)
    .where('accountId', '=', id)
    .where('status', '=', 'AWAITING_APPROVAL')
    .limit(1)
    .executeTakeFirst();
  return balance !== undefined || waiting !== undefined;
}
