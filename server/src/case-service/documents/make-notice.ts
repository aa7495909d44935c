import { conditionHolds } from '@writdesk/contract/documents/conditions';
import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { findCase, mayEverAct } from '../cases/record/index.ts';
import { conditionOf } from '../document-templates/index.ts';
import { chosenTemplate, refuseMissing } from './chosen-template.ts';
import { paperReply } from './document-reply.ts';
import { readPaperValues } from './read-paper-values.ts';
import { remakePaper } from './remake-paper.ts';

/**
 * Makes the notice that a landlord gives before there is a suit, from the facts as they are now. The company of the case does it too, and
 * makes nothing else: what goes to a court is the firm's.
 * @throws `case_not_found`, `document_not_found`; `conflict` for what is no notice, and where no such notice is still to be given;
 * `invalid` naming each fact that is missing.
 */
export async function makeNotice(
  context: UserContext,
  { params, body }: RouteInput<typeof documents.makeNotice>,
) {
  const { scope, actor } = context;
  return transact(context, async (tx) => {
    tx.authorize(mayEverAct(actor, 'notice.make'));
    const record = found(await findCase(tx.db, scope, body.caseId), 'case_not_found');
    const { template, before } = await chosenTemplate(tx, record, params.id);
    const values = await readPaperValues(tx.db, record, tx.now);
    if (template.moment !== 'NOTICE' || !conditionHolds(conditionOf(template), values))
      refuse('conflict', { reason: fault('notice_not_to_give') });
    refuseMissing(template, values);
    const id = await remakePaper(tx, context, record, { template, before, cause: 'REQUEST' });
    return paperReply(tx, scope, id);
  });
}
