import { caseActionFacts, caseActionNames } from '@writdesk/contract/cases/case-actions';
import type { cases } from '@writdesk/contract/cases/cases';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../../platform/context.ts';
import { found } from '../../../platform/http/refuse.ts';
import { billingsOf } from '../../billing/index.ts';
import {
  type CaseRecord,
  findCase,
  selectNames,
  selectStatusChanges,
  selectSteps,
  selectTimeline,
} from '../record/index.ts';
import { type CaseDetailsReply, readDetails } from './read-details.ts';
import { eventsKeptFrom } from '../timeline/index.ts';

async function visible({ deps, scope }: UserContext, caseId: string): Promise<CaseRecord> {
  return found(await findCase(deps.db.as(scope), scope, caseId), 'case_not_found');
}

/** A case, whole, as the caller may see it. */
export async function getCaseDetails(
  context: UserContext,
  { params }: { params: { id: string } },
): Promise<CaseDetailsReply> {
  const record = await visible(context, params.id);
  return readDetails(context.deps.db.as(context.scope), context.actor, record, context.deps.clock.now());
}

/** The case's own copy of its workflow, and where it stands. */
export async function getCaseSteps(
  context: UserContext,
  { params }: RouteInput<typeof cases.stepDetails>,
): Promise<RouteReplyInput<typeof cases.stepDetails>> {
  const record = await visible(context, params.caseId);
  const db = context.deps.db.as(context.scope);
  const [steps, names] = await Promise.all([selectSteps(db, record), selectNames(db, record)]);
  return {
    presentStep: record.presentStep === null ? null : Number(record.presentStep),
    workflow: record.workflowId
      ? { id: record.workflowId, name: names.workflowName ?? '', version: record.workflowVersion ?? 0 }
      : null,
    steps: steps.map((step) => ({
      id: step.id,
      sequenceNo: Number(step.sequenceNo),
      name: step.name,
      roles: step.roles,
      action: (step.configureAction as { action?: string }).action ?? '',
      state: step.state,
      startedAt: step.startedAt,
      doneAt: step.doneAt,
      doneBy: step.doneByName,
    })),
  };
}

/** Actions of which the company doesn’t read why. */
const keptInFirm: ReadonlySet<string> = new Set(
  caseActionNames.filter((name) => caseActionFacts[name].visibility === 'FIRM'),
);

/** Status changes, oldest first. */
export async function getStatusAudit(
  context: UserContext,
  { params, query }: RouteInput<typeof cases.statusAudit>,
): Promise<RouteReplyInput<typeof cases.statusAudit>> {
  const record = await visible(context, params.id);
  const rows = await selectStatusChanges(
    context.deps.db.as(context.scope),
    record,
    query.size,
    (query.page - 1) * query.size,
  );
  const isFirm = context.actor.roleType !== 'Client';
  return {
    statusChanges: rows.map((row) => ({
      id: row.id,
      fromStatus: row.fromStatus,
      toStatus: row.toStatus,
      action: row.action,
      comment: isFirm || !keptInFirm.has(row.action) ? row.comment : null,
      by: row.actorName,
      byUserId: row.actorId,
      at: row.occurredAt,
    })),
    total: Number(rows[0]?.total ?? 0),
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
  };
}

/**
 * Everything that happened to a case, newest first; the client sees what is not the firm's own, and each role what the
 * table of permissions lets it read.
 */
export async function getTimeline(
  context: UserContext,
  { params, query }: RouteInput<typeof cases.timeline>,
): Promise<RouteReplyInput<typeof cases.timeline>> {
  const record = await visible(context, params.id);
  const rows = await selectTimeline(context.deps.db.as(context.scope), record, {
    kind: query.kind,
    forFirm: context.actor.roleType === 'Firm' || context.actor.roleType === 'Admin',
    kept: eventsKeptFrom(context.actor),
    limit: query.size,
    offset: (query.page - 1) * query.size,
  });
  return {
    events: rows.map((row) => ({
      seq: row.seq,
      kind: row.action,
      at: row.occurredAt,
      by: row.actorName,
      byUserId: row.actorId,
      data: row.data as Record<string, unknown>,
    })),
    total: Number(rows[0]?.total ?? 0),
    totalIsCapped: false,
    page: query.page,
    pageSize: query.size,
  };
}

/** Unbilled and billed lines of a case; both lists are always there. */
export async function getCaseBillings(context: UserContext, { params }: { params: { id: string } }) {
  const record = await visible(context, params.id);
  return billingsOf(context.deps.db.as(context.scope), record);
}
