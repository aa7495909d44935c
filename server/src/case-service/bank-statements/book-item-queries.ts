import { addDays } from '@writdesk/contract/values/dates';
import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from 'kysely';
import { beginsWith } from '../../platform/db/like.ts';
import type { DB } from '../../platform/db/schema.ts';

/** Something in the books that a line of a statement may be. It names no case. */
export interface BookRow {
  kind: 'TRUST' | 'CHECK' | 'PAYMENT' | 'PAYOUT' | 'COST';
  itemId: string;
  isReturn: boolean;
  amountCents: number;
  day: string;
  number: number | null;
  name: string | null;
}
interface Account {
  firmId: string;
  accountId: string;
  accountKind: 'OPERATING' | 'TRUST';
}

/** So far apart are the days of the bank and of the books at most, where nobody says more than the amount. */
const DAYS_APART = 20;

const isFree = (firmId: string, itemId: string, isReturn: string) =>
  sql<SqlBool>`not exists (select 1 from cases.bank_match m where m.firm_id = ${sql.raw(firmId)}
    and m.item_id = ${sql.raw(itemId)} and m.is_return = ${sql.raw(isReturn)})`;

/** Money in one direction, of some days, whose name or number begins so. */
interface Around {
  isOut: boolean;
  from: string;
  to: string;
  search: string;
}
type Wanted = { amounts: readonly number[] } | { ids: readonly string[] } | { around: Around };

/** A card's month before its line at the bank, and the days that a bank takes. */
const DAYS_BEFORE = 62;
/** So many are listed at most; who looks for another one searches. */
export const ENTRIES_LISTED = 200;

export const around = (
  { amountCents, postedOn }: { amountCents: number; postedOn: string },
  search: string,
): Wanted => ({
  around: {
    isOut: amountCents < 0,
    from: addDays(postedOn, -DAYS_BEFORE),
    to: addDays(postedOn, DAYS_APART),
    search: search.toLowerCase(),
  },
});

/** What of an account’s books no line stands for yet: with one of these amounts, of these ids, or around a day, the newest first. */
export async function selectBook(db: Kysely<DB>, account: Account, wanted: Wanted): Promise<BookRow[]> {
  const list = 'ids' in wanted ? wanted.ids : 'amounts' in wanted ? wanted.amounts : [wanted.around];
  if (!list.length) return [];
  return account.accountKind === 'TRUST'
    ? selectTrust(db, account, wanted)
    : [
        ...(await selectChecks(db, account, wanted)),
        ...(await selectPayments(db, account, wanted)),
        ...(await selectPayouts(db, account, wanted)),
        ...(await selectCosts(db, account, wanted)),
      ];
}

/** What a kind of entry calls what is asked of it. */
interface Asked {
  id: RawBuilder<unknown>;
  amount: RawBuilder<unknown>;
  day: RawBuilder<unknown>;
  name: RawBuilder<unknown>;
  number?: RawBuilder<unknown>;
}

/** The rows of one kind that are wanted; around a day no more than one more than is listed. */
function among<D, T extends keyof D, O>(
  rows: SelectQueryBuilder<D, T, O>,
  wanted: Wanted,
  { id, amount, day, name, number = sql`null::int` }: Asked,
) {
  if ('ids' in wanted) return rows.where(sql<SqlBool>`${id} = any(${[...wanted.ids]}::uuid[])`);
  if ('amounts' in wanted) return rows.where(sql<SqlBool>`${amount} = any(${[...wanted.amounts]}::bigint[])`);
  const { isOut, from, to, search } = wanted.around;
  const begins = beginsWith(search);
  return rows
    .where(isOut ? sql<SqlBool>`${amount} < 0` : sql<SqlBool>`${amount} > 0`)
    .where(sql<SqlBool>`${day} between ${from}::date and ${to}::date`)
    .$if(search !== '', (some) =>
      some.where(sql<SqlBool>`(lower(${name}) like ${begins} or ${number}::text like ${begins})`),
    )
    .orderBy(sql`${day}`, 'desc')
    .orderBy(sql`${id}`)
    .limit(ENTRIES_LISTED + 1);
}

async function selectTrust(
  db: Kysely<DB>,
  { firmId, accountId }: Account,
  wanted: Wanted,
): Promise<BookRow[]> {
  const signed = sql<number>`(case when i.kind = 'DEPOSIT' then i.amount_cents else -i.amount_cents end)`;
  const rows = db
    .selectFrom('cases.trustItem as i')
    .leftJoin('users.publishedClient as client', 'client.id', 'i.clientId')
    .select([
      'i.id as itemId',
      'i.number',
      sql<string | null>`coalesce(i.payee_name, client.name)`.as('name'),
    ])
    .where('i.firmId', '=', firmId)
    .where('i.accountId', '=', accountId);
  const asked = { id: sql`i.id`, name: sql`coalesce(i.payee_name, client.name)`, number: sql`i.number` };
  const [plain, returned] = await Promise.all([
    among(
      rows
        .select([signed.as('amountCents'), sql<string>`i.posted_on::text`.as('day')])
        // A deposit that came back appears twice at the bank.
        .where(sql<SqlBool>`(i.status = 'POSTED' or (i.status = 'REVERSED' and i.kind <> 'CHECK'))`)
        .where('i.clearedOn', 'is', null),
      wanted,
      { ...asked, amount: signed, day: sql`i.posted_on` },
    ).execute(),
    among(
      rows
        .select([sql<number>`-${signed}`.as('amountCents'), sql<string>`i.reversed_on::text`.as('day')])
        .where('i.status', '=', 'REVERSED')
        .where('i.clearedOn', 'is not', null)
        .where('i.returnClearedOn', 'is', null),
      wanted,
      { ...asked, amount: sql`-${signed}`, day: sql`i.reversed_on` },
    ).execute(),
  ]);
  return [
    ...plain.map((row) => bookRow('TRUST', false, row)),
    ...returned.map((row) => bookRow('TRUST', true, row)),
  ];
}

async function selectChecks(db: Kysely<DB>, { firmId }: Account, wanted: Wanted): Promise<BookRow[]> {
  const rows = await among(
    db
      .selectFrom('cases.courtCheck as k')
      .select([
        'k.id as itemId',
        'k.number',
        'k.payeeName as name',
        sql<number>`-k.amount_cents`.as('amountCents'),
      ])
      .select(sql<string>`k.issued_on::text`.as('day'))
      .where('k.firmId', '=', firmId)
      .where('k.status', '=', 'SUBMITTED'),
    wanted,
    {
      id: sql`k.id`,
      amount: sql`-k.amount_cents`,
      day: sql`k.issued_on`,
      name: sql`k.payee_name`,
      number: sql`k.number`,
    },
  ).execute();
  return rows.map((row) => bookRow('CHECK', false, row));
}

async function selectPayments(db: Kysely<DB>, { firmId }: Account, wanted: Wanted): Promise<BookRow[]> {
  const rows = await among(
    db
      .selectFrom('cases.payment as p')
      .leftJoin('users.publishedClient as client', 'client.id', 'p.clientId')
      .select(['p.id as itemId', 'client.name', 'p.amountCents', sql<null>`null`.as('number')])
      .select(sql<string>`p.received_on::text`.as('day'))
      .where('p.firmId', '=', firmId)
      .where('p.status', '=', 'RECORDED')
      .where(isFree('p.firm_id', 'p.id', 'false'))
      // What the provider paid out is at the bank as that, less its fees.
      .where(
        sql<SqlBool>`not exists (select 1 from cases.payment_attempt t
        join cases.payout_item part on part.firm_id = t.firm_id and part.payment_ref = t.payment_ref
        where t.firm_id = p.firm_id and t.payment_id = p.id)`,
      ),
    wanted,
    { id: sql`p.id`, amount: sql`p.amount_cents`, day: sql`p.received_on`, name: sql`client.name` },
  ).execute();
  return rows.map((row) => bookRow('PAYMENT', false, row));
}

async function selectPayouts(db: Kysely<DB>, { firmId }: Account, wanted: Wanted): Promise<BookRow[]> {
  const rows = await among(
    db
      .selectFrom('cases.payout as o')
      .select(['o.id as itemId', 'o.payoutRef as name', 'o.netCents as amountCents'])
      .select([sql<null>`null`.as('number'), sql<string>`o.arrives_on::text`.as('day')])
      .where('o.firmId', '=', firmId)
      .where('o.status', '=', 'PAID')
      .where(isFree('o.firm_id', 'o.id', 'false')),
    wanted,
    { id: sql`o.id`, amount: sql`o.net_cents`, day: sql`o.arrives_on`, name: sql`o.payout_ref` },
  ).execute();
  return rows.map((row) => bookRow('PAYOUT', false, row));
}

/** A card is paid once a month: its line at the bank is several of these together. */
async function selectCosts(db: Kysely<DB>, { firmId }: Account, wanted: Wanted): Promise<BookRow[]> {
  const rows = await among(
    db
      .selectFrom('cases.costPayment as p')
      .select(['p.id as itemId', 'p.payeeName as name', sql<number>`-p.amount_cents`.as('amountCents')])
      .select([sql<null>`null`.as('number'), sql<string>`p.paid_on::text`.as('day')])
      .where('p.firmId', '=', firmId)
      .where('p.status', '=', 'RECORDED')
      .where(isFree('p.firm_id', 'p.id', 'false')),
    wanted,
    { id: sql`p.id`, amount: sql`-p.amount_cents`, day: sql`p.paid_on`, name: sql`p.payee_name` },
  ).execute();
  return rows.map((row) => bookRow('COST', false, row));
}

const bookRow = (
  kind: BookRow['kind'],
  isReturn: boolean,
  { itemId, amountCents, day, number, name }: Omit<BookRow, 'kind' | 'isReturn'>,
): BookRow => ({ kind, itemId, isReturn, amountCents: Number(amountCents), day, number, name });

/** What a line may be: the same amount, and not long before or after it. */
export const proposalsFor = (line: { amountCents: number; postedOn: string }, book: readonly BookRow[]) =>
  book.filter(
    ({ amountCents, day }) =>
      amountCents === line.amountCents &&
      day >= addDays(line.postedOn, -DAYS_APART) &&
      day <= addDays(line.postedOn, DAYS_APART),
  );

/** What lines are in the books, and the checks that alarms are about. */
export async function selectMatched(db: Kysely<DB>, firmId: string, lineIds: readonly string[]) {
  if (!lineIds.length) return [];
  return db
    .selectFrom('cases.bankLine as l')
    .leftJoin('cases.bankMatch as m', (join) =>
      join.onRef('m.firmId', '=', 'l.firmId').onRef('m.lineId', '=', 'l.id'),
    )
    .leftJoin('cases.trustItem as i', (join) =>
      join.onRef('i.firmId', '=', 'l.firmId').on(sql<SqlBool>`i.id = coalesce(m.item_id, l.alarm_id)`),
    )
    .leftJoin('cases.courtCheck as k', (join) =>
      join.onRef('k.firmId', '=', 'l.firmId').on(sql<SqlBool>`k.id = coalesce(m.item_id, l.alarm_id)`),
    )
    .leftJoin('cases.payment as p', (join) =>
      join.onRef('p.firmId', '=', 'l.firmId').onRef('p.id', '=', 'm.itemId'),
    )
    .leftJoin('cases.payout as o', (join) =>
      join.onRef('o.firmId', '=', 'l.firmId').onRef('o.id', '=', 'm.itemId'),
    )
    .leftJoin('cases.costPayment as cost', (join) =>
      join.onRef('cost.firmId', '=', 'l.firmId').onRef('cost.id', '=', 'm.itemId'),
    )
    .leftJoin('users.publishedClient as client', (join) =>
      join.on(sql<SqlBool>`client.id = coalesce(i.client_id, p.client_id)`),
    )
    .select('l.id as lineId')
    .select(sql<BookRow['kind']>`coalesce(m.kind, l.alarm_kind)`.as('kind'))
    .select(sql<string>`coalesce(m.item_id, l.alarm_id)`.as('id'))
    .select(
      sql<number>`coalesce(m.amount_cents, case when i.kind = 'DEPOSIT' then i.amount_cents else -i.amount_cents end, -k.amount_cents)`.as(
        'amountCents',
      ),
    )
    .select(
      sql<string>`coalesce(case when m.is_return then i.reversed_on else i.posted_on end, k.issued_on, p.received_on, o.arrives_on, cost.paid_on, l.posted_on)::text`.as(
        'day',
      ),
    )
    .select(sql<number | null>`coalesce(i.number, k.number)`.as('number'))
    .select(
      sql<string | null>`coalesce(i.payee_name, k.payee_name, o.payout_ref, cost.payee_name, client.name)`.as(
        'name',
      ),
    )
    .where('l.firmId', '=', firmId)
    .where('l.id', 'in', lineIds)
    .where(sql<SqlBool>`coalesce(m.item_id, l.alarm_id) is not null`)
    .orderBy('l.id')
    .execute();
}

/** The checks of an account by their numbers, whatever became of them. */
export async function selectByNumber(db: Kysely<DB>, account: Account, numbers: readonly number[]) {
  if (!numbers.length) return [];
  const { firmId, accountId, accountKind } = account;
  if (accountKind === 'TRUST') {
    const rows = await db
      .selectFrom('cases.trustItem')
      .select(['id as itemId', 'number', 'amountCents', 'status', 'clearedOn'])
      .where('firmId', '=', firmId)
      .where('accountId', '=', accountId)
      .where('number', 'in', numbers)
      .execute();
    return rows.map((row) => ({ ...row, kind: 'TRUST' as const, isVoid: row.status === 'REVERSED' }));
  }
  const rows = await db
    .selectFrom('cases.courtCheck')
    .select(['id as itemId', 'number', 'amountCents', 'status', 'clearedOn'])
    .where('firmId', '=', firmId)
    .where('number', 'in', numbers)
    .execute();
  return rows.map((row) => ({ ...row, kind: 'CHECK' as const, isVoid: row.status === 'VOIDED' }));
}
export type NumberedCheck = Awaited<ReturnType<typeof selectByNumber>>[number];
