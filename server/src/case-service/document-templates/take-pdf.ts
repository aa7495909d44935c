import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { FormField, TemplatePage } from '@writdesk/contract/documents/template-values';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { actorUserId } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { readPdf } from '../../platform/pdf/index.ts';
import { readOrRefuse, settleUpload } from '../storage/index.ts';

/** What a version of a template keeps of its PDF. */
export interface TemplatePdf {
  path: string;
  fileName: string;
  sha256: string;
  pages: TemplatePage[];
  fields: FormField[];
  dropped: string[];
}

/**
 * Takes the caller's upload over as the PDF of a template, and reads its pages and fields. Call it before the transaction.
 * @throws `file_not_found` for another's upload, `file_refused` for what can't be read as a PDF.
 */
export async function takePdf(context: Context, path: string): Promise<TemplatePdf> {
  // Court forms carry scripts; no document that is made from the template has them.
  const file = await settleUpload(context, path, { inspects: false });
  if (file.uploadedBy !== actorUserId(context.actor) || file.caseId !== null) refuse('file_not_found');
  if (file.contentType !== 'application/pdf') refuseWanted();
  const bytes = await buffer(found(await context.deps.storage.get(file.path), 'file_not_found'));
  const facts = await readOrRefuse(() => readPdf(bytes), { field: 'path' });
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { path: file.path, fileName: file.fileName, sha256, ...facts };
}

function refuseWanted(): never {
  const reason = fault('pdf_wanted');
  refuse('file_refused', { reason, errors: [atField('path', reason)] });
}
