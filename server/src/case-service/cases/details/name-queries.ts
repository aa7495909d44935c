import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/db/schema.ts';
import type { CaseRecord } from '../record/index.ts';

/** The names that a case refers to; its own row is read already. */
export async function selectNames(db: Kysely<DB>, record: CaseRecord) {
  return db
    .selectFrom('users.publishedClient as client')
    .leftJoin('users.publishedProperty as property', (join) => join.on('property.id', '=', record.propertyId))
    .leftJoin('users.publishedCounty as propertyCounty', 'propertyCounty.id', 'property.countyId')
    .leftJoin('users.publishedCounty as county', (join) => join.on('county.id', '=', record.countyId))
    .leftJoin('cases.courthouse as court', (join) => join.on('court.id', '=', record.courthouseId))
    .leftJoin('users.publishedCity as courtCity', 'courtCity.id', 'court.cityId')
    .leftJoin('users.publishedState as courtState', 'courtState.id', 'court.stateId')
    .leftJoin('cases.workflow as w', (join) =>
      join.on('w.firmId', '=', record.firmId).on('w.id', '=', record.workflowId),
    )
    .leftJoin('users.publishedPersonName as processor', (join) =>
      join.on('processor.id', '=', record.assignedProcessorId),
    )
    .leftJoin('users.publishedPersonName as lawyer', (join) =>
      join.on('lawyer.id', '=', record.assignedLawyerId),
    )
    .leftJoin('users.publishedPersonName as approver', (join) =>
      join.on('approver.id', '=', record.approvedBy),
    )
    .leftJoin('users.publishedPersonName as creator', (join) => join.on('creator.id', '=', record.createdBy))
    .select([
      'client.name as clientName',
      'property.name as propertyName',
      'property.addressLine1 as propertyLine1',
      'property.city as propertyCity',
      'property.stateCode as propertyState',
      'property.zipCode as propertyZip',
      'property.ownerName',
      'property.propertyCategory',
      'property.caresCovered',
      'property.unitCount',
      'propertyCounty.name as propertyCounty',
      'county.name as countyName',
      'court.name as courtName',
      'court.shortName as courtShortName',
      'court.timeZone as courtTimeZone',
      'court.addressLine1 as courtLine1',
      'court.zipCode as courtZip',
      'court.caseNumberPattern',
      'courtCity.name as courtCity',
      'courtState.code as courtState',
      'w.name as workflowName',
      'processor.name as processorName',
      'lawyer.name as lawyerName',
      'approver.name as approverName',
      'creator.name as creatorName',
    ])
    .where('client.id', '=', record.clientId)
    .executeTakeFirstOrThrow();
}
