import { findRoom, type PdfBox } from '../../platform/pdf/index.ts';
import type { KeptDocument } from './packet-documents.ts';

/** How a document is marked as an exhibit. */
export interface Exhibit {
  label: string;
  /** Where its first page has room for the mark; null where a sheet goes before it. */
  stamp: PdfBox | null;
}

export const STAMP_SIZE = 11;
const HEIGHT = 22;
const LETTER = 7.5;
/** Where the packet prints its page numbers. */
const NUMBERS = 28;

/** Where the mark of an exhibit stands: next to what its first page says, or on a sheet before it. */
export async function exhibitOf(
  { exhibit: label }: Pick<KeptDocument, 'exhibit'>,
  { pdf }: { pdf: Uint8Array },
  place: 'STAMP' | 'SHEET' | undefined,
): Promise<Exhibit | null> {
  if (label === null) return null;
  if (place === 'SHEET') return { label, stamp: null };
  const width = label.length * LETTER + 16;
  return { label, stamp: await findRoom({ pdf, page: 1, width, height: HEIGHT, below: NUMBERS }) };
}
