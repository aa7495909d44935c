import { z } from 'zod';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { documentFlag } from './flag-values.ts';
import { changedValue, keptDocument } from './printed-values.ts';

/**
 * Why a document was made: the case came to its moment, a step of the workflow asked for it, somebody had it made, or somebody had
 * those of many cases made.
 */
export const paperCauses = ['MOMENT', 'STEP', 'REQUEST', 'BULK'] as const;
export type PaperCause = (typeof paperCauses)[number];

/** A document of a case as it was made once; a newer one takes its place. */
export const paperVersion = z.object({
  documentId: id,
  /** Counted from 1, the oldest. */
  number: z.int(),
  status: z.enum(['QUEUED', 'GENERATING', 'READY', 'FAILED']),
  madeAt: instant,
  /** Who had it made; null where the case’s own course did, and for what was made before this was kept. */
  madeBy: z.string().nullable(),
  /** Null for what was made before this was kept. */
  cause: z.enum(paperCauses).nullable(),
  templateVersion: z.int().nullable(),
  /** Its file is there, so that it can be compared. */
  hasFile: z.boolean(),
  pageCount: z.int().nullable(),
  /** Of its file, in hex; null until it is known. */
  sha256: z.string().nullable(),
  /** Facts that the version before printed differently. */
  changed: z.array(changedValue),
  /** Flags of the version before that this one ended. */
  flags: z.array(documentFlag.pick({ id: true, reason: true, comment: true })),
  kept: keptDocument.nullable(),
});
export type PaperVersion = z.output<typeof paperVersion>;

/** Words that follow each other in one of two files, or in both. */
export const comparedRun = z.object({
  kind: z.enum(['SAME', 'REMOVED', 'ADDED']),
  page: z.int(),
  text: z.string(),
});

const png = z.string();
/** What differs between two files. */
export const comparison = z.object({
  /** For each page whether it looks different. */
  pages: z.array(z.boolean()),
  /** What went and what came with a few words around them; empty where the words are the same. */
  words: z.array(comparedRun),
  /** A page of both as PNGs in base64; null where a file has no such page. */
  picture: z
    .object({
      page: z.int(),
      before: png.nullable(),
      after: png.nullable(),
      /** What went in red, what came in blue, the rest pale. */
      difference: png,
    })
    .nullable(),
});
export type Comparison = z.output<typeof comparison>;

/** What can differ between two versions of a template, next to its tags and its file. */
const versionParts = ['FILE', 'CONDITION', 'EFFECTIVE_FROM', 'EFFECTIVE_UNTIL'] as const;

/** What of a tag can differ. */
const tagParts = ['FACT', 'PLACE', 'CONDITION', 'FIELD', 'LOOK', 'RULES'] as const;

/** A tag that only one of two versions has, or that differs in them. */
export const comparedTag = z.object({
  kind: z.enum(['REMOVED', 'ADDED', 'CHANGED']),
  tagId: id,
  page: z.int(),
  path: z.string().nullable(),
  text: z.string().nullable(),
  /** Of one that is in both: what differs. */
  parts: z.array(z.enum(tagParts)),
});
export type ComparedTag = z.output<typeof comparedTag>;
export type TagPart = ComparedTag['parts'][number];

export const comparedVersions = z.object({
  before: z.int(),
  after: z.int(),
  parts: z.array(z.enum(versionParts)),
  tags: z.array(comparedTag),
  /** Of their files; null where one has none. */
  comparison: comparison.nullable(),
});
export type ComparedVersions = z.output<typeof comparedVersions>;
