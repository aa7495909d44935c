import type { Selectable } from 'kysely';
import type { CasesCaseDocument } from '../../platform/db/schema.ts';
import { casePart } from '../cases/record/index.ts';
import { documentColumns, selectDocuments } from './document-queries.ts';

/** What lies on a case: uploads, and the court papers that are made from its facts. */
export const documentPart = casePart('documents', {
  facts: { columns: () => documentColumns, of: ({ flagged }) => ({ flaggedDocuments: flagged }) },
  async details({ db, record, rights }) {
    const all = await selectDocuments(db, record);
    const documents = rights.seeDocuments
      ? all.filter(({ visibility }) => rights.seeFirmThread || visibility === 'ALL').map(documentReply)
      : [];
    return {
      documents,
      generatedDocument: documents.findLast(({ source }) => source === 'GENERATED') ?? null,
    };
  },
});

function documentReply(row: Selectable<CasesCaseDocument>) {
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
    visibility: row.visibility,
    flaggedAt: row.flaggedAt,
    flagComment: row.flagComment,
    createdAt: row.createdAt,
  };
}
