import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { findPaper, selectVersionsOf } from './document-queries.ts';
import { paperVersions } from './paper-versions.ts';

/** Every version of a document, the newest first, with who had it made, why, and what changed. @throws `document_not_found`. */
export async function getHistory(
  { deps, scope }: UserContext,
  { params }: RouteInput<typeof documents.history>,
) {
  const db = deps.db.as(scope);
  const paper = found(await findPaper(db, scope, params.id), 'document_not_found');
  return { versions: paperVersions(await selectVersionsOf(db, paper)).toReversed() };
}
