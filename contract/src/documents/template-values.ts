import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { calendarDay, courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { oneLine, optionalLine, changedLine, line } from '../values/text.ts';
import { conditionShape } from './conditions.ts';

/** What people create. LAYOUT: we set every word. FORM: fields of a PDF are filled. OVERLAY: words are laid over a flat PDF. */
const createdTypes = ['LAYOUT', 'FORM', 'OVERLAY'] as const;
export type CreatedType = (typeof createdTypes)[number];
/** SLOT: a form that a court demands and that the firm has to upload. */
export const templateTypes = [...createdTypes, 'SLOT'] as const;
export type TemplateType = (typeof templateTypes)[number];

/** When a case needs a document, in the order of a case. */
export const templateMoments = [
  'NOTICE',
  'CHECK',
  'FILING',
  'SERVICE',
  'DEFAULT',
  'HEARING',
  'JUDGMENT',
  'WRIT',
  'LOCKOUT',
  'CLOSE',
] as const;
export type TemplateMoment = (typeof templateMoments)[number];

/** How far a template reaches; the narrowest that fits a case is used. */
export const templateLevels = ['COURTHOUSE', 'COUNTY', 'STATE', 'ALL'] as const;
export type TemplateLevel = (typeof templateLevels)[number];

export const templateStatuses = ['DRAFT', 'PUBLISHED', 'RETIRED'] as const;
/** How sure a template is: seen at its source, from knowledge, unsure. */
export const confidences = ['S', 'K', 'U'] as const;

/** Our layouts, by the kind of document that each of them sets. */
export const layoutKinds = [
  'DISPOSSESSORY_AFFIDAVIT',
  'US_NOTICE',
  'US_MILITARY_AFFIDAVIT',
  'US_AFFIDAVIT_OF_DEFAULT',
  'GA_PAY_NOTICE',
  'GA_DEFAULT_REQUEST',
  'GA_WRIT_REQUEST',
  'GA_OFFICER_APPLICATION',
  'TX_PAY_NOTICE',
  'TX_VACATE_NOTICE',
  'TX_PETITION',
  'TX_DEFAULT_MOTION',
  'TX_WRIT_REQUEST',
  'TX_OFFICER_APPLICATION',
  'FL_PAY_NOTICE',
  'FL_CURE_NOTICE',
  'FL_VACATE_NOTICE',
  'FL_COMPLAINT',
  'FL_DEFAULT_MOTION',
  'FL_WRIT',
  'OH_LEAVE_NOTICE',
  'OH_COMPLAINT',
  'OH_WRIT_PRAECIPE',
  'AZ_PAY_NOTICE',
  'AZ_CURE_NOTICE',
  'AZ_COMPLAINT',
  'AZ_WRIT_REQUEST',
  'NV_COMPLAINT',
  'NV_SERVICE_PROOF',
  'NV_REMOVAL_REQUEST',
  'CA_PAY_NOTICE',
  'CA_CURE_NOTICE',
  'CA_TERMINATION_NOTICE',
  'CA_COMPLAINT',
  'CA_DEFAULT_REQUEST',
  'CA_WRIT_REQUEST',
  'NY_RENT_DEMAND',
  'NY_TERMINATION_NOTICE',
  'NY_PETITION',
  'NY_WARRANT_REQUEST',
  'NC_PAY_NOTICE',
  'NC_COMPLAINT',
  'NC_DEFAULT_REQUEST',
  'NC_WRIT_REQUEST',
  'SC_PAY_NOTICE',
  'SC_APPLICATION',
  'SC_RULE',
  'SC_DEFAULT_REQUEST',
  'SC_WRIT_REQUEST',
] as const;
export type LayoutKind = (typeof layoutKinds)[number];

/** A page of a template's PDF as a reader sees it, in points. */
export const templatePage = z.object({ width: z.number(), height: z.number() });
export type TemplatePage = z.output<typeof templatePage>;

export const fieldKinds = ['TEXT', 'CHECK', 'RADIO', 'CHOICE', 'SIGNATURE'] as const;
/** A field of an uploaded form; its place is counted from the top left of the page as a reader sees it. */
export const formField = z.object({
  name: z.string(),
  kind: z.enum(fieldKinds),
  page: z.int(),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** Of a radio button: the value that this place stands for. */
  option: z.string().nullable(),
  multiline: z.boolean(),
  /** How many boxes a text is spread over. */
  comb: z.int().nullable(),
});
export type FormField = z.output<typeof formField>;

export const templateVersion = z.object({
  number: z.int(),
  status: z.enum(['DRAFT', 'PUBLISHED']),
  fileName: z.string().nullable(),
  path: z.string().nullable(),
  sha256: z.string().nullable(),
  pageCount: z.int(),
  tagCount: z.int(),
  effectiveFrom: courtDate.nullable(),
  effectiveUntil: courtDate.nullable(),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
});

export const templateRow = z.object({
  id,
  /** Whose it is; null for one that comes with the product. */
  firm: namedRef.nullable(),
  kind: z.string(),
  name: z.string(),
  type: z.enum(templateTypes),
  /** The slot that a firm’s form fills; null for what is no court’s form. */
  slotId: id.nullable(),
  status: z.enum(templateStatuses),
  level: z.enum(templateLevels),
  stateId: id.nullable(),
  stateCode: z.string().nullable(),
  countyId: id.nullable(),
  countyName: z.string().nullable(),
  courthouseId: id.nullable(),
  courthouseName: z.string().nullable(),
  moment: z.enum(templateMoments),
  /** Nothing of this kind is used here: what a wider place has does not reach it. */
  notHere: z.boolean(),
  formNumber: z.string().nullable(),
  revision: z.string().nullable(),
  source: z.string().nullable(),
  confidence: z.enum(confidences),
  /** The latest published version; 0 while none is. */
  publishedVersion: z.int(),
  hasDraft: z.boolean(),
  /** A lawyer admitted in the state read it; null while nobody has. */
  reviewedAt: instant.nullable(),
  reviewedBy: z.string().nullable(),
  /** Nobody has reviewed it within a year. */
  reviewDue: z.boolean(),
  updatedAt: instant,
  version: z.int(),
});
export type TemplateRow = z.output<typeof templateRow>;

const length = z.number().min(0).max(20_000);
/** A place in one of 13,000 points: no sheet is larger. */
const place = { page: z.int().min(1).max(500), x: length, y: length, width: length, height: length };

/** How a tag's value is set. */
export const tagTypes = [
  'TEXT',
  'LINES',
  'NUMBER',
  'MONEY',
  'DATE',
  'CHECK',
  'RADIO',
  'COMB',
  'SIGNATURE',
  'INITIALS',
  'NOTARY',
] as const;
export type TagType = (typeof tagTypes)[number];

export const tagFormats = [
  'PLAIN',
  'UPPER',
  'TITLE',
  'LONG_DATE',
  'SHORT_DATE',
  'MONTH',
  'DAY',
  'ORDINAL_DAY',
  'YEAR',
  'DOLLARS',
  'DOLLARS_BARE',
  'LAST_4',
] as const;
export type TagFormat = (typeof tagFormats)[number];

/** The family of a tag's words: SERIF as our own documents have it, SANS and MONO as most forms of courts do. */
export const tagFaces = ['SERIF', 'SANS', 'MONO'] as const;
export type TagFace = (typeof tagFaces)[number];

export const tagInput = z.object({
  /** Absent for a new one. */
  id: id.optional(),
  ...place,
  type: z.enum(tagTypes),
  /** The fact that is set, as `tag-fields` has it; null where `text` stands. */
  path: optionalLine(80),
  /** Words that are the same in every case. */
  text: optionalLine(500),
  /** The field of the form that is filled; null where words are laid over the page. */
  fieldName: optionalLine(400),
  /** Of a radio button: which of its places is marked. */
  option: optionalLine(200),
  format: z.enum(tagFormats).default('PLAIN'),
  required: z.boolean().default(false),
  /** When the tag is set; null for always. */
  condition: conditionShape.nullish().transform((value) => value ?? null),
  fontSize: z.number().min(4).max(72).default(11),
  /** How small the words may become before they go to an addendum. */
  minFontSize: z.number().min(4).max(72).default(8),
  align: z.enum(['LEFT', 'CENTER', 'RIGHT']).default('LEFT'),
  face: z.enum(tagFaces).default('SERIF'),
  /** Points from one line to the next, for words on ruled lines; null for as close as the face is made for. */
  lineSpacing: z.number().min(4).max(144).nullable().default(null),
});
export type TagInput = z.output<typeof tagInput>;

const keptText = z.string().nullable();
/** A tag as it is kept and answered: nothing is left to be tidied. */
export const documentTag = tagInput.extend({
  id,
  path: keptText,
  text: keptText,
  fieldName: keptText,
  option: keptText,
  condition: conditionShape.nullable(),
});
export type DocumentTag = z.output<typeof documentTag>;

export const templateDetails = templateRow.extend({
  /** The version shown: the draft where there is one, else what was published last. */
  number: z.int(),
  pages: z.array(templatePage),
  fields: z.array(formField),
  tags: z.array(documentTag),
  /** When a case needs it; null for always. */
  condition: conditionShape.nullable(),
  layout: z.enum(layoutKinds).nullable(),
  path: z.string().nullable(),
  /** What was left out of the PDF when it was read: scripts, XFA, actions. */
  dropped: z.array(z.string()),
  versions: z.array(templateVersion),
  can: z.object({ update: z.boolean(), delete: z.boolean(), review: z.boolean() }),
});
export type TemplateDetails = z.output<typeof templateDetails>;

const about = {
  stateId: id.nullish(),
  countyId: id.nullish(),
  courthouseId: id.nullish(),
  moment: z.enum(templateMoments),
  notHere: z.boolean(),
  formNumber: optionalLine(60),
  revision: optionalLine(60),
  source: optionalLine(500),
  confidence: z.enum(confidences),
  condition: conditionShape.nullable(),
  effectiveFrom: calendarDay.nullable(),
  effectiveUntil: calendarDay.nullable(),
  /** An upload: the PDF. */
  path: oneLine(800),
};

export const newTemplate = z.object({
  ...about,
  name: line('name', 120),
  /** What kind of document it is; made from its name when absent. */
  kind: z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{1,59}$/)
    .optional(),
  type: z.enum(createdTypes),
  /** Which slot the form is for: its kind follows from that, and where nothing else is said, its place and its number. */
  slotId: id.nullish(),
  layout: z.enum(layoutKinds).optional(),
  notHere: about.notHere.default(false),
  confidence: about.confidence.default('U'),
  condition: about.condition.default(null),
  effectiveFrom: about.effectiveFrom.default(null),
  effectiveUntil: about.effectiveUntil.default(null),
  path: about.path.nullish().transform((value) => value || null),
});

/** What is absent stays as it is. */
export const templateChanges = z.object({
  ...about,
  formNumber: changedLine(60),
  revision: changedLine(60),
  source: changedLine(500),
  name: line('name', 120).optional(),
  moment: about.moment.optional(),
  notHere: about.notHere.optional(),
  confidence: about.confidence.optional(),
  condition: about.condition.optional(),
  effectiveFrom: about.effectiveFrom.optional(),
  effectiveUntil: about.effectiveUntil.optional(),
  path: about.path.optional(),
  /** The version that the caller saw; a stale one is answered 409. */
  version: z.int().optional(),
});
