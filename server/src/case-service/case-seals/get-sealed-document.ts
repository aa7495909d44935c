import type { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { visibleRecord } from '../cases/record/index.ts';
import { selectDocuments } from '../documents/index.ts';
import { addressOf } from '../storage/index.ts';
import { openableCases } from './case-seal-policy.ts';

/** A link to a document of a sealed case; the call has opened the case. @throws `case_not_found`, `document_not_found`. */
export async function getSealedDocument(
  context: UserContext,
  { params }: RouteInput<typeof caseSeals.document>,
): Promise<RouteReplyInput<typeof caseSeals.document>> {
  if (!openableCases(context.actor).includes(params.id)) refuse('case_not_found');
  const record = await visibleRecord(context, params.id);
  const documents = await selectDocuments(context.deps.db.as(context.scope), record);
  const document = found(
    documents.find(({ id }) => id === params.documentId),
    'document_not_found',
  );
  const { path, contentType, fileName } = document;
  if (!path) refuse('document_not_found');
  return {
    url: await addressOf(context, { path, contentType: contentType ?? '', fileName: fileName ?? '' }),
  };
}
