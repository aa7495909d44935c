import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { refuseField } from '../../platform/http/refuse.ts';
import { attachFile } from '../storage/index.ts';
import { lockForChange, openDraft, readTemplate, refuseTakenPlace } from './change-template.ts';
import { filedWith, pdfColumns, refuseEndBeforeStart } from './create-template.ts';
import { takePdf } from './take-pdf.ts';
import { templateAudits } from './template-audits.ts';
import { placeAround, updateDraft, updateTemplateRow } from './template-queries.ts';
import { latest, tagsOf } from './template-view.ts';
import type { DocumentTag, FormField, TemplatePage } from '@writdesk/contract/documents/template-values';

type Body = RouteInput<typeof documents.update>['body'];

/**
 * Changes a template; what is absent stays. What a document consists of goes to a draft, so that no published version changes;
 * a new PDF takes the tags along whose fields it still has.
 * @throws `document_template_not_found`, `conflict` for a stale version, `invalid` naming the field, `file_refused`.
 */
export async function updateTemplate(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.update>,
) {
  refuseEndBeforeStart(body);
  const pdf = body.path ? await takePdf(context, body.path) : null;
  return transact(context, async (tx) => {
    const locked = await lockForChange(context, tx, { id: params.id, version: body.version });
    const { template } = locked;
    if (pdf && template.type === 'LAYOUT') refuseField('path', fault('template_no_pdf'));
    let number = latest(locked.versions).number;
    const draft = draftChanges(body);
    if (pdf || Object.keys(draft).length > 0) {
      number = await openDraft(tx, locked);
      const tags = tagsOf(latest(locked.versions));
      await updateDraft(tx.db, template.id, {
        ...draft,
        ...(pdf && { ...pdfColumns(pdf), tags: JSON.stringify(carryOver(tags, pdf)) }),
      });
      if (pdf && template.firmId) await attachFile(tx.db, pdf.path, filedWith(template.firmId));
    }
    await updateTemplateRow(
      tx.db,
      template.id,
      { ...rowChanges(body), ...(await placeChanges(tx.db, body)) },
      tx.now,
    );
    const { version: _, ...changed } = body;
    await tx.audit(templateAudits.update, {
      firmId: template.firmId,
      subjectId: template.id,
      data: { name: body.name ?? template.name, kind: template.kind, fields: Object.keys(changed), number },
    });
    return readTemplate(context, tx, template.id);
  }).catch(refuseTakenPlace);
}

const draftChanges = ({ condition, effectiveFrom, effectiveUntil }: Body) => ({
  ...(condition !== undefined && { condition: condition && JSON.stringify(condition) }),
  ...(effectiveFrom !== undefined && { effectiveFrom }),
  ...(effectiveUntil !== undefined && { effectiveUntil }),
});

const rowChanges = ({ name, moment, notHere, formNumber, revision, source, confidence }: Body) =>
  Object.fromEntries(
    Object.entries({ name, moment, notHere, formNumber, revision, source, confidence }).filter(
      ([, value]) => value !== undefined,
    ),
  );

async function placeChanges(db: Parameters<typeof placeAround>[0], body: Body) {
  const { stateId, countyId, courthouseId } = body;
  if (stateId === undefined && countyId === undefined && courthouseId === undefined) return {};
  return (await placeAround(db, body)) ?? refuseField('stateId', fault('no_such_place'));
}

/**
 * The tags of a form's former revision that its new one still has a place for. A field of the same name takes its tag
 * along, wherever it moved to; a tag without a field stays where it was, on pages that are still there.
 */
export function carryOver(
  tags: readonly DocumentTag[],
  { fields, pages }: { fields: readonly FormField[]; pages: readonly TemplatePage[] },
): DocumentTag[] {
  return tags.flatMap((tag) => {
    if (tag.fieldName === null) return tag.page <= pages.length ? [tag] : [];
    const field = fields.find(({ name, option }) => name === tag.fieldName && option === tag.option);
    if (!field) return [];
    const { page, x, y, width, height } = field;
    return [{ ...tag, page, x, y, width, height }];
  });
}
