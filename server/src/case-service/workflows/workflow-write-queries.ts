import { endStatuses } from '@writdesk/contract/cases/case-status';
import type { WorkflowStep } from '@writdesk/contract/workflows/workflow-values';
import type { Role } from '@writdesk/contract/permissions/roles';
import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { CasesWorkflow, CasesWorkflowVersion, DB } from '../../platform/db/schema.ts';

interface Key {
  firmId: string;
  id: string;
}
export const DRAFT = 0;

/** Of two who change a workflow the second waits until the first is done. */
export async function lockWorkflow(db: Kysely<DB>, { firmId, id }: Key): Promise<void> {
  await db
    .selectFrom('cases.workflow')
    .select('id')
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .forUpdate()
    .execute();
}

export async function insertWorkflow(db: Kysely<DB>, row: Insertable<CasesWorkflow>): Promise<void> {
  await db.insertInto('cases.workflow').values(row).execute();
}

/** Every change raises the version that writers compare. */
export async function changeWorkflow(
  db: Kysely<DB>,
  { firmId, id }: Key,
  changes: Updateable<CasesWorkflow>,
): Promise<void> {
  await db
    .updateTable('cases.workflow')
    .set({ ...changes, lockVersion: sql`lock_version + 1` })
    .where('firmId', '=', firmId)
    .where('id', '=', id)
    .execute();
}

/** Writes the steps of a version in place of those it had. @param createdAt when they were written; now when absent. */
export async function replaceVersionSteps(
  db: Kysely<DB>,
  { firmId, id }: Key,
  version: number,
  steps: readonly WorkflowStep[],
  createdAt?: Date,
): Promise<void> {
  await db
    .deleteFrom('cases.workflowStep')
    .where('firmId', '=', firmId)
    .where('workflowId', '=', id)
    .where('version', '=', version)
    .execute();
  if (!steps.length) return;
  await db
    .insertInto('cases.workflowStep')
    .values(
      steps.map((step) => ({
        firmId,
        workflowId: id,
        version,
        id: step.id,
        sequenceNo: step.sequenceNo,
        name: step.name,
        roles: step.roles,
        configureAction: JSON.stringify(step.configureAction),
        notifications: JSON.stringify(step.notifications),
        billing: JSON.stringify(step.billing),
        ...(createdAt && { createdAt }),
      })),
    )
    .execute();
}

export async function insertVersion(db: Kysely<DB>, row: Insertable<CasesWorkflowVersion>): Promise<void> {
  await db.insertInto('cases.workflowVersion').values(row).execute();
}

export function selectVersions(db: Kysely<DB>, { firmId, id }: Key) {
  return db
    .selectFrom('cases.workflowVersion as v')
    .select(['v.version', 'v.note', 'v.publishedAt', 'v.publishedByName as publishedBy'])
    .select(
      sql<number>`(select count(*) from cases.workflow_step s where s.firm_id = v.firm_id
        and s.workflow_id = v.workflow_id and s.version = v.version)`.as('stepCount'),
    )
    .where('v.firmId', '=', firmId)
    .where('v.workflowId', '=', id)
    .orderBy('v.version', 'desc')
    .execute();
}

/** The only courthouses that use a workflow, in place of those before. */
export async function replaceCourthouses(
  db: Kysely<DB>,
  { firmId, id }: Key,
  courthouseIds: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('cases.workflowCourthouse')
    .where('firmId', '=', firmId)
    .where('workflowId', '=', id)
    .execute();
  if (!courthouseIds.length) return;
  await db
    .insertInto('cases.workflowCourthouse')
    .values([...new Set(courthouseIds)].map((courthouseId) => ({ firmId, workflowId: id, courthouseId })))
    .execute();
}

/** Courthouses with the states where they are. */
export function selectCourtPlaces(db: Kysely<DB>, ids: readonly string[]) {
  if (!ids.length) return Promise.resolve([]);
  return db
    .selectFrom('cases.courthouse as court')
    .innerJoin('users.publishedState as state', 'state.id', 'court.stateId')
    .select(['court.id', 'court.name', 'state.code as stateCode'])
    .where('court.id', 'in', [...ids])
    .orderBy('court.name')
    .orderBy('court.id')
    .execute();
}

/** Running cases by the version that they have pinned. */
export async function selectPinned(db: Kysely<DB>, { firmId, id }: Key) {
  const rows = await db
    .selectFrom('cases.evictionCase')
    .select(['workflowVersion as version', sql<number>`count(*)::int`.as('cases')])
    .where('firmId', '=', firmId)
    .where('workflowId', '=', id)
    .where('status', 'not in', endStatuses)
    .groupBy('workflowVersion')
    .orderBy('workflowVersion', 'desc')
    .execute();
  return rows.map(({ version, cases }) => ({ version: version ?? 0, cases }));
}

/** What steps of a firm’s workflows can charge. */
export function selectBillItems(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('cases.billItem')
    .select(['id', 'title'])
    .where('firmId', '=', firmId)
    .where('active', '=', true)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

/** The firm's active bill items as steps charge them. */
export function selectChargedItems(db: Kysely<DB>, firmId: string) {
  return db
    .selectFrom('cases.billItem')
    .select(['id', 'code', 'pricing'])
    .where('firmId', '=', firmId)
    .where('active', '=', true)
    .execute();
}

/** Which of some bill items the firm has. */
export async function knownBillItems(db: Kysely<DB>, firmId: string, ids: readonly string[]) {
  if (!ids.length) return new Set<string>();
  const rows = await db
    .selectFrom('cases.billItem')
    .select('id')
    .where('firmId', '=', firmId)
    .where('id', 'in', [...ids])
    .execute();
  return new Set(rows.map((row) => row.id));
}

/** The roles that somebody of a firm holds. */
export async function selectRolesHeld(db: Kysely<DB>, firmId: string): Promise<Role[]> {
  const rows = await db
    .selectFrom('users.appUser')
    .select(sql<Role>`unnest(roles)`.as('role'))
    .where('firmId', '=', firmId)
    .where('active', '=', true)
    .distinct()
    .execute();
  return rows.map(({ role }) => role);
}

/** Names of a firm’s workflows that begin with a text. */
export async function selectNamesLike(db: Kysely<DB>, firmId: string, start: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cases.workflow')
    .select('name')
    .where('firmId', '=', firmId)
    .where(sql<boolean>`starts_with(lower(name), lower(${start}))`)
    .execute();
  return rows.map(({ name }) => name);
}
