import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { lockForChange, readTemplate } from './change-template.ts';
import { templateAudits } from './template-audits.ts';
import { updateDraft, updateTemplateRow } from './template-queries.ts';
import { latest } from './template-view.ts';

/**
 * Makes the draft a version that never changes: cases use it from now on, or from its first day on.
 * @throws `conflict` for a stale version, or where there is no draft.
 */
export async function publishTemplate(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.publish>,
) {
  return transact(context, async (tx) => {
    const { template, versions } = await lockForChange(context, tx, { id: params.id, version: body.version });
    const draft = latest(versions);
    if (draft.status !== 'DRAFT') refuse('conflict', { reason: fault('template_no_draft') });
    await updateDraft(tx.db, template.id, {
      status: 'PUBLISHED',
      publishedAt: tx.now,
      publishedByName: context.actor.name,
    });
    // What a lawyer read was the version before.
    const unread = { reviewedAt: null, reviewedBy: null, reviewedByName: null };
    await updateTemplateRow(tx.db, template.id, { publishedVersion: draft.number, ...unread }, tx.now);
    await tx.audit(templateAudits.publish, {
      firmId: template.firmId,
      subjectId: template.id,
      data: { name: template.name, kind: template.kind, number: draft.number, sha256: draft.sha256 },
    });
    return readTemplate(context, tx, template.id);
  });
}
