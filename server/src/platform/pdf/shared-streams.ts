import { PDFArray, PDFDict, PDFName, type PDFObject, type PDFPage, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** Letters are shared by all pages and say nothing of what stands on one of them. */
const passedOver: ReadonlySet<string> = new Set(['/Parent', '/P', '/Font']);

/** What belongs to a page: each stream that it draws or holds by its number, and whether another page hangs on it. */
interface Holdings {
  streams: ReadonlySet<string>;
  leadsToPages: boolean;
}

function holdingsOf(page: PDFPage): Holdings {
  const { context } = page.doc;
  const seen = new Set<string>();
  const streams = new Set<string>();
  let leadsToPages = false;
  const waiting: PDFObject[] = [page.node];
  const resources = page.node.Resources();
  if (resources) waiting.push(resources);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRef) {
      if (seen.has(object.tag)) continue;
      seen.add(object.tag);
      const found = context.lookup(object);
      if (found instanceof PDFStream) streams.add(object.tag);
      if (found) waiting.push(found);
      continue;
    }
    if (object instanceof PDFArray) waiting.push(...object.asArray());
    const dictionary = object instanceof PDFStream ? object.dict : object;
    if (!(dictionary instanceof PDFDict)) continue;
    if (dictionary !== page.node && dictionary.get(PDFName.of('Type')) === PDFName.of('Page')) {
      leadsToPages = true;
      continue;
    }
    for (const [key, value] of dictionary.entries()) if (!passedOver.has(key.toString())) waiting.push(value);
  }
  return { streams, leadsToPages };
}

/**
 * Pages that can't be taken over as they are without something of the chosen ones coming along: a list of pictures that all pages share,
 * a drawing that stands on several, a note that leads to another page.
 * @param chosen counted from 0.
 */
export function entangledPages(pages: readonly PDFPage[], chosen: ReadonlySet<number>): number[] {
  const theirs = new Set<string>();
  for (const index of chosen) {
    const page = pages[index];
    if (page) for (const tag of holdingsOf(page).streams) theirs.add(tag);
  }
  return pages.flatMap((page, index) => {
    if (chosen.has(index)) return [];
    const { streams, leadsToPages } = holdingsOf(page);
    return leadsToPages || [...streams].some((tag) => theirs.has(tag)) ? [index] : [];
  });
}
