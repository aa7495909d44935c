/** The pages and files that open without a connection; the worker in `public/court-day-worker.js` reads the same. */
const CACHE = 'writdesk-court-day';
const isThere = () => 'caches' in globalThis;

/** Keeps a page of this address, and files by their paths. */
export async function keepPages(page: string, reply: Response, files: readonly string[]): Promise<void> {
  if (!isThere()) return;
  const cache = await caches.open(CACHE);
  await cache.put(page, reply);
  await Promise.all(files.map((path) => cache.add(path).catch(() => undefined)));
}

export async function forgetPages(): Promise<void> {
  if (isThere()) await caches.delete(CACHE);
}
