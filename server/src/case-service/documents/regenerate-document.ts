import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import type { UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { type CaseRecord, findCase, mayEverAct } from '../cases/record/index.ts';
import type { FittingTemplate } from '../document-templates/index.ts';
import { findDocument } from './document-queries.ts';
import { paperReply } from './document-reply.ts';
import { isFilled } from './fill-template.ts';
import { missingFacts } from './missing-facts.ts';
import { remakePaper } from './remake-paper.ts';
import { readPaperValues } from './read-paper-values.ts';
import { templatesOfCase } from './templates-of-case.ts';

/**
 * Makes a document from the facts as they are now, with the version of its template that is in force. The older document stays in
 * the record, replaced, and its flags end with it. By a template's id it makes the case's first of the kind.
 * @throws `case_not_found`, `document_not_found`; `invalid` naming each fact that is missing; `conflict` for a form without tags.
 */
export async function regenerateDocument(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.regenerate>,
) {
  const { scope, actor } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(actor, 'document.regenerate'));
    const record = found(await findCase(tx.db, scope, body.caseId), 'case_not_found');
    const { template, before } = await meant(tx, record, params.id);
    await refuseMissing(tx, record, template);
    const id = await remakePaper(tx, context, record, { template, before, cause: 'REQUEST' });
    return paperReply(tx, scope, id);
  });
}

/** Nothing is queued that could only fail: each fact that the case lacks is named. */
async function refuseMissing(tx: Tx, record: CaseRecord, template: FittingTemplate): Promise<void> {
  const missing = missingFacts(template, await readPaperValues(tx.db, record, tx.now));
  if (missing.length > 0)
    refuse('invalid', { errors: missing.map(({ path }) => atField(path, fault('paper_fact_missing'))) });
}

/** The template of a document, or the one that is named, as it is in force for the case. */
async function meant(tx: Tx, record: CaseRecord, id: string) {
  const before = await findDocument(tx.db, { firmId: record.firmId, caseId: record.id }, id);
  if (before && before.source !== 'GENERATED')
    refuse('document_not_found', { reason: fault('paper_not_ours') });
  const inForce = await templatesOfCase(tx.db, record, tx.now);
  const template = inForce.find((one) => (before ? one.kind === before.kind : one.id === id));
  if (before && !template) refuse('document_not_found', { reason: fault('template_gone') });
  const chosen = found(template, 'document_not_found');
  if (!isFilled(chosen)) refuse('conflict', { reason: fault('template_filled_by_hand') });
  return { template: chosen, before };
}
