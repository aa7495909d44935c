import { type Kysely, sql } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { EngineStep } from './step-engine.ts';

/** The case that steps belong to, as its row names it. */
export interface CaseKey {
  firmId: string;
  clientId: string;
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
    .selectFrom('cases.caseStep')
    .select(['id', 'stepId', 'name', 'roles', 'sequenceNo', 'configureAction', 'state', 'doneAt'])
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.id)
    .orderBy('sequenceNo')
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => {
    // Parsed by the contract when the workflow was saved.
    const { action, autoCompleteWhen = null } = row.configureAction as unknown as StoredAction;
    return {
      id: row.id,
      stepId: row.stepId,
      name: row.name,
      roles: row.roles,
      sequenceNo: Number(row.sequenceNo),
      action,
      autoCompleteWhen,
      state: row.state,
      wasDone: row.doneAt !== null,
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
    .updateTable('cases.caseStep')
    .set({
      state,
      ...(state === 'ACTIVE' && { startedAt: at }),
      ...(state === 'DONE' && by && { doneAt: at, doneBy: by.userId, doneByName: by.name }),
    })
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.id)
    .where('id', '=', id)
    .execute();
}

/** The case's copy of a workflow's version, in place of any it had. @returns how many steps it has. */
export async function replaceSteps(
  db: Kysely<DB>,
  pin: { firmId: string; clientId: string; caseId: string; workflowId: string; version: number },
): Promise<number> {
  await db
    .deleteFrom('cases.caseStep')
    .where('firmId', '=', pin.firmId)
    .where('caseId', '=', pin.caseId)
    .execute();
  const steps = await db
    .selectFrom('cases.workflowStep')
    .selectAll()
    .where('firmId', '=', pin.firmId)
    .where('workflowId', '=', pin.workflowId)
    .where('version', '=', pin.version)
    .orderBy('sequenceNo')
    .orderBy('id')
    .execute();
  if (!steps.length) return 0;
  await db
    .insertInto('cases.caseStep')
    .values(
      steps.map((step) => ({
        firmId: pin.firmId,
        clientId: pin.clientId,
        caseId: pin.caseId,
        id: newId(),
        stepId: step.id,
        sequenceNo: step.sequenceNo,
        name: step.name,
        roles: step.roles,
        configureAction: JSON.stringify(step.configureAction),
        notifications: JSON.stringify(step.notifications),
        billing: JSON.stringify(step.billing),
      })),
    )
    .execute();
  return steps.length;
}

/** The case’s own copy of its workflow. */
export const selectSteps = (db: Kysely<DB>, { firmId, id }: Pick<CaseKey, 'firmId' | 'id'>) =>
  db
    .selectFrom('cases.caseStep')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('sequenceNo')
    .orderBy('id')
    .execute();

/** For the query of a case’s facts: who the step that is open is for, and what it waits for. */
export const stepColumns = {
  step: sql<{ roles: string[]; action: string | null } | null>`(select jsonb_build_object('roles', s.roles,
      'action', s.configure_action ->> 'action') from cases.case_step s
    where s.firm_id = c.firm_id and s.case_id = c.id and s.state = 'ACTIVE' order by s.sequence_no, s.id limit 1)`,
};

/** What the workflow that a case has pinned is called now; empty for a case without one. */
export async function findWorkflowName(
  db: Kysely<DB>,
  pinned: { firmId: string; workflowId: string | null },
): Promise<string> {
  if (!pinned.workflowId) return '';
  const workflow = await db
    .selectFrom('cases.workflow')
    .select('name')
    .where('firmId', '=', pinned.firmId)
    .where('id', '=', pinned.workflowId)
    .executeTakeFirst();
  return workflow?.name ?? '';
}
