import type { CaseInput } from '@writdesk/contract/cases/case-values';
import type { FieldError } from '@writdesk/contract/errors';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db/transact.ts';
import { refuse } from '../../../platform/http/refuse.ts';
import { firmEngagedFor } from '../../../user-service/firms/index.ts';
import { propertyForCase } from '../../../user-service/properties/index.ts';
import { pinSteps, resolveWorkflow } from '../../workflows/index.ts';
import {
  type CaseChanges,
  type CaseRecord,
  findCounty,
  findCourthouse,
  onlyCourthouseOf,
} from '../record/index.ts';
import { chooseProperty, seesByProperty } from './firm-of-new-case.ts';

type Place = Pick<CaseInput, 'propertyId' | 'countyId' | 'courthouseId' | 'workflowId'>;

/**
 * Property, county, courthouse and workflow belong together: each follows from the one before it, unless it is given,
 * and must fit. @returns the changes of the case's row; every misfit is named at once.
 */
export async function placeCase(
  tx: Tx,
  context: Context,
  record: CaseRecord,
  input: Place,
): Promise<CaseChanges> {
  const changes: CaseChanges = {};
  const errors: FieldError[] = [];
  const { scope } = context;

  if (input.propertyId !== undefined && input.propertyId !== record.property_id) {
    const property = input.propertyId ? await propertyForCase(tx.db, scope, input.propertyId) : null;
    if (!property && seesByProperty(scope)) errors.push(chooseProperty);
    if (property && property.clientId !== record.client_id) refuse('property_not_found');
    if (property && property.status !== 'ACTIVE')
      errors.push({ path: 'propertyId', message: 'The property isn’t active.' });
    const onDate = record.created_at.toISOString().slice(0, 10);
    if (
      property?.stateCode &&
      !(await firmEngagedFor(tx.db, record.client_id, property.stateCode, onDate, record.firm_id))
    ) {
      errors.push({ path: 'propertyId', message: 'The case’s firm isn’t engaged for the property’s state.' });
    }
    Object.assign(changes, {
      property_id: property?.id ?? null,
      owner_id: property?.ownerId ?? null,
      state_code: property?.stateCode ?? null,
      premises: property
        ? [property.name, property.addressLine1, property.city].filter(Boolean).join(', ')
        : '',
      property_category: property?.propertyCategory ?? 'CONVENTIONAL',
      county_id: property?.countyId ?? null,
      courthouse_id: null,
      ...(property?.plaintiffName && !record.plaintiff_name && { plaintiff_name: property.plaintiffName }),
    } satisfies CaseChanges);
  }

  const countyId = input.countyId === undefined ? (changes.county_id ?? record.county_id) : input.countyId;
  if (countyId !== record.county_id || changes.county_id !== undefined) {
    const county = countyId ? await findCounty(tx.db, countyId) : null;
    if (countyId && !county) errors.push({ path: 'countyId', message: 'There is no such county.' });
    changes.county_id = county?.id ?? null;
    changes.state_code = county?.state_code ?? changes.state_code ?? record.state_code;
  }

  const movedCounty = changes.county_id !== undefined && changes.county_id !== record.county_id;
  let courthouseId = input.courthouseId ?? (movedCounty ? null : record.courthouse_id);
  if (!courthouseId && countyId) courthouseId = await onlyCourthouseOf(tx.db, countyId);
  if (courthouseId && courthouseId !== record.courthouse_id) {
    const court = await findCourthouse(tx.db, courthouseId);
    if (!court?.active) errors.push({ path: 'courthouseId', message: 'There is no such courthouse.' });
    else if (court.county_id !== countyId)
      errors.push({ path: 'courthouseId', message: 'The courthouse isn’t in the case’s county.' });
  }
  if (courthouseId !== record.courthouse_id) changes.courthouse_id = courthouseId;

  const wanted = input.workflowId ?? (courthouseId === record.courthouse_id ? record.workflow_id : null);
  if (courthouseId && (wanted === null || wanted !== record.workflow_id)) {
    const workflow = await resolveWorkflow(tx.db, record.firm_id, {
      workflowId: wanted,
      courthouseId,
      countyId,
      stateCode: changes.state_code ?? record.state_code,
    });
    if (!workflow && input.workflowId)
      errors.push({ path: 'workflowId', message: 'There is no such published workflow.' });
    if (workflow && (workflow.id !== record.workflow_id || workflow.version !== record.workflow_version)) {
      const pinned = {
        firmId: record.firm_id,
        clientId: record.client_id,
        caseId: record.id,
        workflowId: workflow.id,
        version: workflow.version,
      };
      const { presentStep } = await pinSteps(tx, pinned);
      Object.assign(changes, {
        workflow_id: workflow.id,
        workflow_version: workflow.version,
        serve_first: workflow.serveFirst,
        present_step: presentStep,
      } satisfies CaseChanges);
    }
  }
  if (errors.length) refuse('invalid', { errors });
  return changes;
}
