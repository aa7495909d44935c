import type { CaseInput } from '@writdesk/contract/cases/case-values';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { firmEngagedFor } from '../../../user-service/firms/index.ts';
import { propertyForCase, type PropertyForCase } from '../../../user-service/properties/index.ts';
import { pinSteps, resolveWorkflow } from '../../workflows/index.ts';
import {
  type CaseChanges,
  type CaseRecord,
  findCounty,
  findCourthouse,
  usualCourthouseOf,
} from '../record/index.ts';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import { chooseProperty, seesByProperty } from './firm-of-new-case.ts';

type Place = Pick<CaseInput, 'propertyId' | 'countyId' | 'courthouseId' | 'workflowId'>;

/**
 * Property, county, courthouse and workflow belong together: each follows from the one before it, unless it is given,
 * and must fit. @param engagedFor the property, where it was read already and the case’s firm is engaged for it. @returns the changes of the case's row; every misfit is named at once.
 */
export async function placeCase(
  tx: Tx,
  context: Context,
  record: CaseRecord,
  input: Place,
  engagedFor: PropertyForCase | null = null,
): Promise<CaseChanges> {
  const changes: CaseChanges = {};
  const errors: FieldError[] = [];
  const { scope } = context;

  let property: PropertyForCase | null = null;
  if (input.propertyId !== undefined && input.propertyId !== record.propertyId) {
    property =
      engagedFor ?? (input.propertyId ? await propertyForCase(tx.db, scope, input.propertyId) : null);
    if (!property && seesByProperty(scope)) errors.push(chooseProperty);
    if (property && property.clientId !== record.clientId) refuse('property_not_found');
    if (property && property.status !== 'ACTIVE')
      errors.push(atField('propertyId', fault('property_inactive')));
    const onDate = record.createdAt.toISOString().slice(0, 10);
    if (
      property?.stateCode &&
      !engagedFor &&
      !(await firmEngagedFor(tx.db, record.clientId, property.stateCode, onDate, record.firmId))
    ) {
      errors.push(atField('propertyId', fault('firm_not_engaged')));
    }
    Object.assign(changes, {
      propertyId: property?.id ?? null,
      ownerId: property?.ownerId ?? null,
      stateCode: property?.stateCode ?? null,
      premises: property ? premisesOf(property) : '',
      propertyCategory: property?.propertyCategory ?? 'CONVENTIONAL',
      countyId: property?.countyId ?? null,
      courthouseId: null,
      ...(property?.plaintiffName && !record.plaintiffName && { plaintiffName: property.plaintiffName }),
    } satisfies CaseChanges);
  }

  const countyId = input.countyId === undefined ? (changes.countyId ?? record.countyId) : input.countyId;
  if (countyId !== record.countyId || changes.countyId !== undefined) {
    const county = countyId ? await findCounty(tx.db, countyId) : null;
    if (countyId && !county) errors.push(atField('countyId', fault('no_such_county')));
    changes.countyId = county?.id ?? null;
    changes.stateCode = county?.stateCode ?? changes.stateCode ?? record.stateCode;
  }

  const movedCounty = changes.countyId !== undefined && changes.countyId !== record.countyId;
  let courthouseId = input.courthouseId ?? (movedCounty ? null : record.courthouseId);
  courthouseId ??= await usualCourtOf(tx, property, countyId);
  if (!courthouseId && countyId) courthouseId = await usualCourthouseOf(tx.db, countyId);
  if (courthouseId && courthouseId !== record.courthouseId) {
    const court = await findCourthouse(tx.db, courthouseId);
    if (!court?.active) errors.push(atField('courthouseId', fault('no_such_courthouse')));
    else if (court.countyId !== countyId) errors.push(atField('courthouseId', fault('courthouse_elsewhere')));
  }
  // Another property of the same county keeps the courthouse.
  if (courthouseId !== record.courthouseId || changes.courthouseId !== undefined)
    changes.courthouseId = courthouseId;

  const wanted = input.workflowId ?? (courthouseId === record.courthouseId ? record.workflowId : null);
  if (courthouseId && (wanted === null || wanted !== record.workflowId)) {
    const workflow = await resolveWorkflow(tx.db, record.firmId, {
      workflowId: wanted,
      courthouseId,
      countyId,
      stateCode: changes.stateCode ?? record.stateCode,
    });
    if (!workflow && input.workflowId) errors.push(atField('workflowId', fault('no_such_workflow')));
    if (workflow && (workflow.id !== record.workflowId || workflow.version !== record.workflowVersion)) {
      const pinned = {
        firmId: record.firmId,
        clientId: record.clientId,
        caseId: record.id,
        workflowId: workflow.id,
        version: workflow.version,
      };
      const { presentStep } = await pinSteps(tx, pinned);
      Object.assign(changes, {
        workflowId: workflow.id,
        workflowVersion: workflow.version,
        serveFirst: workflow.serveFirst,
        presentStep,
      } satisfies CaseChanges);
    }
  }
  if (errors.length) refuse('invalid', { errors });
  return changes;
}

/** A property as lists and searches of cases name it. */
export const premisesOf = ({
  name,
  addressLine1,
  city,
}: Pick<PropertyForCase, 'name' | 'addressLine1' | 'city'>): string =>
  [name, addressLine1, city].filter(Boolean).join(', ');

/** The court to which the property's cases go, while it takes cases and lies in the case's county. */
async function usualCourtOf(
  tx: Tx,
  property: PropertyForCase | null,
  countyId: string | null,
): Promise<string | null> {
  if (!property?.courthouseId || !countyId) return null;
  const court = await findCourthouse(tx.db, property.courthouseId);
  return court?.active && court.countyId === countyId ? court.id : null;
}
