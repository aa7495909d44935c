import type { DateRange } from '@writdesk/contract/values/date-range';
import { type Kysely, type SqlBool, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { AccountRow } from './bank-account-queries.ts';

export interface PaidCheck {
  number: number | null;
  issuedOn: string | null;
  payeeName: string | null;
  amountCents: number;
  voidedOn: string | null;
  /** The bank is ordered not to pay it. */
  isStopped: boolean;
}

/** The checks of an account that were issued or voided on some days: of a trust account its own, of an operating account the firm’s to courts. */
export function selectPositivePay(
  db: Kysely<DB>,
  { firmId, id, kind }: AccountRow,
  days: DateRange,
  timeZone: string,
): Promise<PaidCheck[]> {
  const between = (day: ReturnType<typeof sql>) =>
    sql<SqlBool>`(${day} >= coalesce(${days.from}::date, '-infinity') and ${day} <= coalesce(${days.to}::date, 'infinity'))`;
  if (kind === 'TRUST')
    return db
      .selectFrom('cases.trustItem as i')
      .select([
        'i.number',
        'i.postedOn as issuedOn',
        'i.payeeName',
        'i.amountCents',
        'i.reversedOn as voidedOn',
        sql<boolean>`false`.as('isStopped'),
      ])
      .where('i.firmId', '=', firmId)
      .where('i.accountId', '=', id)
      .where('i.number', 'is not', null)
      .where(sql<SqlBool>`(${between(sql`i.posted_on`)} or ${between(sql`i.reversed_on`)})`)
      .orderBy('i.number')
      .execute();
  const voidedOn = sql<string | null>`(k.voided_at at time zone ${timeZone})::date::text`;
  return db
    .selectFrom('cases.courtCheck as k')
    .select(['k.number', 'k.issuedOn', 'k.payeeName', 'k.amountCents', voidedOn.as('voidedOn')])
    .select(sql<boolean>`coalesce(k.void_kind = 'STOPPED', false)`.as('isStopped'))
    .where('k.firmId', '=', firmId)
    .where('k.number', 'is not', null)
    .where(
      sql<SqlBool>`(${between(sql`k.issued_on`)} or ${between(sql`(k.voided_at at time zone ${timeZone})::date`)})`,
    )
    .orderBy('k.number')
    .execute();
}
