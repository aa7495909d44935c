import { buffer } from 'node:stream/consumers';
import type { Comparison } from '@writdesk/contract/documents/version-values';
import type { Context } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { comparePdfs } from '../../platform/pdf/index.ts';
import { readOrRefuse } from '../storage/index.ts';

/** What differs between two stored PDFs. @throws `file_not_found`; `file_refused` for one that can't be read. */
export async function compareFiles(
  { deps }: Context,
  { paths: [one, other], page }: { paths: readonly [string, string]; page: number | undefined },
): Promise<Comparison> {
  const read = async (path: string) => buffer(found(await deps.storage.get(path), 'file_not_found'));
  const [before, after] = [await read(one), await read(other)];
  const { picture, ...rest } = await readOrRefuse(() => comparePdfs({ before, after, page }));
  return {
    ...rest,
    picture: picture && {
      page: picture.page,
      before: picture.before && base64(picture.before),
      after: picture.after && base64(picture.after),
      difference: base64(picture.difference),
    },
  };
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
