import { fault } from '@writdesk/contract/sentences/fault';
import { pictureTypes } from '@writdesk/contract/values/upload-types';
import type { Context } from '../../platform/context.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { pagesOfFile } from '../storage/index.ts';

/** A document of a case, as far as its redaction asks. */
export interface RedactableDocument {
  title: string;
  status: string;
  path: string | null;
  contentType: string;
  createdAt: Date;
}

/** Where the file of a document lies that can be redacted. @throws `conflict` for one that isn't ready or has no pages. */
export function redactablePath({ status, path, contentType }: RedactableDocument): string {
  if (status !== 'READY' || path === null) return refuse('conflict', { reason: fault('paper_not_ready') });
  const hasPages = contentType === 'application/pdf' || pictureTypes.includes(contentType);
  return hasPages ? path : refuse('conflict', { reason: fault('redaction_no_pages') });
}

/** The pages of a document: of a picture those that it is bound as. @throws PdfRefusedError */
export const pagesOf = (context: Context, document: RedactableDocument): Promise<Uint8Array> =>
  pagesOfFile(context, {
    path: redactablePath(document),
    contentType: document.contentType,
    title: document.title,
    madeAt: document.createdAt,
  });
