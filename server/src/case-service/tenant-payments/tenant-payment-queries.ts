import { type Insertable, type Kysely, sql } from 'kysely';
import { preparedOne } from '../../platform/db/prepared.ts';
import type { CasesTenantPayment, DB } from '../../platform/db/schema.ts';
import { type CaseKey, courtZoneOf, type Placed } from '../cases/record/index.ts';

/** What was taken, as the database writes it into one value. */
export interface PaymentRow {
  id: string;
  receivedOn: string;
  amountCents: number;
  paysInFull: boolean;
  againstRule: boolean;
  note: string | null;
  recordedBy: string;
  recordedAt: string;
}

/** What decides which rule about payments a case stands under, and what was taken, the last first. */
export const selectPaymentFacts = preparedOne(
  (db, { firmId, id, courthouseId, countyId }: CaseKey & Placed) =>
    db
      .selectFrom('cases.caseEviction as e')
      .select([
        'e.reasons',
        'e.noticeServedOn',
        courtZoneOf({ firmId, courthouseId, countyId }).as('timeZone'),
        sql<boolean>`exists (select from cases.stipulation s
        where s.firm_id = e.firm_id and s.case_id = e.case_id and s.state = 'RUNNING')`.as('stipulated'),
        sql<PaymentRow[]>`coalesce((
        select json_agg(json_build_object('id', p.id, 'receivedOn', p.received_on, 'amountCents', p.amount_cents,
          'paysInFull', p.pays_in_full, 'againstRule', p.against_rule, 'note', p.note, 'recordedBy', p.recorded_by_name,
          'recordedAt', p.recorded_at) order by p.received_on desc, p.id desc)
        from cases.tenant_payment p where p.firm_id = e.firm_id and p.case_id = e.case_id), '[]')`.as(
          'payments',
        ),
      ])
      .where('e.firmId', '=', firmId)
      .where('e.caseId', '=', id),
);

export async function insertTenantPayment(
  db: Kysely<DB>,
  row: Insertable<CasesTenantPayment>,
): Promise<void> {
  await db.insertInto('cases.tenantPayment').values(row).execute();
}
