import type { RouteInput } from '@writdesk/contract/route';
import type { storage } from '@writdesk/contract/storage/storage';
import type { UserContext } from '../../platform/context.ts';
import { found } from '../../platform/http/refuse.ts';
import { sketchPages } from '../../platform/pdf/index.ts';
import { hashOfFile } from './hash-of-file.ts';
import { readOrRefuse } from './read-or-refuse.ts';
import { openPaged, pagesOf } from './sign-pages.ts';
import type { StoredFile } from './storage-queries.ts';
import { madeBefore, storeMade } from './store-made.ts';

type Pictures = Awaited<ReturnType<typeof signed>>;

/**
 * Addresses of small pictures of pages. They are made once for the same bytes, and whoever asks for them must be allowed to have the file.
 * @throws `file_not_found`; `file_refused` for what has no pages or can't be read.
 */
export async function signPagePictures(
  context: UserContext,
  { query }: RouteInput<typeof storage.pagePictures>,
): Promise<{ pictures: Pictures }> {
  const file = await openPaged(context, query.path);
  const hash = await hashOfFile(context, file);
  const pages = Array.from({ length: query.count }, (_, index) => query.from + index);
  const kept = await signed(pages, (page) => madeBefore(context, ownDb(context), named(file, hash, page)));
  if (kept.length === pages.length) return { pictures: kept };
  const pictures = await oneByOne(() => sketches(context, file, query));
  return {
    pictures: await signed(pages.slice(0, pictures.length), (page) => {
      const content = found(pictures[page - query.from], 'file_not_found');
      return storeMade(context, ownDb(context), { ...named(file, hash, page), content });
    }),
  };
}

const ownDb = ({ deps, scope }: UserContext) => deps.db.as(scope);

async function signed(pages: readonly number[], sign: (page: number) => Promise<string | null>) {
  const pictures: { page: number; url: string }[] = [];
  for (const page of pages) {
    const url = await sign(page);
    if (url === null) break;
    pictures.push({ page, url });
  }
  return pictures;
}

const named = (file: StoredFile, hash: string, page: number) => ({
  firmId: file.firmId ?? file.clientId ?? file.id,
  fileName: `page-${page}.png`,
  key: `page-picture:${hash}:${page}`,
  contentType: 'image/png',
});

async function sketches(
  context: UserContext,
  file: StoredFile,
  { from, count }: { from: number; count: number },
): Promise<Uint8Array[]> {
  const pdf = await pagesOf(context, file);
  return readOrRefuse(() => sketchPages({ pdf, from, count }), { field: 'path' });
}

let lastOfAll: Promise<unknown> = Promise.resolve();

/** A list asks for many at once, and each takes a process: the others wait, so that other requests stay quick. */
function oneByOne<T>(work: () => Promise<T>): Promise<T> {
  const turn = lastOfAll.then(work, work);
  lastOfAll = turn.catch(() => undefined);
  return turn;
}
