import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findCase, mayEverAct } from '../cases/record/index.ts';
import { paperReply } from './document-reply.ts';
import { chosenTemplate, refuseMissing } from './chosen-template.ts';
import { wasGiven } from './given-notice.ts';
import { readPaperValues } from './read-paper-values.ts';
import { remakePaper } from './remake-paper.ts';

/**
 * Makes a document from the facts as they are now, with the version of its template that is in force. The older document stays in
 * the record, replaced, and its flags end with it. By a template's id it makes the case's first of the kind.
 * @throws `case_not_found`, `document_not_found`; `invalid` naming each fact that is missing; `conflict` for a form without tags,
 * and for a notice that the tenant was given.
 */
export async function regenerateDocument(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.regenerate>,
) {
  const { scope, actor } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(actor, 'document.regenerate'));
    const record = found(await findCase(tx.db, scope, body.caseId), 'case_not_found');
    const { template, before } = await chosenTemplate(tx, record, params.id);
    const values = await readPaperValues(tx.db, record, tx.now);
    if (wasGiven(template, values)) refuse('conflict', { reason: fault('notice_was_given') });
    refuseMissing(template, values);
    const id = await remakePaper(tx, context, record, { template, before, cause: 'REQUEST' });
    return paperReply(tx, scope, id);
  });
}
