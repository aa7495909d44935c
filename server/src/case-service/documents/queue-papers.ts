import { conditionHolds } from '@writdesk/contract/documents/conditions';
import type { TemplateMoment } from '@writdesk/contract/documents/template-values';
import type { PaperCause } from '@writdesk/contract/documents/version-values';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { paperOf } from '../../../templates/papers/index.ts';
import { actorUserId, isMachine } from '../../platform/actor.ts';
import { conditionOf, type FittingTemplate } from '../document-templates/index.ts';
import { type CaseOwner, type CaseRecord, keysOf } from '../cases/record/index.ts';
import { readPaperValues } from './read-paper-values.ts';
import { findCurrent, insertDocument, updateDocument } from './document-queries.ts';
import { isFilled } from './fill-template.ts';
import { generateDocument } from './generate-document.job.ts';
import { endWithPaper } from './paper-followers.ts';
import { missingFacts } from './missing-facts.ts';
import { templatesOfCase } from './templates-of-case.ts';

type CaseOf = CaseOwner & Pick<CaseRecord, 'stateCode' | 'caseDraftNumber' | 'countyId' | 'courthouseId'>;

/** Has every document made that the case's place needs at a moment, after the commit. @returns the ids of the documents. */
async function queuePapers(
  tx: Tx,
  context: Context,
  record: CaseOf,
  moment: TemplateMoment,
): Promise<string[]> {
  const templates = (await templatesOfCase(tx.db, record, tx.now)).filter(
    (one) => one.moment === moment && isFilled(one) && !paperOf(one.layout)?.onRequest,
  );
  const waits = ({ layout }: FittingTemplate) => layout === null || paperOf(layout) !== undefined;
  const isAsked = templates.some((one) => waits(one) || conditionOf(one) !== null);
  const values = isAsked ? await readPaperValues(tx.db, record, tx.now) : null;
  const ids: string[] = [];
  for (const template of templates) {
    if (!conditionHolds(conditionOf(template), values ?? {})) continue;
    // A document with holes helps nobody: it is listed with the facts that it waits for.
    if (waits(template) && values && missingFacts(template, values).length > 0) continue;
    ids.push(await queuePaper(tx, context, record, { template, cause: 'MOMENT' }));
  }
  return ids;
}

/** The documents of the initial check. @returns the id of the first; null where the place has none. */
export async function queueAffidavit(tx: Tx, context: Context, record: CaseOf): Promise<string | null> {
  const [first] = await queuePapers(tx, context, record, 'CHECK');
  return first ?? null;
}

/** Has the document of a kind made. @returns its id; null where the place has no template of the kind. */
export async function queuePaperOfKind(
  tx: Tx,
  context: Context,
  record: CaseOf,
  { kind, cause }: { kind: string; cause: PaperCause },
): Promise<string | null> {
  const template = (await templatesOfCase(tx.db, record, tx.now)).find((one) => one.kind === kind);
  return template ? queuePaper(tx, context, record, { template, cause }) : null;
}

/** A document to be made, and why. */
interface Queued {
  template: Pick<FittingTemplate, 'id' | 'kind' | 'name' | 'number'>;
  cause: PaperCause;
  /** Who asked for it, where a job does it for them. */
  maker?: { id: string; name: string };
}

/** Has one document made; what the case had of its kind is replaced. */
export async function queuePaper(
  tx: Tx,
  context: Context,
  record: CaseOf,
  { template, cause, maker }: Queued,
): Promise<string> {
  const key = { firmId: record.firmId, caseId: record.id };
  const before = await findCurrent(tx.db, key, template.kind);
  const id = newId();
  await insertDocument(tx.db, {
    ...keysOf(record),
    id,
    kind: template.kind,
    title: template.name,
    source: 'GENERATED',
    status: 'QUEUED',
    fileName: `${template.kind.toLowerCase().replaceAll('_', '-')}-${record.caseDraftNumber}.pdf`,
    contentType: 'application/pdf',
    templateId: template.id,
    templateVersion: template.number,
    cause,
    createdBy: maker ? maker.id : actorUserId(context.actor),
    madeByName: maker?.name ?? (isMachine(context.actor) ? null : context.actor.name),
    createdAt: tx.now,
  });
  if (before) {
    await updateDocument(tx.db, key, before.id, { replacedBy: id });
    await endWithPaper(tx, context, { ...key, documentId: before.id });
  }
  await tx.enqueue(generateDocument, {
    firmId: record.firmId,
    clientId: record.clientId,
    caseId: record.id,
    documentId: id,
  });
  return id;
}
