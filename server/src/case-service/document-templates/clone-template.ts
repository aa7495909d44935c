import type { documents } from '@writdesk/contract/documents/documents';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { readTemplate, refuseTakenPlace } from './change-template.ts';
import { templateAudits } from './template-audits.ts';
import {
  findTemplate,
  insertTemplate,
  insertVersion,
  placeAround,
  selectVersions,
} from './template-queries.ts';
import { latest, tagsOf } from './template-view.ts';

/**
 * Copies a template with its tags to a new draft: for another place, or for the firm's own use of one that comes with the
 * product. Where no place is named the copy is for the same one.
 * @throws `document_template_not_found`; `invalid` for a place that has one of the kind already.
 */
export async function cloneTemplate(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.clone>,
) {
  const { actor, scope } = context;
  const id = newId();
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'document-template.create') ? allow : deny('forbidden'));
    const from = found(await findTemplate(tx.db, scope, params.id), 'document_template_not_found');
    if (from.type === 'SLOT') refuse('conflict', { reason: fault('slot_not_copied') });
    const last = latest(await selectVersions(tx.db, from.id));
    const wanted = body.firmId ?? actor.firmId;
    const firm = wanted ? found(await chosenFirm(tx.db, scope, wanted)) : null;
    // The file is its firm's: a copy stays where its file may be read.
    if (last.path !== null && firm?.id !== from.firmId) refuseField('firmId', fault('template_firm_missing'));
    const isPlaced = Boolean(body.stateId ?? body.countyId ?? body.courthouseId);
    const place =
      (await placeAround(tx.db, isPlaced ? body : from)) ?? refuseField('stateId', fault('no_such_place'));
    const name = body.name ?? from.name;
    const { kind, type, slotId, moment, formNumber, revision, source, confidence } = from;
    const copied = { kind, type, slotId, moment, formNumber, revision, source, confidence };
    await insertTemplate(tx.db, {
      ...copied,
      ...place,
      id,
      firmId: firm?.id ?? null,
      name,
      createdBy: actor.userId,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await insertVersion(tx.db, {
      templateId: id,
      number: 1,
      status: 'DRAFT',
      layout: last.layout,
      path: last.path,
      fileName: last.fileName,
      sha256: last.sha256,
      pages: JSON.stringify(last.pages),
      fields: JSON.stringify(last.fields),
      dropped: last.dropped,
      condition: last.condition === null ? null : JSON.stringify(last.condition),
      tags: JSON.stringify(tagsOf(last).map((tag) => ({ ...tag, id: newId() }))),
      createdAt: tx.now,
    });
    await tx.audit(templateAudits.clone, {
      firmId: firm?.id ?? null,
      subjectId: id,
      data: { name, kind, from: from.id },
    });
    return readTemplate(context, tx, id);
  }).catch(refuseTakenPlace);
}
