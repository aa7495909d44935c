import type { RpaBotJobListQuery } from '@writdesk/contract/rpa-bot-jobs/rpa-bot-jobs';
import { type Insertable, type Kysely, type Selectable, type SqlBool, sql, type Updateable } from 'kysely';
import { selectPage, sorted } from '../../platform/db/page.ts';
import type { CasesRpaBotJob, DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { visibleToFirm } from '../../platform/db/visible.ts';
import { type CaseKey, visibleCase } from '../cases/record/index.ts';

export type JobRecord = Selectable<CasesRpaBotJob>;
export type JobKey = Pick<JobRecord, 'firmId' | 'caseId' | 'id'>;

/** One page of the jobs that the reader sees, with the number of all that match. */
export function selectJobPage(
  db: Kysely<DB>,
  { scope, userId }: { scope: Scope; userId: string },
  query: RpaBotJobListQuery,
) {
  const { caseId, status, kind, mine, sort } = query;
  const matching = ofReader(db, scope)
    .$if(caseId !== null, (rows) => rows.where('j.caseId', '=', caseId ?? ''))
    .$if(status !== null, (rows) => rows.where('j.status', 'in', status ?? []))
    .$if(kind !== null, (rows) => rows.where('j.kind', 'in', kind ?? []))
    .$if(mine !== null, (rows) =>
      rows.where(sql<SqlBool>`(j.taken_over_by is not distinct from ${userId}::uuid) = ${mine}`),
    );
  const column = { waiting: turnOf(userId), createdAt: sql`j.created_at`, updatedAt: sql`j.updated_at` };
  return selectPage(db, matching, query, (rows) =>
    shown(rows)
      .orderBy(...sorted(column, sort))
      .orderBy('j.createdAt', 'desc')
      .orderBy('j.id', 'desc'),
  );
}
export type JobRow = Awaited<ReturnType<typeof selectJobPage>>['rows'][number];

/** What waits for the reader first, then for anybody, then what runs by itself, then what is over. */
const turnOf = (userId: string) => sql`case
  when j.taken_over_by = ${userId}::uuid then 0
  when j.status = 'NEEDS_HUMAN' and j.may_have_filed and j.taken_over_by is null then 1
  when j.status = 'NEEDS_HUMAN' and j.taken_over_by is null then 2
  when j.status = 'FAILED' then 3
  when j.status in ('NEEDS_HUMAN', 'RUNNING') then 4
  when j.status = 'QUEUED' then 5
  else 6 end`;

/** A job that the scope sees; any other looks as if it were not there. */
export function findJob(db: Kysely<DB>, scope: Scope, id: string): Promise<JobRow | undefined> {
  return shown(ofReader(db, scope).where('j.id', '=', id)).executeTakeFirst();
}

/** Holds off everybody else who changes it, and the robot that works on it. */
export function lockJob(db: Kysely<DB>, key: JobKey): Promise<JobRecord | undefined> {
  return db
    .selectFrom('cases.rpaBotJob')
    .selectAll()
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.caseId)
    .where('id', '=', key.id)
    .forUpdate()
    .executeTakeFirst();
}

/** @throws a unique violation of `rpa_bot_job_filing_once` or `rpa_bot_job_live` where one is live already. */
export async function insertJob(db: Kysely<DB>, row: Insertable<CasesRpaBotJob>): Promise<void> {
  await db.insertInto('cases.rpaBotJob').values(row).execute();
}

export async function updateJob(
  db: Kysely<DB>,
  key: JobKey,
  changes: Updateable<CasesRpaBotJob>,
): Promise<void> {
  await db
    .updateTable('cases.rpaBotJob')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.caseId)
    .where('id', '=', key.id)
    .execute();
}

/** Jobs whose lease ran out, of all firms: whoever worked on them died. */
export function selectLost(db: Kysely<DB>, now: Date, limit: number) {
  return db
    .selectFrom('cases.rpaBotJob')
    .select(['firmId', 'caseId', 'id'])
    .where('status', '=', 'RUNNING')
    .where('leasedUntil', '<', now)
    .orderBy('id')
    .limit(limit)
    .execute();
}

const nobodys = {
  leasedBy: null,
  leasedUntil: null,
  takenOverBy: null,
  takenOverByName: null,
  takenOverAt: null,
} as const;

/** The case ended: what nobody has filed isn’t done anymore. What may lie at the court waits for somebody who looks. */
export async function cancelRobotJobs(db: Kysely<DB>, { firmId, id }: CaseKey, now: Date): Promise<void> {
  await db
    .updateTable('cases.rpaBotJob')
    .set({
      ...nobodys,
      status: 'CANCELED',
      stage: 'WAITING',
      fence: sql`fence + 1`,
      updatedAt: now,
      finishedAt: now,
    })
    .set({ version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('status', 'in', ['QUEUED', 'RUNNING', 'NEEDS_HUMAN', 'FAILED'])
    .where('mayHaveFiled', '=', false)
    .execute();
}

/**
 * The court has given the case its number: its petition is filed, whoever filed it.
 * @returns the job that was to file it.
 */
export async function settlePetition(
  db: Kysely<DB>,
  { firmId, id }: CaseKey,
  courtReference: string,
  now: Date,
): Promise<string | null> {
  const job = await db
    .updateTable('cases.rpaBotJob')
    .set({
      ...nobodys,
      status: 'SUCCEEDED',
      stage: 'ACCEPTED',
      fence: sql`fence + 1`,
      mayHaveFiled: true,
      courtReference,
    })
    .set({ updatedAt: now, finishedAt: now, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('filing', '=', 'PETITION')
    .where((of) =>
      of.or([of('status', 'in', ['QUEUED', 'RUNNING', 'NEEDS_HUMAN']), of('stage', '=', 'WITH_CLERK')]),
    )
    .returning('id')
    .executeTakeFirst();
  return job?.id ?? null;
}

/** The clerk sent the petition back: it is no longer at the court, and goes out again when it is mended. */
export async function rejectPetition(db: Kysely<DB>, { firmId, id }: CaseKey, now: Date): Promise<void> {
  await db
    .updateTable('cases.rpaBotJob')
    .set({ ...nobodys, status: 'FAILED', stage: 'REJECTED', fence: sql`fence + 1`, mayHaveFiled: false })
    .set({ updatedAt: now, finishedAt: now, version: sql`version + 1`, askAt: null })
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('filing', '=', 'PETITION')
    .where('stage', '=', 'WITH_CLERK')
    .execute();
}

/** Whether nobody knows yet if the court has a filing of the case, or a robot is sending it at this moment. */
export async function hasUnknownFiling(db: Kysely<DB>, { firmId, id }: CaseKey): Promise<boolean> {
  const row = await db
    .selectFrom('cases.rpaBotJob')
    .select('id')
    .where('firmId', '=', firmId)
    .where('caseId', '=', id)
    .where('kind', '=', 'EFILE')
    .where('mayHaveFiled', '=', true)
    .where('status', 'in', ['RUNNING', 'NEEDS_HUMAN'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Jobs with the clerk whose time has come to ask, of all firms. */
export function selectToAsk(db: Kysely<DB>, now: Date, limit: number): Promise<JobRecord[]> {
  return db
    .selectFrom('cases.rpaBotJob')
    .selectAll()
    .where('stage', '=', 'WITH_CLERK')
    .where('askAt', '<=', now)
    .orderBy('askAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Jobs of which nobody knows whether they were filed, and for which no robot has searched yet. */
export function selectUnsearched(db: Kysely<DB>, now: Date, limit: number): Promise<JobKey[]> {
  return db
    .selectFrom('cases.rpaBotJob')
    .select(['firmId', 'caseId', 'id'])
    .where('stage', '=', 'OUTCOME_UNKNOWN')
    .where('status', '=', 'NEEDS_HUMAN')
    .where('portalId', 'is not', null)
    .where('question', 'is', null)
    .where((of) => of.or([of('notBefore', 'is', null), of('notBefore', '<=', now)]))
    .orderBy('updatedAt')
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** A job, for a robot that asks about it. */
export function findJobRecord(db: Kysely<DB>, key: JobKey): Promise<JobRecord | undefined> {
  return db
    .selectFrom('cases.rpaBotJob')
    .selectAll()
    .where('firmId', '=', key.firmId)
    .where('caseId', '=', key.caseId)
    .where('id', '=', key.id)
    .executeTakeFirst();
}

/** The job whose filing has a number at a filing manager. */
export function findJobAtManager(
  db: Kysely<DB>,
  { firmId, id }: { firmId: string; id: string },
  number: string,
): Promise<JobRecord | undefined> {
  return db
    .selectFrom('cases.rpaBotJob')
    .selectAll()
    .where('firmId', '=', firmId)
    .where('portalId', '=', id)
    .where('courtReference', '=', number)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Whether another robot visits the portal. */
export async function isPortalBusy(db: Kysely<DB>, firmId: string, portalId: string): Promise<boolean> {
  const row = await db
    .selectFrom('cases.rpaBotJob')
    .select('id')
    .where('firmId', '=', firmId)
    .where('portalId', '=', portalId)
    .where('status', '=', 'RUNNING')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How a firm files is its own. */
function ofReader(db: Kysely<DB>, scope: Scope) {
  return db
    .selectFrom('cases.rpaBotJob as j')
    .innerJoin('cases.evictionCase as c', (join) =>
      join.onRef('c.firmId', '=', 'j.firmId').onRef('c.id', '=', 'j.caseId'),
    )
    .where(visibleToFirm(scope, 'j'))
    .where(visibleCase(scope));
}

function shown(rows: ReturnType<typeof ofReader>) {
  return rows
    .leftJoin('cases.courthouse as court', 'court.id', 'j.courthouseId')
    .leftJoin('cases.courtPortal as portal', (join) =>
      join.onRef('portal.firmId', '=', 'j.firmId').onRef('portal.id', '=', 'j.portalId'),
    )
    .select(['j.firmId', 'j.clientId', 'j.caseId', 'j.id', 'j.kind', 'j.filing', 'j.status', 'j.stage'])
    .select(['j.courthouseId', 'j.reference', 'j.attempts', 'j.lastMessage', 'j.lastFault', 'j.mayHaveFiled'])
    .select(['j.takenOverBy', 'j.takenOverByName', 'j.takenOverAt', 'j.courtReference', 'j.version'])
    .select(['j.createdByName', 'j.createdAt', 'j.updatedAt', 'j.finishedAt'])
    .select(['j.question', 'j.portalId', 'j.notBefore', 'j.feeCents'])
    .select(['portal.name as portalName', 'portal.address as portalAddress'])
    .select(['j.expectedFeeCents', 'j.approvedByName', 'j.readyHash', 'j.rejectionCode', 'j.rejectionWords'])
    .select(['j.resubmitBy'])
    .select(['c.title', 'c.caseNumber', 'c.caseDraftNumber', 'court.name as courthouseName']);
}
