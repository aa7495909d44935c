import type { documents } from '@writdesk/contract/documents/documents';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { openFiles } from '../storage/index.ts';
import { compareFiles } from './compare-files.ts';
import { findPaper, selectVersionsOf, type VersionRow } from './document-queries.ts';
import { hasFile, paperVersions } from './paper-versions.ts';
import { factsBetween } from './printed-facts.ts';

/**
 * What differs between two versions of a document, the older one first whichever was named.
 * @throws `document_not_found`, `support_access_needed`; `conflict` for one that isn't ready or has no other version; `file_refused`.
 */
export async function compareDocuments(
  context: UserContext,
  { params, query }: RouteInput<typeof documents.compare>,
) {
  const { deps, scope } = context;
  const db = deps.db.as(scope);
  const paper = found(await findPaper(db, scope, params.id), 'document_not_found');
  const rows = await selectVersionsOf(db, paper);
  const [before, after] = chosen(rows, paper.id, query.withId);
  const paths = [pathOf(before), pathOf(after)] as const;
  // Whether the person may have the files at all is for the storage to say.
  await openFiles(context, paths);
  const versions = paperVersions(rows);
  const versionOf = (row: VersionRow) => found(versions[rows.indexOf(row)], 'document_not_found');
  return {
    ...(await compareFiles(context, { paths, page: query.page })),
    before: versionOf(before),
    after: versionOf(after),
    facts: factsBetween(before, after),
  };
}

function chosen(
  rows: readonly VersionRow[],
  id: string,
  withId: string | null,
): readonly [VersionRow, VersionRow] {
  const at = rows.findIndex((row) => row.id === id);
  const other = withId === null ? at - 1 : rows.findIndex((row) => row.id === withId);
  if (withId !== null && other < 0) refuseField('withId', fault('no_such_document'));
  const [before, after] = [rows[Math.min(at, other)], rows[Math.max(at, other)]];
  if (!before || !after || before === after) refuse('conflict', { reason: fault('version_alone') });
  return [before, after];
}

function pathOf(row: VersionRow): string {
  if (!hasFile(row) || row.path === null || row.contentType !== 'application/pdf')
    return refuse('conflict', { reason: fault('paper_not_ready') });
  return row.path;
}
