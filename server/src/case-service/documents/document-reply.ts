import type { documentReply as reply } from '@writdesk/contract/cases/case-values';
import type { ChangedValue } from '@writdesk/contract/documents/printed-values';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/transact.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import { findCase } from '../cases/record/index.ts';
import { findPaper, type PaperRecord } from './document-queries.ts';
import { staleOf } from './stale-documents.ts';

export type DocumentReply = z.input<typeof reply>;

/** A document of a case as the firm reads it. */
export function documentReply(row: PaperRecord, stale: ChangedValue[]): DocumentReply {
  const open = row.flags.find(({ endedAt }) => endedAt === null);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    source: row.source,
    status: row.status,
    failure: row.failure,
    path: row.purgedAt ? null : row.path,
    purgedAt: row.purgedAt,
    fileName: row.fileName,
    contentType: row.contentType,
    sizeBytes: row.sizeBytes,
    pageCount: row.pageCount,
    sha256: row.sha256,
    visibility: row.visibility,
    flaggedAt: open?.flaggedAt ?? null,
    flagComment: open?.comment ?? null,
    flags: row.flags,
    templateId: row.templateId,
    templateVersion: row.templateVersion,
    stale,
    kept:
      row.keptAt === null ? null : { reason: row.keptReason ?? '', by: row.keptByName ?? '', at: row.keptAt },
    redaction: row.purgedAt ? null : row.redaction,
    scan: row.scan,
    createdAt: row.createdAt,
  };
}

/** A document as everybody but the firm sees it: where somebody redacted it, its file is the redacted one, once that is made. */
export function withoutOriginal(document: DocumentReply): DocumentReply {
  const { redaction } = document;
  if (!redaction) return document;
  const { file } = redaction;
  return {
    ...document,
    status: file ? document.status : 'GENERATING',
    path: file?.path ?? null,
    fileName: file?.fileName ?? document.fileName,
    contentType: 'application/pdf',
    sizeBytes: file?.sizeBytes ?? null,
    pageCount: file?.pages ?? null,
    sha256: file?.sha256 ?? null,
  };
}

/** A document as it is after a change. @throws `document_not_found`. */
export async function paperReply(tx: Tx, scope: Scope, id: string): Promise<DocumentReply> {
  const row = found(await findPaper(tx.db, scope, id), 'document_not_found');
  const record = found(await findCase(tx.db, scope, row.caseId), 'case_not_found');
  const changed = await staleOf(tx.db, record, [row], tx.now);
  return documentReply(row, changed(row));
}
