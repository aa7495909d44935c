import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { lockForChange } from './change-template.ts';
import { templateAudits } from './template-audits.ts';
import { deleteTemplateRow, updateTemplateRow } from './template-queries.ts';

/**
 * Deletes a template that was never published; one that was is retired, so that what was made from it can be explained.
 * @throws `document_template_not_found`, `forbidden`.
 */
export async function deleteTemplate(context: UserContext, id: string): Promise<{ id: string }> {
  return transact(context, async (tx) => {
    const permission = 'document-template.delete';
    const { template } = await lockForChange(context, tx, { id, version: undefined, permission });
    const isUsed = template.publishedVersion > 0;
    if (isUsed) await updateTemplateRow(tx.db, id, { retiredAt: tx.now }, tx.now);
    else await deleteTemplateRow(tx.db, id);
    await tx.audit(isUsed ? templateAudits.retire : templateAudits.remove, {
      firmId: template.firmId,
      subjectId: id,
      data: { name: template.name, kind: template.kind },
    });
    return { id };
  });
}
