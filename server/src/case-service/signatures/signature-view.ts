import {
  notaryFacts,
  signature,
  type ShownSignatureStatus,
} from '@writdesk/contract/signatures/signature-values';
import type { z } from 'zod';
import type { SignatureRecord } from './signature-queries.ts';

const file = signature.shape.file;

/** A signature as the API says it. @param isSuperseded whether a newer document took the place of the signed one. */
export function signatureView(
  row: SignatureRecord,
  { isSuperseded, now }: { isSuperseded: boolean; now: Date },
): z.input<typeof signature> {
  return {
    id: row.id,
    documentId: row.documentId,
    kind: row.kind,
    method: row.method,
    status: shownStatus(row, now),
    signerName: row.signerName,
    signerTitle: row.signerTitle,
    signerEmail: row.signerEmail,
    barNumber: row.barNumber,
    proof: row.proof,
    notary: row.notary === null ? null : notaryFacts.parse(row.notary),
    requestedBy: row.requestedByName,
    requestedAt: row.requestedAt,
    expiresAt: row.expiresAt,
    openedAt: row.openedAt,
    signedAt: row.signedAt,
    reason: row.reason,
    isSuperseded,
    file: file.parse(row.file),
    fileFailed: row.fileFailed,
  };
}

const shownStatus = (
  { status, expiresAt }: Pick<SignatureRecord, 'status' | 'expiresAt'>,
  now: Date,
): ShownSignatureStatus =>
  status === 'REQUESTED' && expiresAt !== null && expiresAt <= now ? 'EXPIRED' : status;
