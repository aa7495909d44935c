import { buffer } from 'node:stream/consumers';
import { fault } from '@writdesk/contract/sentences/fault';
import { pictureTypes } from '@writdesk/contract/values/upload-types';
import type { Context } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { pictureToPdf } from '../../platform/pdf/index.ts';

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
export async function pagesOf({ deps }: Context, document: RedactableDocument): Promise<Uint8Array> {
  const { title, contentType, createdAt } = document;
  const bytes = await buffer(found(await deps.storage.get(redactablePath(document)), 'file_not_found'));
  if (contentType === 'application/pdf') return bytes;
  return (await pictureToPdf({ picture: bytes, title, madeAt: createdAt })).pdf;
}
