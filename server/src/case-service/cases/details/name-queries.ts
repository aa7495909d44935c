import type { RpaBotJobKind, RpaBotJobStatus } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-job-values';
import { sql } from 'kysely';
import { preparedOne } from '../../../platform/db/prepared.ts';
import type { CaseKey } from '../record/index.ts';

interface ShownRobotJob {
  id: string;
  kind: RpaBotJobKind;
  status: RpaBotJobStatus;
  attempts: number;
  lastMessage: string | null;
}

/** What is done for the case at the sites of courts, the newest first. */
const robotJobs = sql<ShownRobotJob[]>`coalesce((
  select json_agg(json_build_object('id', j.id, 'kind', j.kind, 'status', j.status, 'attempts', j.attempts,
    'lastMessage', j.last_message) order by j.created_at desc, j.id desc)
  from cases.rpa_bot_job j where j.firm_id = c.firm_id and j.case_id = c.id), '[]')`;

/**
 * The names that a case refers to. They are joined to its own row, so that one shard of a cluster answers: Citus 13 ends by a
 * segfault where a table of a firm, which a case without a workflow joins by null, stands on the right of shared ones.
 */
export const selectNames = preparedOne((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.evictionCase as c')
    .innerJoin('users.publishedClient as client', 'client.id', 'c.clientId')
    .leftJoin('users.publishedProperty as property', 'property.id', 'c.propertyId')
    .leftJoin('users.publishedCounty as propertyCounty', 'propertyCounty.id', 'property.countyId')
    .leftJoin('users.publishedCounty as county', 'county.id', 'c.countyId')
    .leftJoin('users.publishedLease as lease', (join) =>
      join.onRef('lease.clientId', '=', 'c.clientId').onRef('lease.id', '=', 'c.leaseId'),
    )
    .leftJoin('cases.courthouse as court', 'court.id', 'c.courthouseId')
    .leftJoin('users.publishedCity as courtCity', 'courtCity.id', 'court.cityId')
    .leftJoin('users.publishedState as courtState', 'courtState.id', 'court.stateId')
    .leftJoin('cases.workflow as w', (join) =>
      join.onRef('w.firmId', '=', 'c.firmId').onRef('w.id', '=', 'c.workflowId'),
    )
    .leftJoin('users.publishedPersonName as processor', 'processor.id', 'c.assignedProcessorId')
    .leftJoin('users.publishedPersonName as lawyer', 'lawyer.id', 'c.assignedLawyerId')
    .leftJoin('users.publishedPersonName as approver', 'approver.id', 'c.approvedBy')
    .leftJoin('users.publishedPersonName as creator', 'creator.id', 'c.createdBy')
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
      'lease.balanceCents as leaseBalanceCents',
      'lease.balanceOn as leaseBalanceOn',
      'lease.ledgerVersion as leaseLedgerVersion',
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
      robotJobs.as('robotJobs'),
    ])
    .where('c.firmId', '=', firmId)
    .where('c.id', '=', id),
);
