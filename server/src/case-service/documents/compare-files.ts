import { buffer } from 'node:stream/consumers';
import type { Comparison } from '@writdesk/contract/documents/version-values';
import { fault } from '@writdesk/contract/sentences/fault';
import type { Context } from '../../platform/context.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { comparePdfs, PdfRefusedError } from '../../platform/pdf/index.ts';
import { pdfFaultOf } from '../storage/index.ts';

/** What differs between two stored PDFs. @throws `file_not_found`; `file_refused` for one that can't be read. */
export async function compareFiles(
  { deps }: Context,
  { paths: [one, other], page }: { paths: readonly [string, string]; page: number | undefined },
): Promise<Comparison> {
  const read = async (path: string) => buffer(found(await deps.storage.get(path), 'file_not_found'));
  try {
    const { picture, ...rest } = await comparePdfs({
      before: await read(one),
      after: await read(other),
      page,
    });
    return {
      ...rest,
      picture: picture && {
        page: picture.page,
        before: picture.before && base64(picture.before),
        after: picture.after && base64(picture.after),
        difference: base64(picture.difference),
      },
    };
  } catch (error) {
    if (!(error instanceof PdfRefusedError)) throw error;
    return refuse('file_refused', { reason: fault(pdfFaultOf(error)) });
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
