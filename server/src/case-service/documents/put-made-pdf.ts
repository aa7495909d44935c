import { createHash } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { type CaseRecord, fileOwnersOf } from '../cases/record/index.ts';
import { madeId, putFile } from '../storage/index.ts';

interface MadePdf {
  /** What the file is of, such as `redaction:<id>`: its name also says what it holds. */
  of: string;
  fileName: string;
  pdf: Uint8Array;
  visibility: Parameters<typeof fileOwnersOf>[1];
}

/**
 * Stores a PDF that a job made of a case's documents. A repetition with the same bytes finds it there, and other bytes get a name of
 * their own, so that the file that is noted stays what it is.
 * @returns the file, to be kept in the transaction that notes it, and what its row says of it.
 */
export async function putMadePdf(context: Context, record: CaseRecord, made: MadePdf) {
  const { of, fileName, pdf, visibility } = made;
  const sha256 = createHash('sha256').update(pdf).digest('hex');
  const file = {
    id: madeId(record.firmId, `${of}:${sha256}`),
    fileName,
    contentType: 'application/pdf',
    content: pdf,
    owners: fileOwnersOf(record, visibility),
  };
  const path = await putFile(context, file);
  return { file, noted: { path, fileName, sizeBytes: pdf.byteLength, sha256 } };
}
