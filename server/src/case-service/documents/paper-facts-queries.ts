import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { costRule } from '../billing/index.ts';

interface Key {
  firmId: string;
  caseId: string;
}

/** Everything that a document can say of a case, in the database's words. */
export async function selectPaperFacts(db: Kysely<DB>, { firmId, caseId }: Key) {
  const record = await db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('users.publishedClient as client', 'client.id', 'c.clientId')
    .leftJoin('users.publishedProperty as p', 'p.id', 'c.propertyId')
    .leftJoin('users.publishedCounty as county', 'county.id', 'c.countyId')
    .leftJoin('users.publishedCounty as propertyCounty', 'propertyCounty.id', 'p.countyId')
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .leftJoin('users.publishedCity as courtCity', 'courtCity.id', 'court.cityId')
    .leftJoin('users.publishedLawyer as l', (join) =>
      join.onRef('l.id', '=', 'c.assignedLawyerId').onRef('l.stateCode', '=', 'c.stateCode'),
    )
    .leftJoin('users.publishedPerson as lawyerPerson', 'lawyerPerson.id', 'l.id')
    .innerJoin('users.publishedFirm as firm', 'firm.id', 'c.firmId')
    .select([
      'c.caseNumber',
      'c.caseDraftNumber',
      'c.title',
      'c.clientId',
      'c.filedOn',
      'c.isCorporateCase',
      'c.propertyCategory',
      'c.attestedBy',
      'c.hearingAt',
      'c.judgmentAt',
      'c.lockoutDate',
      'c.lockoutTime',
      'c.countyId',
      'c.courthouseId',
      'c.propertyId',
      'c.ownerId',
      'c.stateCode',
      'c.plaintiffName',
      'c.unitLabel',
      'c.tenantAddress',
      'client.name as clientName',
      'client.addressLine1 as clientLine1',
      'client.addressLine2 as clientLine2',
      'client.city as clientCity',
      'client.stateCode as clientState',
      'client.zipCode as clientZip',
      'client.phone as clientPhone',
      'p.name as propertyName',
      'p.ownerName',
      'p.onsiteContactPhone',
      'p.payeeName',
      'p.payeePhone',
      'p.payeeAddress',
      'p.payeeHours',
      'propertyCounty.name as propertyCountyName',
      'p.addressLine1',
      'p.addressLine2',
      'p.city',
      'p.stateCode as propertyState',
      'p.zipCode',
      'county.name as countyName',
      'county.stateName',
      'court.name as courtName',
      'court.division as courtDivision',
      'court.addressLine1 as courtLine1',
      'court.addressLine2 as courtLine2',
      'courtCity.name as courtCity',
      'court.zipCode as courtZip',
      'court.clerkContact',
      'court.officer',
      'court.timeZone as courtZone',
      sql<string | null>`(select d.dates -> 'NOTICE_EXPIRES' ->> 'date' from cases.case_dates d
        where d.firm_id = c.firm_id and d.case_id = c.id)`.as('noticeExpires'),
      sql<number | null>`(select sum(b.amount_cents)::bigint from cases.billing_item b
        join cases.bill_item i on i.firm_id = b.firm_id and i.id = b.bill_item_id
        where b.firm_id = c.firm_id and b.case_id = c.id and i.category = 'ATTORNEY_FEE' and i.recoverable
          and b.status in ('UNBILLED', 'BILLED'))`.as('chargedFeeCents'),
      sql<number | null>`(select coalesce(nullif((select a.amount_cents from cases.bill_item_amount a
          where a.firm_id = i.firm_id and a.bill_item_id = i.id and a.effective_from <= current_date
          order by a.effective_from desc limit 1), 0), firm.attorney_fee_cents)::bigint
        from cases.bill_item i where i.firm_id = c.firm_id and i.code = 'ATTORNEY_FEE' and i.active and i.recoverable)`.as(
        'catalogFeeCents',
      ),
      // Whoever uploads the notice, or the proof of it, has given it.
      sql<boolean>`exists (select from cases.case_document d where d.firm_id = c.firm_id and d.case_id = c.id
        and d.kind in ('NOTICE', 'NOTICE_PROOF') and d.source = 'UPLOAD' and d.replaced_by is null)`.as(
        'hasNotice',
      ),
      costRule({
        stateCode: sql`c.state_code`,
        category: sql`'ATTORNEY_FEE'`,
        day: sql`current_date`,
      }).as('feeRule'),
      'l.signatureName',
      'l.barNumber',
      'lawyerPerson.email as lawyerEmail',
      'firm.name as firmName',
      'firm.addressLine1 as firmLine1',
      'firm.addressLine2 as firmLine2',
      'firm.city as firmCity',
      'firm.stateCode as firmState',
      'firm.zipCode as firmZip',
      'firm.phone as firmPhone',
      'firm.email as firmEmail',
    ])
    .where('c.firmId', '=', firmId)
    .where('c.id', '=', caseId)
    .executeTakeFirst();
  const [tenants, eviction, ledger, judgment, writ, lockout, agreement] = await Promise.all([
    db
      .selectFrom('cases.caseTenant')
      .selectAll()
      .where('firmId', '=', firmId)
      .where('caseId', '=', caseId)
      .orderBy('position')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('cases.caseEviction')
      .selectAll()
      .where('firmId', '=', firmId)
      .where('caseId', '=', caseId)
      .executeTakeFirst(),
    db
      .selectFrom('cases.caseLedgerLine')
      .selectAll()
      .where('firmId', '=', firmId)
      .where('caseId', '=', caseId)
      .execute(),
    db
      .selectFrom('cases.caseJudgment')
      .select(['judgmentDate', 'outcome', 'amountCents'])
      .where('firmId', '=', firmId)
      .where('caseId', '=', caseId)
      .orderBy('caseOrder', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('cases.writ')
      .select(['writNumber', 'kind', 'issuedOn', 'expiresOn'])
      .where('firmId', '=', firmId)
      .where('caseId', '=', caseId)
      .orderBy('sequence', 'desc')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst(),
    db
      .selectFrom('cases.lockout')
      .select(['officerName'])
      .where('firmId', '=', firmId)
      .where('caseId', '=', caseId)
      .where('state', '=', 'SET')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
    selectAgreement(db, { firmId, caseId }),
  ]);
  return record ? { record, tenants, eviction, ledger, judgment, writ, lockout, agreement } : null;
}

/** The last agreement before the court, a row for each thing that is due. */
const selectAgreement = (db: Kysely<DB>, { firmId, caseId }: Key) =>
  db
    .selectFrom('cases.stipulation as s')
    .innerJoin('cases.stipulationDue as due', (join) =>
      join
        .onRef('due.firmId', '=', 's.firmId')
        .onRef('due.caseId', '=', 's.caseId')
        .onRef('due.stipulationId', '=', 's.id'),
    )
    .select(['s.agreedOn', 'due.dueOn', 'due.kind', 'due.amountCents', 'due.outcome'])
    .where('s.firmId', '=', firmId)
    .where('s.caseId', '=', caseId)
    .where('s.id', '=', (last) =>
      last
        .selectFrom('cases.stipulation')
        .select('id')
        .where('firmId', '=', firmId)
        .where('caseId', '=', caseId)
        .orderBy('id', 'desc')
        .limit(1),
    )
    .orderBy('due.dueOn')
    .orderBy('due.kind')
    .execute();
export type PaperFacts = NonNullable<Awaited<ReturnType<typeof selectPaperFacts>>>;
