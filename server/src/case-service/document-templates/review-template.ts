import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { lockForChange, readTemplate } from './change-template.ts';
import { templateAudits } from './template-audits.ts';
import { updateTemplateRow } from './template-queries.ts';
import { isAdmittedFor } from './template-view.ts';

/**
 * Records that a lawyer has read the published version. Publishing another one ends the review.
 * @throws `lawyer_bar_state` outside the states that admit them; `conflict` for a version that is not the published one.
 */
export async function reviewTemplate(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.review>,
) {
  const { actor } = context;
  return transact(context, async (tx) => {
    const permission = 'document-template.review';
    const { template } = await lockForChange(context, tx, {
      id: params.id,
      version: body.version,
      permission,
    });
    if (!isAdmittedFor(actor, template)) refuse('lawyer_bar_state', { reason: fault('template_bar_state') });
    const { publishedVersion: number } = template;
    if (number === 0) refuse('conflict', { reason: fault('template_not_published') });
    if (number !== body.number) refuse('conflict', { reason: fault('template_review_moved', { number }) });
    const reviewed = { reviewedAt: tx.now, reviewedBy: actor.userId, reviewedByName: actor.name };
    await updateTemplateRow(tx.db, template.id, reviewed, tx.now);
    await tx.audit(templateAudits.review, {
      firmId: template.firmId,
      subjectId: template.id,
      data: { name: template.name, kind: template.kind, number },
    });
    return readTemplate(context, tx, template.id);
  });
}
