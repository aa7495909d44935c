import type { documents } from '@writdesk/contract/documents/documents';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse } from '../../platform/http/refuse.ts';
import { findCase, onCase } from '../cases/record/index.ts';
import { deleteTemplate, findTemplate } from '../document-templates/index.ts';
import { documentAudits } from './document-audits.ts';
import { documentLive } from './document-live.ts';
import { endWithPaper } from './paper-followers.ts';
import { endFlags, findPaper, updateDocument } from './document-queries.ts';

/**
 * Deletes a template, or takes one's own upload off its case. What was made from the case's facts is superseded by the next
 * one and never deleted, and what a lawyer approved stays with the case.
 * @throws `document_not_found`, `forbidden`, `conflict`.
 */
export async function removeDocument(context: UserContext, { params }: RouteInput<typeof documents.remove>) {
  const { deps, scope } = context;
  const isTemplate = (await findTemplate(deps.db.as(scope), scope, params.id)) !== undefined;
  const mayRead = permitted(context.actor.roles, 'document-template.read') !== null;
  return isTemplate && mayRead ? deleteTemplate(context, params.id) : removePaper(context, params.id);
}

async function removePaper(context: UserContext, id: string): Promise<{ id: string }> {
  const { scope, actor } = context;
  return transact(context, async (tx) => {
    const grant = permitted(actor.roles, 'document.delete');
    tx.authorize(grant ? allow : deny('forbidden'));
    const paper = found(await findPaper(tx.db, scope, id), 'document_not_found');
    const record = found(await findCase(tx.db, scope, paper.caseId), 'case_not_found');
    if (paper.source === 'GENERATED') refuse('conflict', { reason: fault('paper_is_kept') });
    if (paper.createdBy !== actor.userId) refuse('forbidden', { reason: fault('paper_of_another') });
    if (record.approvedAt && paper.createdAt <= record.approvedAt)
      refuse('conflict', { reason: fault('paper_approved') });
    const key = { firmId: record.firmId, caseId: record.id };
    await updateDocument(tx.db, key, id, { removedAt: tx.now, removedBy: actor.userId });
    await endWithPaper(tx, context, { ...key, documentId: id });
    const ended = { endedAt: tx.now, endedByName: actor.name, outcome: 'WITHDRAWN' as const };
    await endFlags(tx.db, { ...key, documentId: id }, ended);
    await tx.audit(documentAudits.remove, {
      ...onCase(record),
      data: { documentId: id, title: paper.title },
    });
    tx.publish(documentLive.changed, {
      firmId: record.firmId,
      clientId: record.clientId,
      caseId: record.id,
      ids: { documentId: id },
    });
    return { id };
  });
}
