import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { EngineStep } from './step-engine.ts';

/** The case that steps belong to, as its row names it. */
export interface CaseKey {
  firm_id: string;
  client_id: string;
  id: string;
}

export interface CaseStep extends EngineStep {
  id: string;
  stepId: string;
  name: string;
  roles: string[];
}

interface StoredAction {
  action: string;
  autoCompleteWhen?: string;
}

/** The case's own steps in their order, locked until the transaction ends. */
export async function lockSteps(db: Kysely<DB>, key: CaseKey): Promise<CaseStep[]> {
  const rows = await db
    .selectFrom('cases.case_step')
    .select(['id', 'step_id', 'name', 'roles', 'sequence_no', 'configure_action', 'state', 'done_at'])
    .where('firm_id', '=', key.firm_id)
    .where('case_id', '=', key.id)
    .orderBy('sequence_no')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => {
    // Parsed by the contract when the workflow was saved.
    const { action, autoCompleteWhen = null } = row.configure_action as unknown as StoredAction;
    return {
      id: row.id,
      stepId: row.step_id,
      name: row.name,
      roles: row.roles,
      sequenceNo: Number(row.sequence_no),
      action,
      autoCompleteWhen,
      state: row.state,
      wasDone: row.done_at !== null,
    };
  });
}

export interface StepChange {
  id: string;
  state: CaseStep['state'];
  /** Who did the step now; null where it was done before, whose name and time then stay. */
  by: { userId: string | null; name: string } | null;
  at: Date;
}

/** Begun and done are kept with their time; a step that is open again keeps when it was done before. */
export async function updateStep(
  db: Kysely<DB>,
  key: CaseKey,
  { id, state, by, at }: StepChange,
): Promise<void> {
  await db
    .updateTable('cases.case_step')
    .set({
      state,
      ...(state === 'ACTIVE' && { started_at: at }),
      ...(state === 'DONE' && by && { done_at: at, done_by: by.userId, done_by_name: by.name }),
    })
    .where('firm_id', '=', key.firm_id)
    .where('case_id', '=', key.id)
    .where('id', '=', id)
    .execute();
}

/** The case's copy of a workflow's version, in place of any it had. @returns how many steps it has. */
export async function replaceSteps(
  db: Kysely<DB>,
  pin: { firmId: string; clientId: string; caseId: string; workflowId: string; version: number },
): Promise<number> {
  await db
    .deleteFrom('cases.case_step')
    .where('firm_id', '=', pin.firmId)
    .where('case_id', '=', pin.caseId)
    .execute();
  const steps = await db
    .selectFrom('cases.workflow_step')
    .selectAll()
    .where('firm_id', '=', pin.firmId)
    .where('workflow_id', '=', pin.workflowId)
    .where('version', '=', pin.version)
    .orderBy('sequence_no')
    .orderBy('id')
    .execute();
  if (!steps.length) return 0;
  await db
    .insertInto('cases.case_step')
    .values(
      steps.map((step) => ({
        firm_id: pin.firmId,
        client_id: pin.clientId,
        case_id: pin.caseId,
        id: newId(),
        step_id: step.id,
        sequence_no: step.sequence_no,
        name: step.name,
        roles: step.roles,
        configure_action: JSON.stringify(step.configure_action),
        notifications: JSON.stringify(step.notifications),
        billing: JSON.stringify(step.billing),
      })),
    )
    .execute();
  return steps.length;
}
