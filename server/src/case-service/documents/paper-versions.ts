import type { paperVersion } from '@writdesk/contract/documents/version-values';
import type { z } from 'zod';
import type { VersionRow } from './document-queries.ts';
import { factsBetween } from './printed-facts.ts';

/** Each time that a document was made, the oldest first, with what is different from the time before. */
export const paperVersions = (rows: readonly VersionRow[]): z.input<typeof paperVersion>[] =>
  rows.map((row, index) => versionView(row, rows[index - 1], index + 1));

function versionView(
  row: VersionRow,
  before: VersionRow | undefined,
  number: number,
): z.input<typeof paperVersion> {
  const ended = before?.flags.filter(({ replacedBy }) => replacedBy === row.id) ?? [];
  return {
    documentId: row.id,
    number,
    status: row.status,
    madeAt: row.createdAt,
    madeBy: row.madeByName,
    cause: row.cause,
    templateVersion: row.templateVersion,
    hasFile: hasFile(row),
    pageCount: row.pageCount,
    sha256: row.sha256,
    changed: before ? factsBetween(before, row) : [],
    flags: ended.map(({ id, reason, comment }) => ({ id, reason, comment })),
    kept:
      row.keptAt === null ? null : { reason: row.keptReason ?? '', by: row.keptByName ?? '', at: row.keptAt },
  };
}

/** Whether the file of a document lies where it can be read. */
export const hasFile = ({ status, path, purgedAt }: Pick<VersionRow, 'status' | 'path' | 'purgedAt'>) =>
  status === 'READY' && path !== null && purgedAt === null;
