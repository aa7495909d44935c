import type { SeenPage } from '../rpa-bot-jobs/index.ts';

const LONGEST = 200_000;
/** What is as long as a file is left out: the packet itself is kept elsewhere. */
const LONG_TEXT = />[A-Za-z0-9+/=\s]{2000,}</g;
const SSN = /\b\d{3}-\d{2}-(\d{4})\b/g;

/** A message of a filing manager as it is kept for people to read: as text, which nothing in it can leave. */
export function seenMessage(operation: string, xml: string): SeenPage {
  const shown = xml.replaceAll(LONG_TEXT, '>…<').replaceAll(SSN, '***-**-$1').slice(0, LONGEST);
  const escaped = shown.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  const html = `<!doctype html><meta charset="utf-8"><title>${operation}</title><h1>${operation}</h1><pre>${escaped}</pre>`;
  return { page: { heading: operation }, html, screenshot: null };
}
