import type { BillItemListQuery } from '@writdesk/contract/bill-items/bill-items';
import { type Insertable, type Kysely, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/db/like.ts';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { CasesBillItem, CasesBillItemAmount, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';

const MOST_CHOICES = 100;

/** Whose items, and the firm's day: it decides which price holds. */
export interface Catalog {
  firmId: string;
  today: string;
}

/** One page of a firm's catalog, with the number of all that match. */
export function selectBillItemPage(db: Kysely<DB>, catalog: Catalog, query: BillItemListQuery) {
  const { search, category, status, sort } = query;
  const matching = ofFirm(db, catalog.firmId, search)
    .$if(category !== null, (rows) => rows.where('i.category', 'in', category ?? []))
    .$if(status?.length === 1, (rows) => rows.where('i.active', '=', status?.[0] === 'active'));
  const columns = {
    title: sql`lower(i.title)`,
    accountNo: sql`lower(i.account_no)`,
    category: sql`i.category`,
    amountCents: priceOn(catalog.today),
  };
  const [column, direction] = sorted(columns, sort);
  return selectPage(db, matching, query, (rows) =>
    rows.select(shown(catalog.today)).orderBy(column, direction).orderBy('i.id', direction),
  );
}
export type BillItemRow = Awaited<ReturnType<typeof selectBillItemPage>>['rows'][number];

/** Active items that a search finds, by title. */
export function selectChoices(db: Kysely<DB>, { firmId, today }: Catalog, search: string) {
  return ofFirm(db, firmId, search)
    .where('i.active', '=', true)
    .select(['i.id', 'i.title', 'i.accountNo', 'i.category', 'i.pricing', priceOn(today).as('amountCents')])
    .orderBy(sql`lower(i.title)`)
    .orderBy('i.id')
    .limit(MOST_CHOICES)
    .execute();
}

/** The whole catalog of a firm, for its file. */
export function selectCatalog(db: Kysely<DB>, { firmId, today }: Catalog) {
  return ofFirm(db, firmId, '')
    .select(['i.id', 'i.title', 'i.description', 'i.accountNo', 'i.category', 'i.active'])
    .select(priceOn(today).as('amountCents'))
    .orderBy(sql`lower(i.title)`)
    .orderBy('i.id')
    .execute();
}

export function findBillItem(
  db: Kysely<DB>,
  { firmId, today }: Catalog,
  id: string,
): Promise<BillItemRow | undefined> {
  return ofFirm(db, firmId, '').where('i.id', '=', id).select(shown(today)).executeTakeFirst();
}

/** The item of a firm that has a code. */
export const findCoded = (db: Kysely<DB>, firmId: string, code: string) =>
  db
    .selectFrom('cases.billItem')
    .select('id')
    .where('firmId', '=', firmId)
    .where('code', '=', code)
    .executeTakeFirst();

export async function isTitleTaken(db: Kysely<DB>, firmId: string, title: string): Promise<boolean> {
  const row = await db
    .selectFrom('cases.billItem')
    .select('id')
    .where('firmId', '=', firmId)
    .where(sql<SqlBool>`lower(title) = lower(${title})`)
    .executeTakeFirst();
  return row !== undefined;
}

/** The firm of an item in the scope, and the zone of its days. */
export function findFirmOfItem(db: Kysely<DB>, scope: Scope, id: string) {
  const seesAll = scope.kind === 'system' || scope.kind === 'all';
  return db
    .selectFrom('cases.billItem as i')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'i.firmId')
    .select(['i.firmId', sql<string>`firm.time_zone`.as('timeZone')])
    .where('i.id', '=', id)
    .$if(!seesAll, (rows) => rows.where('i.firmId', '=', sql<string>`any(${scope.firmIds}::uuid[])`))
    .executeTakeFirst();
}

/** Holds off everybody else who changes the item, or charges it. */
export async function lockBillItem(db: Kysely<DB>, firmId: string, id: string): Promise<void> {
  await db
    .selectFrom('cases.billItem')
    .select('id')
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

/** @throws a unique violation of `bill_item_title`. */
export async function insertBillItem(db: Kysely<DB>, row: Insertable<CasesBillItem>): Promise<void> {
  await db.insertInto('cases.billItem').values(row).execute();
}

/** @throws a unique violation of `bill_item_title`. */
export async function updateBillItemRow(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  changes: Partial<Insertable<CasesBillItem>>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('cases.billItem')
    .set({ ...changes, updatedAt: now, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** A price from a day on; another one from the same day is replaced. */
export async function setPrice(db: Kysely<DB>, price: Insertable<CasesBillItemAmount>): Promise<void> {
  await db
    .insertInto('cases.billItemAmount')
    .values(price)
    .onConflict((conflict) =>
      conflict
        .columns(['firmId', 'billItemId', 'effectiveFrom'])
        .doUpdateSet({ amountCents: (of) => of.ref('excluded.amountCents') }),
    )
    .execute();
}

export async function deleteItemRow(db: Kysely<DB>, firmId: string, id: string): Promise<void> {
  await db
    .deleteFrom('cases.billItemAmount')
    .where('firmId', '=', firmId)
    .where('billItemId', '=', id)
    .execute();
  await db.deleteFrom('cases.billItem').where('firmId', '=', firmId).where('id', '=', id).execute();
}

/** What an item is used by: lines of cases, and workflows whose steps name it. */
export async function selectItemUsers(db: Kysely<DB>, firmId: string, id: string) {
  const [{ charges }, workflows] = await Promise.all([
    db
      .selectFrom('cases.billingItem')
      .select((of) => of.fn.countAll<number>().as('charges'))
      .where('firmId', '=', firmId)
      .where('billItemId', '=', id)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('cases.workflow as w')
      .select(['w.id', 'w.name'])
      .where('w.firmId', '=', firmId)
      .where(
        sql<SqlBool>`exists (select from cases.workflow_step s where s.firm_id = w.firm_id and s.workflow_id = w.id
          and s.billing @> jsonb_build_array(jsonb_build_object('billItemId', ${id}::text)))`,
      )
      .orderBy('w.name')
      .orderBy('w.id')
      .execute(),
  ]);
  return { charges: Number(charges), workflows };
}

function ofFirm(db: Kysely<DB>, firmId: string, search: string) {
  const text = sql<string>`lower(i.title || ' ' || coalesce(i.description, '') || ' ' || i.account_no)`;
  return db
    .selectFrom('cases.billItem as i')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'i.firmId')
    .where('i.firmId', '=', firmId)
    .$if(search !== '', (rows) => rows.where(sql<SqlBool>`${text} like ${contains(search.toLowerCase())}`));
}

const priceOn = (day: string) => sql<number>`coalesce((
  select a.amount_cents from cases.bill_item_amount a
  where a.firm_id = i.firm_id and a.bill_item_id = i.id and a.effective_from <= ${day}::date
  order by a.effective_from desc limit 1), 0)::bigint`;

const shown = (today: string) =>
  [
    'i.id',
    'i.firmId',
    sql<string>`firm.name`.as('firmName'),
    'i.code',
    'i.title',
    'i.description',
    'i.accountNo',
    'i.category',
    'i.pricing',
    'i.recoverable',
    'i.utbmsCode',
    'i.active',
    'i.version',
    priceOn(today).as('amountCents'),
    sql<{ effectiveFrom: string; amountCents: number }[]>`coalesce((
      select json_agg(json_build_object('effectiveFrom', a.effective_from, 'amountCents', a.amount_cents)
        order by a.effective_from desc)
      from cases.bill_item_amount a where a.firm_id = i.firm_id and a.bill_item_id = i.id), '[]')`.as(
      'amounts',
    ),
    sql<boolean>`(exists (select from cases.billing_item b where b.firm_id = i.firm_id and b.bill_item_id = i.id)
      or exists (select from cases.workflow_step s where s.firm_id = i.firm_id
        and s.billing @> jsonb_build_array(jsonb_build_object('billItemId', i.id::text))))`.as('isUsed'),
  ] as const;
