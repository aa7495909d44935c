import type { ApproverInput } from '@writdesk/contract/special-approvals/special-approvals';
import { type Insertable, type Kysely, type SqlBool, sql, type Updateable } from 'kysely';
import type { UserActor } from '../../platform/actor.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type {
  CasesSpecialApprovalDecision,
  CasesSpecialApprovalRequest,
  DB,
} from '../../platform/db/schema.ts';
import type { CaseKey } from '../cases/record/index.ts';

export const requestColumns = [
  'r.firmId',
  'r.clientId',
  'r.caseId',
  'r.id',
  'r.ruleId',
  'r.ruleName',
  'r.ruleVersion',
  sql<ApproverInput[]>`r.seats`.as('seats'),
  sql<'ANY' | 'ALL' | 'ORDER' | 'COUNT'>`r.answer_mode`.as('answerMode'),
  'r.answerCount',
  'r.validDays',
  'r.moment',
  'r.status',
  sql<Record<string, unknown>>`r.facts`.as('facts'),
  'r.openedAt',
  'r.remindAt',
  'r.dueAt',
  'r.remindedAt',
  'r.escalatedAt',
  'r.validUntil',
  'r.endedAt',
  'r.endReason',
  'r.awaitedIds',
  'r.version',
  sql<
    { userId: string; name: string; seat: number; approves: boolean; reason: string; at: string }[]
  >`coalesce((select jsonb_agg(jsonb_build_object('userId', d.user_id, 'name', d.user_name, 'seat', d.seat,
      'approves', d.approves, 'reason', d.reason, 'at', d.decided_at) order by d.decided_at, d.user_id)
    from cases.special_approval_decision d
    where d.firm_id = r.firm_id and d.case_id = r.case_id and d.request_id = r.id), '[]')`.as('decisions'),
] as const;

/** Everything that was asked about a case, the newest first. */
export const selectRequestsOf = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.specialApprovalRequest as r')
    .select(requestColumns)
    .where('r.firmId', '=', firmId)
    .where('r.caseId', '=', id)
    .orderBy('r.openedAt', 'desc')
    .orderBy('r.id', 'desc'),
);
export type RequestRow = Awaited<ReturnType<typeof selectRequestsOf>>[number];

/** The same of what still counts: open, approved or refused. */
export const selectLiveRequests = prepared((db, { firmId, id }: CaseKey) =>
  db
    .selectFrom('cases.specialApprovalRequest as r')
    .select(requestColumns)
    .where('r.firmId', '=', firmId)
    .where('r.caseId', '=', id)
    .where('r.status', 'in', ['OPEN', 'APPROVED', 'REFUSED'])
    .orderBy('r.id'),
);

/** The case of a request, as far as the caller sees it. */
export function findRequestCase(db: Kysely<DB>, id: string) {
  return db
    .selectFrom('cases.specialApprovalRequest')
    .select(['firmId', 'caseId'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertRequest(
  db: Kysely<DB>,
  row: Insertable<CasesSpecialApprovalRequest>,
): Promise<void> {
  await db.insertInto('cases.specialApprovalRequest').values(row).execute();
}

export async function updateRequest(
  db: Kysely<DB>,
  { firmId, caseId, id }: Pick<RequestRow, 'firmId' | 'caseId' | 'id'>,
  changes: Updateable<CasesSpecialApprovalRequest>,
): Promise<void> {
  await db
    .updateTable('cases.specialApprovalRequest')
    .set({ ...changes, version: sql`version + 1` })
    .where('firmId', '=', firmId)
    .where('caseId', '=', caseId)
    .where('id', '=', id)
    .execute();
}

export async function insertDecision(
  db: Kysely<DB>,
  row: Insertable<CasesSpecialApprovalDecision>,
): Promise<void> {
  await db.insertInto('cases.specialApprovalDecision').values(row).execute();
}

/** Of these cases the ones that wait for a special approval. Beyond the firm and the administrators people learn of those alone that they are asked. */
export async function selectAwaiting(
  db: Kysely<DB>,
  actor: Pick<UserActor, 'roleType' | 'userId'>,
  caseIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (caseIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('cases.specialApprovalRequest as r')
    .select('r.caseId')
    .where('r.status', '=', 'OPEN')
    .where('r.caseId', 'in', [...caseIds])
    .$if(actor.roleType !== 'Firm' && actor.roleType !== 'Admin', (open) =>
      open.where(sql<SqlBool>`${actor.userId}::uuid = any(r.awaited_ids)`),
    )
    .execute();
  return new Set(rows.map(({ caseId }) => caseId));
}

/** For the query of a case’s facts: what stands in the way of its approval, and whom it waits for. */
export const requestFactColumns = (now: Date) => ({
  approvals: sql<{ open: number; awaited: string[] }>`(select jsonb_build_object('open', count(*),
      'awaited', coalesce(jsonb_agg(r.rule_name || coalesce(': ' || (
          select string_agg(n.name, ', ' order by n.name, n.id) from users.published_person_name n
          where n.id = any(r.awaited_ids)), '') order by r.id), '[]'))
    from cases.special_approval_request r where r.firm_id = c.firm_id and r.case_id = c.id
      and (r.status in ('OPEN', 'REFUSED') or r.status = 'APPROVED' and r.valid_until <= ${now}))`,
  asksApprovals: sql<boolean>`(exists (select from cases.special_approval a where a.firm_id = c.firm_id and a.active)
    or exists (select from cases.special_approval_request r where r.firm_id = c.firm_id and r.case_id = c.id
      and r.status in ('OPEN', 'APPROVED', 'REFUSED')))`,
});
