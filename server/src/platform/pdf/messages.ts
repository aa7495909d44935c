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
      /** As for `fill`, over the pages of all files; null for nothing. */
      layer: Uint8Array | null;
      /** The file says that it is PDF/A-2b. Whoever asks for it gives pages that are; the colors come from the layer. */
      isPdfA?: boolean;
      title: string;
      /** The day that the file says it was made on: the same pieces give the same bytes. */
      madeAt: Date;
    }
  /** The last thing that happens to a file: from now on a changed byte shows. */
  | {
      kind: 'seal';
      pdf: Uint8Array;
      identity: SealIdentity;
      /** What the seal says of the file, such as its number with us. */
      reason: string;
      signedAt: Date;
      /** Of a time-stamping authority (RFC 3161); null for the time that we say. */
      tsaUrl: string | null;
    }
  /** Pictures as pages, upright and without what else their files say. */
  | { kind: 'picture'; pictures: Uint8Array[]; title: string; madeAt: Date; dpi?: number | undefined }
  /** Where a page has room for a stamp of this size, above a strip at its lower edge. Counted from 1. */
  | { kind: 'room'; pdf: Uint8Array; page: number; width: number; height: number; below: number }
  /** The characters of each page, with their places. */
  | { kind: 'text'; pdf: Uint8Array }
  /** The words of pages that are pictures. Counted from 1. */
  | { kind: 'scan'; pdf: Uint8Array; pages: number[] }
  /** Black in the place of what stands there, with nothing under it. */
  | { kind: 'redact'; pdf: Uint8Array; masks: PdfMask[]; title: string; madeAt: Date }
  /** Each of these pages as a picture of itself, as printers print it, and the words that stand on it. Counted from 1. */
  | { kind: 'reimage'; pdf: Uint8Array; from: number; to: number; title: string; madeAt: Date }
  /** What differs between two files; the page to draw is counted from 1, the first that differs when absent. */
  | { kind: 'compare'; before: Uint8Array; after: Uint8Array; page?: number | undefined }
  /** Small pictures of pages; the first is counted from 1. */
  | { kind: 'sketch'; pdf: Uint8Array; from: number; count: number }
  | { kind: 'identify'; identity: SealIdentity }
  | { kind: 'verify'; pdf: Uint8Array };

/** A PKCS#12 file and what opens it. */
export interface SealIdentity {
  p12: Uint8Array;
  password: string;
}

/** Whose certificate it is. */
export interface CertificateFacts {
  subject: string;
  issuer: string;
  /** SHA-256 over the certificate, in hex. */
  fingerprint: string;
  validFrom: Date;
  validTo: Date;
}

/** What the seal of a file says, once it is checked against every byte of the file. */
export interface SealFacts {
  /**
   * NONE: the file has no seal. BROKEN: it has one, and the file isn't what was sealed. WHOLE: nothing was changed or added
   * since; whether the certificate is one to believe is for the caller.
   */
  state: 'NONE' | 'BROKEN' | 'WHOLE';
  certificate: CertificateFacts | null;
  /** As the file has it: of a broken one nobody vouches for it. */
  reason: string | null;
  /** As a time-stamping authority says; null without one. */
  stampedAt: Date | null;
}

/** A file that was made, with the sizes of its pages. */
export interface MadePdf {
  pdf: Uint8Array;
  pages: { width: number; height: number }[];
}

/** Pages that are pictures of themselves, with what stood on them. */
export interface ReimagedPdf extends MadePdf {
  words: ScanPage[];
}

/** A place to blacken. */
export interface PdfMask extends PdfBox {
  /** Counted from 1. */
  page: number;
  /** Written on the black in white; null for nothing. */
  label: string | null;
}

/** The characters of a page, in the order in which they are read, and where a reader sees each. */
export interface PdfPageText {
  width: number;
  height: number;
  text: string;
  /** For each character of the text four numbers: x, y, width and height, in points from the top left. */
  places: Float32Array;
}

/** Pages of a file, and their bookmark. */
export interface PdfPiece {
  pdf: Uint8Array;
  /** Counted from 1; both ends belong to it. */
  from: number;
  to: number;
  /** Of its bookmark; null where the piece before has it. */
  title: string | null;
  /** What was read on those of its pages that are pictures: it can be searched, and doesn't show. */
  words?: readonly ScanPage[];
}

/** A word that was read on a picture, and where a reader sees it. */
export interface ScanWord extends PdfBox {
  text: string;
}

/**
 * Why somebody should look at a page: nothing stands on it, it is dark, it lies on its side, its words can’t be read, lines run off its
 * edge, or its picture is too coarse.
 */
export type ScanDoubt = 'BLANK' | 'DARK' | 'TURNED' | 'UNREADABLE' | 'CUT' | 'COARSE';

/** What was read on a page that is a picture, line by line. */
export interface ScanPage {
  /** Counted from 1. */
  page: number;
  lines: ScanWord[][];
  doubt: ScanDoubt | null;
}

/** Words that follow each other in one of two files, or in both. */
export interface ComparedRun {
  kind: 'SAME' | 'REMOVED' | 'ADDED';
  /** Counted from 1. */
  page: number;
  text: string;
}

/** A page of two files as PNGs; null where one has no such page. */
export interface ComparedPicture {
  page: number;
  before: Uint8Array | null;
  after: Uint8Array | null;
  /** What went in red, what came in blue, the rest pale. */
  difference: Uint8Array;
}

/** What differs between two files. */
export interface PdfComparison {
  /** For each page whether it looks different. */
  pages: boolean[];
  /** What went and what came with a few words around them; empty where the words are the same. */
  words: ComparedRun[];
  /** Null where neither has the page that was asked for. */
  picture: ComparedPicture | null;
}

/** Why a file can't be used. */
export type PdfFault = 'ENCRYPTED' | 'BROKEN' | 'NO_PAGES' | 'TOO_MANY_PAGES' | 'TOO_MUCH';

export type PdfReply =
  | { kind: 'read'; facts: PdfFacts }
  | { kind: 'inspected'; hidden: PdfHidden[] }
  | { kind: 'filled'; pdf: Uint8Array; pageCount: number }
  | { kind: 'bound'; pdf: Uint8Array; pageCount: number }
  | ({ kind: 'pictured' } & MadePdf)
  | ({ kind: 'redacted' } & MadePdf)
  | ({ kind: 'reimaged' } & ReimagedPdf)
  | { kind: 'room'; box: PdfBox | null }
  | { kind: 'text'; pages: PdfPageText[] }
  | { kind: 'scanned'; pages: ScanPage[] }
  | ({ kind: 'compared' } & PdfComparison)
  | { kind: 'sketched'; pictures: Uint8Array[] }
  | { kind: 'sealed'; pdf: Uint8Array }
  | { kind: 'identified'; certificate: CertificateFacts | null }
  | { kind: 'verified'; seal: SealFacts }
  | { kind: 'refused'; fault: PdfFault; detail: string };
