import { z } from 'zod';
import { factScreens } from '../documents/tag-fields.ts';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';

/** What a packet is put together for. */
export const packetPurposes = ['FILING', 'SERVICE', 'WRIT'] as const;
export type PacketPurpose = (typeof packetPurposes)[number];

/** Why a part of a packet can’t be frozen; `READY` where it can. */
export const packetPartStates = [
  'READY',
  'MISSING',
  'UNDERWAY',
  'FAILED',
  /** Facts that it prints have changed, and nobody keeps it as it is. */
  'STALE',
  'FLAGGED',
  /** The version before was redacted, and nobody has said what goes in black in this one. */
  'UNREDACTED',
  /** Only PDFs are bound into a packet. */
  'NOT_PDF',
] as const;
export type PacketPartState = (typeof packetPartStates)[number];

/** How a court wants exhibits marked. */
export const exhibitRule = z.object({
  /** As the court calls one, such as `Exhibit {mark}`. */
  label: z.string(),
  marks: z.enum(['LETTERS', 'NUMBERS']),
  /** On the first page of the exhibit where it has room, or always on a sheet before it. */
  place: z.enum(['STAMP', 'SHEET']),
  /** Kinds of documents that are exhibits. */
  kinds: z.array(z.string()),
  source: z.string().nullable(),
  confidence: z.enum(['S', 'K', 'U']),
});
export type ExhibitRule = z.output<typeof exhibitRule>;

/** Which documents a court wants as files of their own, next to the file with all others. */
export const ownFileRule = z.object({
  kinds: z.array(z.string()),
  source: z.string().nullable(),
  confidence: z.enum(['S', 'K', 'U']),
});
export type OwnFileRule = z.output<typeof ownFileRule>;

/** That a court asks for PDF/A, which archives keep: here level 2b, which says how a page looks. */
export const pdfARule = z.object({ source: z.string().nullable(), confidence: z.enum(['S', 'K', 'U']) });
export type PdfARule = z.output<typeof pdfARule>;

/** A document of a case as a packet may have it. */
const packetDocument = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  fileName: z.string(),
  pageCount: z.int().nullable(),
  sizeBytes: z.number().nullable(),
});

/** One thing that a packet must or may have, in its order. */
export const packetPart = z.object({
  key: z.string(),
  kind: z.string(),
  /** In the words of whoever asks for it; null where the kind has words of its own. */
  name: z.string().nullable(),
  /** What asks for it; null for what somebody adds. */
  why: z.enum(['REASON', 'PLACE', 'STEP']).nullable(),
  state: z.enum(packetPartStates),
  document: packetDocument.nullable(),
  /** The template that it is made from, where we make it. */
  templateId: id.nullable(),
  /** Facts that it waits for, and where each is entered. */
  missing: z.array(z.object({ path: z.string(), screen: z.enum(factScreens) })),
  /** How many copies the court wants on paper. */
  copies: z.int(),
});
export type PacketPart = z.output<typeof packetPart>;

export const packetStatuses = ['QUEUED', 'ASSEMBLING', 'READY', 'FAILED'] as const;
export type PacketStatus = (typeof packetStatuses)[number];

/** Why a packet was not made. */
export const packetFailures = [
  'DOCUMENT_GONE',
  'DOCUMENT_CHANGED',
  'DOCUMENT_UNREADABLE',
  'PAGE_TOO_LARGE',
  /** Its files together are larger than the court takes at once. */
  'ENVELOPE_TOO_LARGE',
  'UNPRINTABLE',
  'OTHER',
] as const;
const failure = z.object({
  code: z.enum(packetFailures),
  /** The document that it is about. */
  title: z.string().nullable(),
});
export type PacketFailure = z.output<typeof failure>;

/** A document as a packet has it for good. */
export const frozenDocument = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  copies: z.int(),
  /** Of its bytes as they went in; null until the packet is put together. */
  sha256: z.string().nullable(),
  pages: z.int().nullable(),
  /** The file with the signatures on it went in. */
  isSigned: z.boolean().default(false),
  /** How fine its pictures went in, where the packet was too large for a file of the court; null for as fine as they are printed. */
  dpi: z.int().nullable().default(null),
  /** Its redacted version went in. */
  isRedacted: z.boolean().default(false),
  /** As which exhibit it went in; null where it is none. */
  exhibit: z.string().nullable().default(null),
  /** Its first page had no room for the mark, or the court wants a sheet: one goes before it. */
  hasSheet: z.boolean().default(false),
  /** It is a file of its own, and not bound with the others. */
  isOwnFile: z.boolean().default(false),
  /** The court asks for PDF/A, and its file is none: each page went in as a picture of itself, with its words beneath. */
  isReimaged: z.boolean().default(false),
});

/** One file of a packet. The first is the lead document of a filing; the others are attached to it, in their order. */
export const packetFile = z.object({
  path: z.string(),
  fileName: z.string(),
  /** What it is called where it is uploaded; null for the file that all others are attached to. */
  title: z.string().nullable().default(null),
  sizeBytes: z.int(),
  pages: z.int(),
  sha256: z.string(),
  /** It carries the firm’s seal, so that a changed copy shows. */
  isSealed: z.boolean().default(false),
});
export type PacketFile = z.output<typeof packetFile>;

/** Documents of a case, put together once and never changed. */
export const packet = z.object({
  id,
  purpose: z.enum(packetPurposes),
  /** Counts the packets of a case for one purpose. */
  number: z.int(),
  status: z.enum(packetStatuses),
  failure: failure.nullable(),
  documents: z.array(frozenDocument),
  files: z.array(packetFile),
  /** Over the documents and their order: two packets of the same documents have the same. */
  contentHash: z.string(),
  frozenBy: z.string(),
  frozenAt: instant,
  /** A later one takes its place. */
  isSuperseded: z.boolean(),
  /** Titles of documents that were replaced, taken off or have changed facts since. */
  outdated: z.array(z.string()),
});
export type Packet = z.output<typeof packet>;
