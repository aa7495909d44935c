import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { actorUserId } from '../../platform/actor.ts';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { actInside } from '../cases/actions/index.ts';
import { findCase, mayEverAct, onCase } from '../cases/record/index.ts';
import { documentAudits } from './document-audits.ts';
import { documentLive } from './document-live.ts';
import { endFlags, findPaper, hasDocument, insertFlag } from './document-queries.ts';
import { paperReply } from './document-reply.ts';

/**
 * Flags a document: what is wrong with it, and where. Until the flag has ended nobody sends the case on.
 * @throws `document_not_found`, `case_action_not_allowed`, `invalid` for a page that the document doesn't have.
 */
export async function flagDocument(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.flag>,
) {
  const { deps, scope, actor } = context;
  const paper = found(await findPaper(deps.db.as(scope), scope, params.id), 'document_not_found');
  if (body.page && paper.pageCount !== null && body.page > paper.pageCount)
    refuseField('page', fault('tag_page_missing', { page: body.page }));
  const request = { caseId: paper.caseId, action: 'flag-document', version: body.version } as const;
  return transact(context, async (tx) => {
    await actInside(tx, context, request, async ({ record }) => {
      await insertFlag(tx.db, {
        firmId: record.firmId,
        clientId: record.clientId,
        caseId: record.id,
        documentId: paper.id,
        id: newId(),
        reason: body.reason,
        comment: body.comment,
        page: body.page ?? null,
        x: body.x ?? null,
        y: body.y ?? null,
        flaggedBy: actorUserId(actor),
        flaggedByName: actor.name,
        flaggedAt: tx.now,
      });
      const { id: documentId, title } = paper;
      return { comment: body.comment, data: { documentId, title, reason: body.reason } };
    });
    return paperReply(tx, scope, paper.id);
  });
}

/**
 * Ends a flag: another document came in the place of this one, what looked wrong was explained, or the flag was withdrawn.
 * @throws `document_not_found`; `invalid` naming the explanation or the document that is missing; `conflict` where it has ended.
 */
export async function resolveFlag(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.resolveFlag>,
) {
  const { scope, actor } = context;
  const { flagId, outcome, explanation, replacedBy } = body;
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(actor, 'document.flag'));
    const paper = found(await findPaper(tx.db, scope, params.id), 'document_not_found');
    const record = found(await findCase(tx.db, scope, paper.caseId), 'case_not_found');
    const flag = paper.flags.find(({ id }) => id === flagId);
    if (!flag) refuseField('flagId', fault('flag_unknown'));
    if (outcome === 'EXPLAINED' && explanation === null)
      refuseField('explanation', fault('flag_explanation'));
    const isThere = replacedBy !== undefined && (await hasDocument(tx.db, record, replacedBy));
    if (!isThere && (outcome === 'REPLACED' || replacedBy !== undefined))
      refuseField('replacedBy', fault('no_such_document'));
    const key = { firmId: record.firmId, caseId: record.id, documentId: paper.id, flagId };
    const ended = await endFlags(tx.db, key, {
      endedAt: tx.now,
      endedByName: actor.name,
      outcome,
      explanation,
      replacedBy: outcome === 'REPLACED' ? (replacedBy ?? null) : null,
    });
    if (ended === 0) refuse('conflict', { reason: fault('flag_not_open') });
    await tx.audit(documentAudits.endFlag, {
      ...onCase(record),
      data: { documentId: paper.id, title: paper.title, outcome, ...(explanation && { explanation }) },
    });
    tx.publish(documentLive.changed, {
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
      ids: { documentId: paper.id },
    });
    return paperReply(tx, scope, paper.id);
  });
}
