/** A document, as far as a split asks. */
export interface Sized {
  pages: number;
  bytes: number;
}
/** Pages of one of the documents; counted from 1, both ends belong to it. */
export interface Piece {
  index: number;
  from: number;
  to: number;
}

/**
 * Divides documents into files of at most so many bytes: between documents where that is possible, between the pages of a document
 * where it is larger than a file. A single page that is larger has a file of its own.
 */
export function splitPacket(documents: readonly Sized[], maxBytes: number): Piece[][] {
  const files: Piece[][] = [];
  let room = 0;
  for (const { piece, bytes } of documents.flatMap((one, index) => piecesOf(one, index, maxBytes))) {
    const open = files.at(-1);
    if (open && bytes <= room) open.push(piece);
    else files.push([piece]);
    room = (open && bytes <= room ? room : maxBytes) - bytes;
  }
  return files;
}

/** A document whole, or in as many pieces of like size as it takes. */
function piecesOf({ pages, bytes }: Sized, index: number, maxBytes: number) {
  const perPage = bytes / pages;
  const most = bytes <= maxBytes ? pages : Math.max(1, Math.floor(maxBytes / perPage));
  const count = Math.ceil(pages / most);
  return Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * pages) / count) + 1;
    const to = Math.floor(((at + 1) * pages) / count);
    return { piece: { index, from, to }, bytes: perPage * (to - from + 1) };
  });
}
