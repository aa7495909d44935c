import { exhibitSheet } from '../../../templates/exhibit-sheet.ts';
import { overlay, type OverlayBox } from '../../../templates/overlay.ts';
import { packetCover } from '../../../templates/packet-cover.ts';
import type { Deps } from '../../platform/context.ts';
import { bindPdf, type PdfBox, type PdfPiece, type ScanPage } from '../../platform/pdf/index.ts';
import { type Exhibit, STAMP_SIZE } from './mark-exhibit.ts';
import { type Piece, splitPacket } from './split-packet.ts';

export interface BoundDocument {
  title: string;
  /** How fine its pictures are, where they were made coarser; null for as fine as they are printed. */
  dpi: number | null;
  copies: number;
  sha256: string;
  pdf: Uint8Array;
  pages: { width: number; height: number }[];
  /** Each of its pages is a picture of itself, since the court asks for PDF/A. */
  isReimaged: boolean;
  /** How it is marked; null where it is no exhibit. */
  exhibit: Exhibit | null;
  /** What was read on those of its pages that are pictures. */
  words: readonly ScanPage[];
}

/** A file that goes out next to the lead document. */
export interface AttachedFile {
  title: string;
  fileName: string;
  pages: number;
  sha256: string;
}

export interface Bind {
  title: string;
  court: string[];
  caption: string[];
  firm: string;
  documents: readonly BoundDocument[];
  /** Files next to this one, which its first cover lists. */
  attached: readonly AttachedFile[];
  numbersPages: boolean;
  /** The court asks for PDF/A. */
  isPdfA: boolean;
  maxBytes: number;
  madeAt: Date;
}

/** A file of a packet as it is bound. */
export interface BoundFile {
  pdf: Uint8Array;
  pages: number;
}

/** No page of the packet fits into the largest file that the court takes. */
export class PageTooLargeError extends Error {}

type Size = BoundDocument['pages'][number];
interface Sheet {
  pdf: Uint8Array;
  pages: Size[];
}
interface Binding extends Bind {
  /** The sheet before each document; null where it has none. */
  sheets: readonly (Sheet | null)[];
}
interface MarkedPage {
  size: Size;
  marks: OverlayBox[];
}
const letter: Size = { width: 612, height: 792 };
const ROUNDS = 5;
const NUMBER_WIDTH = 140;

/** Makes the files of a packet: each begins with a cover, none is larger than the court takes. @throws PdfRefusedError, PageTooLargeError */
export async function bindPacket(deps: Pick<Deps, 'typeset'>, bind: Bind): Promise<BoundFile[]> {
  const binding = { ...bind, sheets: await sheetsOf(deps, bind) };
  return fitted(bind, (parts) => bindFiles(deps, binding, parts));
}

/** Makes the files of one document that is not bound with others: without a cover, and with page numbers of its own. @throws as `bindPacket` */
export async function bindAlone(
  deps: Pick<Deps, 'typeset'>,
  bind: Omit<Bind, 'documents' | 'attached'>,
  document: BoundDocument,
): Promise<BoundFile[]> {
  const alone = { ...bind, documents: [document], attached: [] };
  const binding = { ...alone, sheets: await sheetsOf(deps, alone) };
  return fitted(alone, async (parts) => {
    const total = parts.flat().reduce((pages, piece) => pages + lengthOf(binding, piece), 0);
    const title = nameOf(document);
    const name = document.exhibit?.label ?? 'Attachment';
    const files: BoundFile[] = [];
    let first = 1;
    for (const [index, pieces] of parts.entries()) {
      const file = await bindFile(deps, binding, {
        cover: null,
        pieces,
        title: parts.length > 1 ? `${title}, ${partOf(index, parts.length)}` : title,
        numberOf: (at) => `${name}, page ${first + at} of ${total}`,
      });
      files.push(file);
      first += file.pages;
    }
    return files;
  });
}

/** Divides what is bound until no file is larger than the court takes. */
async function fitted(
  bind: Pick<Bind, 'documents' | 'maxBytes'>,
  bindParts: (parts: Piece[][]) => Promise<BoundFile[]>,
): Promise<BoundFile[]> {
  const sizes = bind.documents.map(({ pdf, pages }) => ({ pages: pages.length, bytes: pdf.byteLength }));
  // What files weigh together is known once they are bound: shared fonts add, what is dropped takes away.
  let room = bind.maxBytes;
  for (let round = 0; round < ROUNDS; round += 1) {
    const files = await bindParts(splitPacket(sizes, room));
    const largest = Math.max(...files.map(({ pdf }) => pdf.byteLength));
    if (largest <= bind.maxBytes) return files;
    room = Math.floor(Math.min(room, bind.maxBytes) * (bind.maxBytes / largest) * 0.9);
  }
  throw new PageTooLargeError('A page of the packet is larger than the court takes.');
}

async function bindFiles(deps: Pick<Deps, 'typeset'>, bind: Binding, parts: readonly Piece[][]) {
  // A cover is as long as its list; a page number changes no line of it.
  const drafts = await coversOf(deps, bind, { parts, lengths: parts.map(() => 1) });
  const covers = await coversOf(deps, bind, { parts, lengths: drafts.map(({ pages }) => pages.length) });
  const total = [
    ...covers.map(({ pages }) => pages.length),
    ...parts.flat().map((piece) => lengthOf(bind, piece)),
  ].reduce(sum, 0);
  const files: BoundFile[] = [];
  let first = 1;
  for (const [index, pieces] of parts.entries()) {
    const cover = covers[index];
    if (!cover) continue;
    const file = await bindFile(deps, bind, {
      cover,
      pieces,
      title: parts.length > 1 ? `${bind.title}, ${partOf(index, parts.length)}` : bind.title,
      numberOf: (at) => `Packet page ${first + at} of ${total}`,
    });
    files.push(file);
    first += file.pages;
  }
  return files;
}

interface OneFile {
  cover: Sheet | null;
  pieces: readonly Piece[];
  title: string;
  /** What a page says of itself, by its place in the file. */
  numberOf: (at: number) => string;
}

async function bindFile(
  deps: Pick<Deps, 'typeset'>,
  bind: Binding,
  { cover, pieces, title, numberOf }: OneFile,
): Promise<BoundFile> {
  const pages = [
    ...(cover?.pages.map((size) => ({ size, marks: [] })) ?? []),
    ...pieces.flatMap((piece) => pagesOf(bind, piece)),
  ];
  const layer = await deps.typeset.pdf(overlay, {
    title,
    caption: [],
    pages: pages.map(({ size, marks }, at) => ({
      ...size,
      boxes: [...marks, ...(bind.numbersPages ? [numberBox(size, numberOf(at))] : [])],
    })),
  });
  const { pdf, pageCount } = await bindPdf({
    files: [
      ...(cover ? [coverPiece(cover, title)] : []),
      ...pieces.flatMap((piece) => piecesOf(bind, piece)),
    ],
    layer: layer.pdf,
    title,
    madeAt: bind.madeAt,
    isPdfA: bind.isPdfA,
  });
  return { pdf, pages: pageCount };
}

/** The cover of each part, with the pages on which its documents begin and end. */
async function coversOf(
  deps: Pick<Deps, 'typeset'>,
  bind: Binding,
  { parts, lengths }: { parts: readonly Piece[][]; lengths: readonly number[] },
): Promise<Sheet[]> {
  const covers: Sheet[] = [];
  let next = 1;
  for (const [index, pieces] of parts.entries()) {
    next += lengths[index] ?? 1;
    const entries = pieces.flatMap((piece) => {
      const document = bind.documents[piece.index];
      const from = next;
      next += lengthOf(bind, piece);
      return document
        ? [entryOf(document, piece, from === next - 1 ? `${from}` : `${from}–${next - 1}`)]
        : [];
    });
    const { pdf, pageCount } = await deps.typeset.pdf(packetCover, {
      title: bind.title,
      part: parts.length > 1 ? partOf(index, parts.length) : null,
      court: bind.court,
      caption: bind.caption,
      firm: bind.firm,
      entries,
      attached: index === 0 ? [...bind.attached] : [],
    });
    covers.push({ pdf, pages: Array.from({ length: pageCount }, () => letter) });
  }
  return covers;
}

function entryOf(document: BoundDocument, { from, to }: Piece, where: string) {
  const { dpi, copies, sha256, pages, isReimaged } = document;
  const notes = [
    to - from + 1 < pages.length ? `pages ${from}–${to} of ${pages.length}` : '',
    dpi ? `pictures at ${dpi} dpi` : '',
    isReimaged ? reimagedNote(from, to) : '',
  ].filter(Boolean);
  const title = nameOf(document);
  return { title: notes.length > 0 ? `${title} (${notes.join(', ')})` : title, copies, sha256, pages: where };
}

/** Which pages of a document went in as pictures of themselves. */
export const reimagedNote = (from: number, to: number): string =>
  `${from === to ? `page ${from}` : `pages ${from}–${to}`} re-imaged at 300 dpi for PDF/A`;

/** As the cover and the bookmarks call a document. */
const nameOf = ({ title, exhibit }: BoundDocument): string =>
  exhibit ? `${exhibit.label}: ${title}` : title;

const coverPiece = ({ pdf, pages }: Sheet, title: string): PdfPiece => ({
  pdf,
  from: 1,
  to: pages.length,
  title,
});

/** A document, and before its first page the sheet that says which exhibit it is. */
function piecesOf(bind: Binding, piece: Piece): PdfPiece[] {
  const { index, from, to } = piece;
  const document = bind.documents[index];
  if (!document) throw new RangeError(`No document ${index}.`);
  const { pdf, words } = document;
  const sheet = sheetOf(bind, piece);
  const title = nameOf(document);
  return sheet
    ? [coverPiece(sheet, title), { pdf, from, to, title: null, words }]
    : [{ pdf, from, to, title, words }];
}

function pagesOf(bind: Binding, piece: Piece): MarkedPage[] {
  const document = bind.documents[piece.index];
  const stamp = document?.exhibit?.stamp;
  const own = (document?.pages ?? []).map((size, index) => ({
    size,
    marks: index === 0 && stamp ? [stampBox(stamp, document.exhibit?.label ?? '')] : [],
  }));
  const sheet = sheetOf(bind, piece)?.pages.map((size) => ({ size, marks: [] })) ?? [];
  return [...sheet, ...own.slice(piece.from - 1, piece.to)];
}

/** A sheet for each exhibit whose first page has no room for its mark. */
async function sheetsOf(
  deps: Pick<Deps, 'typeset'>,
  { documents, caption }: Bind,
): Promise<(Sheet | null)[]> {
  const sheets: (Sheet | null)[] = [];
  for (const { title, exhibit } of documents) {
    if (!exhibit || exhibit.stamp) {
      sheets.push(null);
      continue;
    }
    const { pdf, pageCount } = await deps.typeset.pdf(exhibitSheet, {
      title: exhibit.label,
      document: title,
      caption,
    });
    sheets.push({ pdf, pages: Array.from({ length: pageCount }, () => letter) });
  }
  return sheets;
}

const sheetOf = ({ sheets }: Binding, { index, from }: Piece): Sheet | null =>
  from === 1 ? (sheets[index] ?? null) : null;

const stampBox = (place: PdfBox, label: string): OverlayBox => ({
  ...place,
  id: label,
  text: label,
  kind: 'STAMP',
  cells: null,
  size: STAMP_SIZE,
  least: 4,
  align: 'CENTER',
  label,
});

/** At the lower right edge, below what a document for a court prints. */
function numberBox({ width, height }: Size, text: string) {
  const box = {
    x: Math.max(0, width - 36 - NUMBER_WIDTH),
    y: Math.max(0, height - 24),
    width: Math.min(NUMBER_WIDTH, width),
    height: 12,
  };
  return {
    ...box,
    id: text,
    text,
    kind: 'LINE' as const,
    cells: null,
    size: 8,
    least: 4,
    align: 'RIGHT' as const,
    label: text,
  };
}

const partOf = (index: number, count: number) => `Part ${index + 1} of ${count}`;
const lengthOf = (bind: Binding, piece: Piece) =>
  piece.to - piece.from + 1 + (sheetOf(bind, piece)?.pages.length ?? 0);
const sum = (a: number, b: number) => a + b;
