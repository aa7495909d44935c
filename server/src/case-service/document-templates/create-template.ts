import type { documents } from '@writdesk/contract/documents/documents';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { slotOf } from '../../../templates/slots/index.ts';
import type { Kysely } from 'kysely';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, found, refuseField } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { chosenFirm } from '../../user-service/firms/index.ts';
import { attachFile } from '../storage/index.ts';
import { readTemplate, refuseTakenPlace } from './change-template.ts';
import { takePdf, type TemplatePdf } from './take-pdf.ts';
import { templateAudits } from './template-audits.ts';
import { findTemplate, insertTemplate, insertVersion, placeAround } from './template-queries.ts';

/**
 * Creates a template as a draft.
 * @throws `invalid` naming the field: a form without its PDF, a place that is none, a name that the place has already.
 */
export async function createTemplate(context: UserContext, { body }: RouteInput<typeof documents.create>) {
  const { actor, scope } = context;
  const {
    firmId: named,
    path,
    layout,
    slotId,
    name,
    type,
    condition,
    effectiveFrom,
    effectiveUntil,
    ...about
  } = body;
  if (type === 'LAYOUT' && !layout) refuseField('layout', fault('template_layout_missing'));
  if (type !== 'LAYOUT' && !path && !body.notHere) refuseField('path', fault('template_pdf_missing'));
  refuseEndBeforeStart(body);
  const pdf = path ? await takePdf(context, path) : null;
  if (type === 'LAYOUT' && pdf) refuseField('path', fault('template_no_pdf'));
  const id = newId();
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'document-template.create') ? allow : deny('forbidden'));
    const wanted = named ?? actor.firmId;
    const firm = wanted ? found(await chosenFirm(tx.db, scope, wanted)) : null;
    if (!firm && type !== 'LAYOUT') refuseField('firmId', fault('template_firm_missing'));
    const slot = slotId ? await findSlot(tx.db, scope, slotId) : null;
    const isPlaced = Boolean(body.stateId ?? body.countyId ?? body.courthouseId);
    const place =
      (await placeAround(tx.db, slot && !isPlaced ? slot : body)) ??
      refuseField('stateId', fault('no_such_place'));
    const kind = slot?.form.kind ?? body.kind ?? kindOf(name);
    const asSlot = condition ?? slot?.form.condition ?? null;
    await insertTemplate(tx.db, {
      ...about,
      ...place,
      slotId: slot?.id ?? null,
      formNumber: about.formNumber ?? slot?.formNumber ?? null,
      id,
      firmId: firm?.id ?? null,
      kind,
      name,
      type,
      createdBy: actor.userId,
      createdAt: tx.now,
      updatedAt: tx.now,
    });
    await insertVersion(tx.db, {
      templateId: id,
      number: 1,
      status: 'DRAFT',
      layout: type === 'LAYOUT' ? (layout ?? null) : null,
      condition: asSlot && JSON.stringify(asSlot),
      effectiveFrom,
      effectiveUntil,
      createdAt: tx.now,
      ...(pdf && pdfColumns(pdf)),
    });
    if (pdf && firm) await attachFile(tx.db, pdf.path, filedWith(firm.id));
    await tx.audit(templateAudits.create, {
      firmId: firm?.id ?? null,
      subjectId: id,
      data: { name, kind, type },
    });
    return readTemplate(context, tx, id);
  }).catch(refuseTakenPlace);
}

/** The slot that a form is uploaded for. @throws `invalid` for what is none. */
async function findSlot(db: Kysely<DB>, scope: Scope, slotId: string) {
  const slot = await findTemplate(db, scope, slotId);
  const form = slot && slotOf(slot);
  return form ? { ...slot, form } : refuseField('slotId', fault('no_such_slot'));
}

/** `Lease violation notice` → `LEASE_VIOLATION_NOTICE`. */
const kindOf = (name: string): string => {
  const kind = name
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^[^A-Z]+|_+$/g, '')
    .slice(0, 60);
  return kind.length > 1 ? kind : `PAPER_${kind || 'X'}`;
};

export const pdfColumns = ({ pages, fields, dropped, ...pdf }: TemplatePdf) => ({
  ...pdf,
  pages: JSON.stringify(pages),
  fields: JSON.stringify(fields),
  dropped,
});

/** A template is the firm's: companies don't see it. */
export const filedWith = (firmId: string) => ({
  firmId,
  clientId: null,
  propertyId: null,
  ownerId: null,
  caseId: null,
  visibility: 'FIRM' as const,
});

export function refuseEndBeforeStart({
  effectiveFrom,
  effectiveUntil,
}: {
  effectiveFrom?: string | null | undefined;
  effectiveUntil?: string | null | undefined;
}): void {
  if (effectiveFrom && effectiveUntil && effectiveUntil < effectiveFrom)
    refuseField('effectiveUntil', fault('template_ends_early'));
}
