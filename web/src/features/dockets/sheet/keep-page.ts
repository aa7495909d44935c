import { keepPages } from '../../../shared/offline/index.ts';

const WORKER = '/court-day-worker.js';

/** Lets the sheet open without a connection: its page and the files that it has loaded are kept, and the worker answers with them. */
export async function keepPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register(WORKER, { scope: '/dockets/' });
  // What shows it without a session must be there too.
  await import('./offline-sheet.tsx');
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  const page = await fetch(location.pathname, { headers: { accept: 'text/html' } });
  if (!page.ok) return;
  const text = await page.clone().text();
  const named = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  await keepPages(location.pathname, page, [...new Set([...loaded, ...named])]);
}
