import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { findDocumentOf } from '../documents/index.ts';
import type { SignatureRecord } from './signature-queries.ts';

/** What the trail says of a signature. */
export async function aboutOf(db: Kysely<DB>, row: SignatureRecord) {
  const { firmId, caseId, documentId } = row;
  const document = await findDocumentOf(db, { firmId, id: caseId }, documentId);
  return {
    signatureId: row.id,
    documentId,
    title: document?.title ?? '',
    kind: row.kind,
    name: row.signerName,
  };
}

/** Whose trail it is. */
export const onCaseOf = ({ firmId, clientId, caseId }: SignatureRecord) => ({
  firmId,
  clientId,
  subjectId: caseId,
});

export const liveOf = ({ firmId, caseId, id }: SignatureRecord) => ({
  firmId,
  caseId,
  ids: { signatureId: id },
});
