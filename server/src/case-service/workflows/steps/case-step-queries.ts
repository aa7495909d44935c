import type { Role } from '@writdesk/contract/permissions/roles';
import type {
  StepBilling,
  StepNotification,
  WorkflowStep,
} from '@writdesk/contract/workflows/workflow-values';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { prepared } from '../../../platform/db/prepared.ts';
import type { DB } from '../../../platform/db/schema.ts';
import { newId } from '../../../platform/ids.ts';
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
  slaHours: number | null;
  isWaiting: boolean;
  notifications: StepNotification[];
  billing: StepBilling[];
}

const HOUR_MS = 3_600_000;

const selectLocked = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.caseStep')
    .select([
      'id',
      'stepId',
      'name',
      'roles',
      'sequenceNo',
      'configureAction',
      'notifications',
      'billing',
      'state',
      'doneAt',
      'dueAt',
      'waitingSince',
    ])
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .orderBy('sequenceNo')
    .orderBy('id')
    .forUpdate(),
);

/** The case's own steps in their order, locked until the transaction ends. */
export async function lockSteps(
  { db, now }: { db: Kysely<DB>; now: Date },
  key: CaseKey,
): Promise<CaseStep[]> {
  const rows = await selectLocked(db, key);
  return rows.map((row) => {
    // Parsed by the contract when the workflow was saved.
    const { action, autoCompleteWhen = null, slaHours = null } = row.configureAction;
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
      isDue: row.dueAt === null || row.dueAt <= now,
      slaHours,
      isWaiting: row.waitingSince !== null,
      notifications: row.notifications,
      billing: row.billing,
    };
  });
}

export interface StepChange {
  id: string;
  state: CaseStep['state'];
  slaHours: number | null;
  /** One that was done before keeps who did it, and when. */
  isDoneNow: boolean;
}

/** Begun and done are kept with their time; a step that is open again keeps when it was done before. */
export async function updateSteps(
  db: Kysely<DB>,
  { firmId, id: caseId }: CaseKey,
  changes: readonly StepChange[],
  { at, by }: { at: Date; by: { userId: string | null; name: string } },
): Promise<void> {
  if (!changes.length) return;
  const dueAt = ({ slaHours }: StepChange) =>
    slaHours === null ? null : new Date(at.getTime() + slaHours * HOUR_MS);
  await changeSteps(db, {
    firmId,
    caseId,
    at,
    ...by,
    ids: changes.map(({ id }) => id),
    states: changes.map(({ state }) => state),
    due: changes.map(dueAt),
    doneNow: changes.map(({ isDoneNow }) => isDoneNow),
  });
}

interface ChangedSteps {
  firmId: string;
  caseId: string;
  at: Date;
  userId: string | null;
  name: string;
  ids: string[];
  states: string[];
  due: (Date | null)[];
  doneNow: boolean[];
}
const changeSteps = prepared(
  (_db, { firmId, caseId, at, userId, name, ids, states, due, doneNow }: ChangedSteps) => {
    const ifActive = (value: RawBuilder<unknown>, column: string) =>
      sql`case when row.state = 'ACTIVE' then ${value} else ${sql.ref(`s.${column}`)} end`;
    const ifDone = (value: RawBuilder<unknown>, column: string) =>
      sql`case when row.done_now then ${value} else ${sql.ref(`s.${column}`)} end`;
    return sql`update cases.case_step s set state = row.state, notice_at = null, waiting_since = null,
      started_at = ${ifActive(sql`${at}::timestamptz`, 'started_at')}, due_at = ${ifActive(sql`row.due_at`, 'due_at')},
      assignee_id = ${ifActive(sql`null`, 'assignee_id')}, done_at = ${ifDone(sql`${at}::timestamptz`, 'done_at')},
      done_by = ${ifDone(sql`${userId}::uuid`, 'done_by')}, done_by_name = ${ifDone(sql`${name}::text`, 'done_by_name')}
    from unnest(${ids}::uuid[], ${states}::text[], ${due}::timestamptz[], ${doneNow}::boolean[]) as row (id, state, due_at, done_now)
    where s.firm_id = ${firmId} and s.case_id = ${caseId} and s.id = row.id`;
  },
);

/** The case has come to stand before a wait, or no longer does. */
export async function keepWaiting(
  db: Kysely<DB>,
  key: CaseKey,
  { id, since }: { id: string; since: Date | null },
): Promise<void> {
  await db
    .updateTable('cases.caseStep')
    .set({ waitingSince: since })
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.id)
    .where('id', '=', id)
    .execute();
}

/** What a step has by way of its own work: its due day, whom it names, and what it has done. */
export async function keepWork(
  db: Kysely<DB>,
  key: CaseKey,
  id: string,
  work: Partial<Pick<OwnRow, 'dueAt' | 'assigneeId' | 'noticeAt'>> & { runs: Record<string, string> },
): Promise<void> {
  await db
    .updateTable('cases.caseStep')
    .set({ ...work, runs: JSON.stringify(work.runs) })
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

/** The case’s steps in place of those it had, as they landed in another version: what was done stays with who did it. */
export async function insertLanded(
  db: Kysely<DB>,
  key: CaseKey,
  landed: readonly { step: WorkflowStep; from: OwnRow | null; state: CaseStep['state'] }[],
  { at, presentStep }: { at: Date; presentStep: number },
): Promise<string[]> {
  const next = landed.find(({ step }) => step.sequenceNo > presentStep)?.step;
  const isBetween = !landed.some(({ state }) => state === 'ACTIVE');
  const waitsAt = isBetween && next?.configureAction.action === 'WAIT' ? next : null;
  await db
    .deleteFrom('cases.caseStep')
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.id)
    .execute();
  const ids = landed.map(({ from }) => from?.id ?? newId());
  if (!landed.length) return ids;
  await db
    .insertInto('cases.caseStep')
    .values(
      landed.map(({ step, from, state }, index) => ({
        firmId: key.firmId,
        clientId: key.clientId,
        caseId: key.id,
        id: ids[index] ?? newId(),
        stepId: step.id,
        sequenceNo: step.sequenceNo,
        name: step.name,
        roles: step.roles,
        configureAction: JSON.stringify(step.configureAction),
        notifications: JSON.stringify(step.notifications),
        billing: JSON.stringify(step.billing),
        state,
        startedAt: from?.startedAt ?? (state === 'ACTIVE' ? at : null),
        doneAt: from?.doneAt ?? null,
        doneBy: from?.doneBy ?? null,
        doneByName: from?.doneByName ?? null,
        dueAt: from?.dueAt ?? null,
        assigneeId: from?.assigneeId ?? null,
        noticeAt: from?.noticeAt ?? null,
        waitingSince: step === waitsAt ? at : null,
        runs: JSON.stringify(from?.runs ?? {}),
      })),
    )
    .execute();
  return ids;
}
type OwnRow = Pick<
  Awaited<ReturnType<typeof selectSteps>>[number],
  'id' | 'startedAt' | 'doneAt' | 'doneBy' | 'doneByName' | 'dueAt' | 'assigneeId' | 'noticeAt' | 'runs'
>;

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

/** What the steps of a case charge, in their order. */
export async function selectStepBilling(db: Kysely<DB>, { firmId, id }: Pick<CaseKey, 'firmId' | 'id'>) {
  return billingOfSteps(db, { firmId, id });
}

const billingOfSteps = prepared((db, { firmId, id }: Pick<CaseKey, 'firmId' | 'id'>) =>
  db
    .selectFrom('cases.caseStep')
    .select(['id', 'billing', sql<string>`configure_action ->> 'action'`.as('action')])
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where(sql<boolean>`billing <> '[]'::jsonb`)
    .orderBy('sequenceNo')
    .orderBy('id'),
);

/** For the query of a case’s facts: who the step that is open is for, and what it waits for. */
export const stepColumns = {
  step: sql<{
    roles: Role[];
    action: string | null;
    end: string | null;
  } | null>`(select jsonb_build_object('roles', s.roles, 'action', s.configure_action ->> 'action',
      'end', s.configure_action ->> 'autoCompleteWhen') from cases.case_step s
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
