import type { documentReply as reply } from '@writdesk/contract/cases/case-values';
import type { ChangedValue } from '@writdesk/contract/documents/printed-values';
import type { z } from 'zod';
import type { Tx } from '../../platform/db/transact.ts';
import type { Scope } from '../../platform/db/scope.ts';
import { found } from '../../platform/http/refuse.ts';
import { findCase } from '../cases/record/index.ts';
import { findPaper, type PaperRecord } from './document-queries.ts';
import { staleOf } from './stale-documents.ts';

/** A document of a case as the API says it. */
export function documentReply(row: PaperRecord, stale: ChangedValue[]): z.input<typeof reply> {
  const open = row.flags.find(({ endedAt }) => endedAt === null);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    source: row.source,
    status: row.status,
    failure: row.failure,
    path: row.path,
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
    createdAt: row.createdAt,
  };
}

/** A document as it is after a change. @throws `document_not_found`. */
export async function paperReply(tx: Tx, scope: Scope, id: string): Promise<z.input<typeof reply>> {
  const row = found(await findPaper(tx.db, scope, id), 'document_not_found');
  const record = found(await findCase(tx.db, scope, row.caseId), 'case_not_found');
  const changed = await staleOf(tx.db, record, [row], tx.now);
  return documentReply(row, changed(row));
}
