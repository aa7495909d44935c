/** A place on a page as a reader sees it: from the top left, in points. */
export interface PdfBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PdfField extends PdfBox {
  name: string;
  kind: 'TEXT' | 'CHECK' | 'RADIO' | 'CHOICE' | 'SIGNATURE';
  page: number;
  option: string | null;
  multiline: boolean;
  comb: number | null;
}

/** What a PDF of unknown origin holds. */
export interface PdfFacts {
  pages: { width: number; height: number }[];
  fields: PdfField[];
  /** What is left out of every file that is made from it. */
  dropped: PdfActive[];
}
export type PdfActive = 'XFA' | 'SCRIPT' | 'ACTION' | 'ATTACHMENT';

/** A button of a form to set: the box is marked, or the named one of a group. */
export interface PdfMark {
  field: string;
  option: string | null;
}

/** What runs when somebody opens the file. */
export type PdfHidden = 'SCRIPT' | 'LAUNCH';

export type PdfTask =
  | { kind: 'read'; pdf: Uint8Array }
  | { kind: 'inspect'; pdf: Uint8Array }
  | {
      kind: 'fill';
      pdf: Uint8Array;
      /** A PDF with a page for each page, of its size as a reader sees it; pages beyond are added at the end. */
      layer: Uint8Array;
      marks: PdfMark[];
      /** Fields whose place the layer fills. */
      replaced: string[];
      title: string;
    }
  /** Files one after the other as one file with bookmarks, and nothing that runs. */
  | {
      kind: 'bind';
      files: PdfPiece[];
      /** As for `fill`, over the pages of all files. */
      layer: Uint8Array;
      title: string;
      /** The day that the file says it was made on: the same pieces give the same bytes. */
      madeAt: Date;
    };

/** Pages of a file, and their bookmark. */
export interface PdfPiece {
  pdf: Uint8Array;
  /** Counted from 1; both ends belong to it. */
  from: number;
  to: number;
  title: string;
}

/** Why a file can't be used. */
export type PdfFault = 'ENCRYPTED' | 'BROKEN' | 'NO_PAGES' | 'TOO_MANY_PAGES' | 'TOO_MUCH';

export type PdfReply =
  | { kind: 'read'; facts: PdfFacts }
  | { kind: 'inspected'; hidden: PdfHidden[] }
  | { kind: 'filled'; pdf: Uint8Array; pageCount: number }
  | { kind: 'bound'; pdf: Uint8Array; pageCount: number }
  | { kind: 'refused'; fault: PdfFault; detail: string };
