import type { StepBilling } from '@writdesk/contract/workflows/workflow-values';
import { type Insertable, type Kysely, sql } from 'kysely';
import { prepared } from '../../platform/db/prepared.ts';
import type { CasesBillingItem, DB } from '../../platform/db/schema.ts';
import { keepCosts } from './keep-costs.ts';
import { costRule, recoveryOfRow } from './cost-rule-queries.ts';

/** The case that charges belong to, as its row names it. */
export interface CaseKey {
  firmId: string;
  clientId: string;
  id: string;
}

/** Active items of a firm’s catalog, by code or id, with the prices of the firm’s day. */
export function selectBillItems(
  db: Kysely<DB>,
  firmId: string,
  by: { codes: readonly string[] } | { ids: readonly string[] },
  now: Date,
) {
  return db
    .selectFrom('cases.billItem as i')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'i.firmId')
    .select(['i.id', 'i.code', 'i.title'])
    .select((of) =>
      of.fn
        .coalesce(
          of
            .selectFrom('cases.billItemAmount as a')
            .select('a.amountCents')
            .whereRef('a.firmId', '=', 'i.firmId')
            .whereRef('a.billItemId', '=', 'i.id')
            .where(
              'a.effectiveFrom',
              '<=',
              sql<string>`(${now}::timestamptz at time zone firm.time_zone)::date`,
            )
            .orderBy('a.effectiveFrom', 'desc')
            .limit(1),
          sql<number>`0`,
        )
        .as('amountCents'),
    )
    .where('i.firmId', '=', firmId)
    .$if('codes' in by, (rows) => rows.where('i.code', 'in', 'codes' in by ? by.codes : []))
    .$if('ids' in by, (rows) => rows.where('i.id', 'in', 'ids' in by ? by.ids : []))
    .where('i.active', '=', true)
    .execute();
}

/** What the firm asks for an approved case where its catalog has no item for it. */
export async function attorneyFeeCents(db: Kysely<DB>, firmId: string): Promise<number> {
  const firm = await db
    .selectFrom('users.publishedFirm')
    .select('attorneyFeeCents')
    .where('id', '=', firmId)
    .executeTakeFirst();
  return firm?.attorneyFeeCents ?? 0;
}

/** How many adults a case is against: what is charged for each of them. */
export async function countDefendants(db: Kysely<DB>, key: Pick<CaseKey, 'firmId' | 'id'>): Promise<number> {
  const { adults } = await db
    .selectFrom('cases.caseTenant')
    .select((of) => of.fn.countAll<number>().as('adults'))
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.id)
    .where('isMinor', '=', false)
    .executeTakeFirstOrThrow();
  return Number(adults);
}

/** Inserts charges; one whose key the case has already is left as it is. @returns those that are new. */
export async function insertCharges(db: Kysely<DB>, charges: readonly Insertable<CasesBillingItem>[]) {
  const rows = await db
    .insertInto('cases.billingItem')
    .values(charges)
    .onConflict((conflict) =>
      conflict.columns(['firmId', 'caseId', 'onceKey']).where('onceKey', 'is not', null).doNothing(),
    )
    .returning(['id', 'firmId', 'caseId', 'description', 'amountCents'])
    .execute();
  await keepCosts(db, rows);
  return rows.map(({ id, description, amountCents }) => ({ id, description, amountCents }));
}

/** All lines of a case, oldest first, each with the number of its invoice. */
export const selectBillings = prepared((db, key: Pick<CaseKey, 'firmId' | 'id'>) =>
  db
    .selectFrom('cases.billingItem as b')
    .leftJoin('cases.invoice as i', (join) =>
      join.onRef('i.firmId', '=', 'b.firmId').onRef('i.id', '=', 'b.invoiceId'),
    )
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'b.firmId').onRef('c.id', '=', 'b.caseId'),
    )
    .leftJoin('cases.caseEviction as e', (join) =>
      join.onRef('e.firmId', '=', 'b.firmId').onRef('e.caseId', '=', 'b.caseId'),
    )
    .leftJoin('cases.billItem as item', (join) =>
      join.onRef('item.firmId', '=', 'b.firmId').onRef('item.id', '=', 'b.billItemId'),
    )
    .select([
      'item.category as itemCategory',
      'item.recoverable as itemRecoverable',
      'e.leaseAsksFees',
      costRule({
        stateCode: sql`c.state_code`,
        category: sql`coalesce(item.category, 'ATTORNEY_FEE')`,
        day: sql`b.incurred_at::date`,
      }).as('costRule'),
    ])
    .select([
      'b.id',
      'b.billItemId',
      'b.description',
      'b.quantity',
      'b.unitCents',
      'b.amountCents',
      'b.incurredAt',
      'b.source',
      'b.trigger',
      'b.onceKey',
      'b.createdByName',
      'b.version',
      'b.status',
      'b.invoiceId',
      'i.number as invoiceNumber',
    ])
    .where('b.firmId', '=', key.firmId)
    .where('b.caseId', '=', key.id)
    .where('b.status', '<>', 'DELETED')
    .orderBy('b.incurredAt')
    .orderBy('b.id'),
);

/** What a step charges once: as it begins (`ENTER`) or as it is done. */
export const stepKey = (on: StepBilling['on'], ...rest: readonly string[]) => ['step', on, ...rest].join(':');

type BillingRow = Awaited<ReturnType<typeof selectBillings>>[number];

/** A line as it is said; the query has left out what was deleted. */
export function shownBilling(all: BillingRow) {
  const {
    status,
    quantity,
    onceKey,
    itemCategory: _c,
    itemRecoverable: _r,
    leaseAsksFees: _l,
    costRule: _u,
    ...row
  } = all;
  if (status === 'DELETED') throw new Error(`The charge ${row.id} was deleted.`);
  const onEntry = onceKey?.startsWith(stepKey('ENTER', '')) ?? false;
  return { ...row, status, quantity: Number(quantity), onEntry, recovery: recoveryOfRow(all) };
}

/** For the query of a case’s facts: what it has cost and nobody has billed. */
export const billingColumns = {
  unbilled: sql<number>`(select coalesce(sum(b.amount_cents), 0)::bigint from cases.billing_item b
    where b.firm_id = c.firm_id and b.case_id = c.id and b.status = 'UNBILLED')`,
};
