import { beforeApproval } from '@writdesk/contract/cases/case-stages';
import { endStatuses } from '@writdesk/contract/cases/case-status';
import { specialApprovalNotifications } from '@writdesk/contract/special-approvals/special-approval-notifications';
import type { Kysely } from 'kysely';
import { localDate } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { notifyIn } from '../../user-service/notifications/index.ts';
import { caseAudits, caseCriteria, type CaseRecord, courtZone, onCase } from '../cases/record/index.ts';
import { specialApprovalEvents } from '@writdesk/contract/special-approvals/special-approval-events';
import { type Plan, planOf } from './approval-plan.ts';
import { awaitedOf } from './approval-seats.ts';
import { selectCandidates, selectFirmAdmins } from './candidate-queries.ts';
import { readAsked } from './case-fact-queries.ts';
import { insertRequest, type RequestRow, selectLiveRequests, updateRequest } from './request-queries.ts';
import { selectActiveRules } from './special-approval-queries.ts';

/** The rows that special approvals leave on the trail of their case. */
export const approvalAudits = caseAudits(specialApprovalEvents);

export type Moment = 'SUBMIT' | 'APPROVAL' | 'CHANGE';
const HOUR_MS = 3_600_000;

/** From the submission until a lawyer approves; what is served before it is filed waits there too. */
const isAsked = ({ status, serveFirst, filingStage }: CaseRecord) =>
  beforeApproval.some((one) => one === status) ||
  (status === 'SENT_FOR_SERVING' && serveFirst && filingStage === 'NONE');

interface Reading {
  db: Kysely<DB>;
  now: Date;
}
const nothing: Plan = { ask: [], end: [] };

/** What follows for a case from the rules of its firm as they and its facts are now. */
export async function planFor(
  { deps }: Pick<Context, 'deps'>,
  { db, now }: Reading,
  record: CaseRecord,
): Promise<Plan> {
  const live = await selectLiveRequests(db, record);
  if (endStatuses.includes(record.status))
    return {
      ask: [],
      end: live
        .filter(({ status }) => status === 'OPEN')
        .map((request) => ({ request, reason: 'CASE' as const })),
    };
  // What was approved before the filing stays as it was.
  if (!isAsked(record)) return nothing;
  const rules = await selectActiveRules(db, record);
  if (rules.length === 0 && live.length === 0) return nothing;
  const keys = new Set(rules.flatMap(({ criteria }) => criteria.map(({ key }) => key)));
  const criteria = deps.registered.of(caseCriteria).filter(({ key }) => keys.has(key));
  const [[asked], zone] = await Promise.all([
    readAsked(db, record.firmId, [record.id], criteria, now),
    courtZone(db, record),
  ]);
  return asked ? planOf({ rules, live, asked, criteria, today: localDate(now, zone), now }) : nothing;
}

/** Whether anything follows. */
export const isNothing = ({ ask, end }: Plan) => ask.length === 0 && end.length === 0;

/**
 * Asks what the rules now ask about a locked case, and ends what no longer stands: an open request is withdrawn, what was
 * decided lapses. @returns whether anything changed.
 */
export async function reviewApprovals(
  tx: Tx,
  context: Pick<Context, 'deps'>,
  record: CaseRecord,
  moment: Moment,
): Promise<boolean> {
  const plan = await planFor(context, tx, record);
  for (const { request, reason } of plan.end) {
    await updateRequest(tx.db, request, {
      status: request.status === 'OPEN' ? 'WITHDRAWN' : 'LAPSED',
      endedAt: tx.now,
      endReason: reason,
      awaitedIds: [],
    });
    await tx.audit(approvalAudits.end, { ...onCase(record), data: { rule: request.ruleName, why: reason } });
  }
  for (const one of plan.ask) await askOne(tx, record, one, moment);
  return !isNothing(plan);
}

async function askOne(
  tx: Tx,
  record: CaseRecord,
  { rule, facts }: Plan['ask'][number],
  moment: Moment,
): Promise<void> {
  const { approvers: seats, answerMode, answerCount, answerHours } = rule;
  const people = awaitedOf(
    { seats, answerMode, answerCount },
    [],
    await selectCandidates(tx.db, record, seats),
  );
  const awaitedIds = people.map(({ id }) => id);
  const openedAt = tx.now.getTime();
  await insertRequest(tx.db, {
    firmId: record.firmId,
    clientId: record.clientId,
    caseId: record.id,
    id: newId(),
    ruleId: rule.id,
    ruleName: rule.name,
    ruleVersion: rule.version,
    seats: JSON.stringify(seats),
    answerMode,
    answerCount,
    validDays: rule.validDays,
    moment,
    facts: JSON.stringify(facts),
    openedAt: tx.now,
    remindAt: new Date(openedAt + (answerHours * HOUR_MS) / 2),
    dueAt: new Date(openedAt + answerHours * HOUR_MS),
    awaitedIds,
  });
  await tx.audit(approvalAudits.ask, { ...onCase(record), data: { rule: rule.name } });
  await notifyIn(
    tx,
    awaitedIds.length ? specialApprovalNotifications.asked : specialApprovalNotifications.late,
    {
      userIds: awaitedIds.length ? awaitedIds : await selectFirmAdmins(tx.db, record.firmId),
      ...noticeOf(record, rule.name),
    },
  );
}

/** What a notification about a request of a case says. */
export const noticeOf = (
  {
    id,
    title,
    caseNumber,
    caseDraftNumber,
  }: Pick<CaseRecord, 'id' | 'title' | 'caseNumber' | 'caseDraftNumber'>,
  rule: string,
) => ({
  subject: { kind: 'case' as const, id },
  params: { title, caseNumber: caseNumber ?? caseDraftNumber, rule },
});

/** Whom a request waits for now. */
export async function awaitedNow(
  { db }: Pick<Tx, 'db'>,
  record: CaseRecord,
  request: Pick<RequestRow, 'seats' | 'answerMode' | 'answerCount' | 'decisions'>,
) {
  return awaitedOf(request, request.decisions, await selectCandidates(db, record, request.seats));
}
