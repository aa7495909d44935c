import { z } from 'zod';
import { caseStatuses } from '../cases/case-status.ts';
import { deadlineEvents, ruleId } from '../deadlines/deadline-values.ts';
import { packTerms } from './pack-terms.ts';
import { evictionReasonCodes } from '../eviction-reasons/eviction-reason-codes.ts';
import { noticeTypes } from '../notices/notice-types.ts';
import { route } from '../route.ts';
import { deadlineRule, lawFigure, noticeRule, paymentRule, serviceRule } from './rule-rows.ts';
import { stateCode } from '../values/address.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { listQuery, listReply } from '../values/paging.ts';
import { changedText, line, optionalAuditedReason, optionalText, paragraphs } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';

/** What a row of a pack is: a deadline, what a notice must be, a number that sets no day, what may be done with money, or how the court’s papers are served. */
export const rowKinds = ['DEADLINE', 'NOTICE', 'FIGURE', 'PAYMENT', 'SERVICE'] as const;
export type RowKind = (typeof rowKinds)[number];

/** One row of a pack, with what it is. */
export const lawRow = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('DEADLINE'), row: deadlineRule }),
    z.object({ kind: z.literal('NOTICE'), row: noticeRule }),
    z.object({ kind: z.literal('FIGURE'), row: lawFigure }),
    z.object({ kind: z.literal('PAYMENT'), row: paymentRule }),
    z.object({ kind: z.literal('SERVICE'), row: serviceRule }),
  ],
  issue('one_of', { choices: ['DEADLINE', 'NOTICE', 'FIGURE', 'PAYMENT', 'SERVICE'] }),
);
export type LawRow = z.output<typeof lawRow>;

export const ruleVerdicts = ['VERIFIED', 'WRONG', 'WITHDRAWN'] as const;
export type RuleVerdict = (typeof ruleVerdicts)[number];

/** What a lawyer said last of a row as it reads. */
export const rowVerdict = z.object({
  verdict: z.enum(['VERIFIED', 'WRONG']),
  by: z.string(),
  firm: z.string(),
  barNumber: z.string().nullable(),
  at: instant,
  reason: z.string().nullable(),
  /** The reader said it themselves, and may withdraw it. */
  isOwn: z.boolean(),
});
export type RowVerdict = z.output<typeof rowVerdict>;

/** A row with what lawyers say of it. `hash` names it as it reads: a row that changes has another one. */
export const packRow = z.intersection(lawRow, z.object({ hash: z.string(), verdict: rowVerdict.nullable() }));
export type PackRow = z.output<typeof packRow>;

const packStatuses = ['DRAFT', 'PUBLISHED', 'SUPERSEDED'] as const;
/** A version such as 2026.2. */
export const packVersion = z.string().regex(/^\d{4}\.\d{1,4}$/, issue('pack_version'));

/** A count of many cases: how far it is, and of those alone that the reader sees. */
export const ruleCount = z.object({
  /** The version with which dates are counted. */
  version: z.string(),
  total: z.int(),
  done: z.int(),
  /** Dates that moved so far. */
  moved: z.int(),
  startedAt: instant,
  endedAt: instant.nullable(),
});
export type RuleCount = z.output<typeof ruleCount>;

const rowCounts = z.object({
  total: z.int(),
  deadlines: z.int(),
  S: z.int(),
  K: z.int(),
  U: z.int(),
  verified: z.int(),
  wrong: z.int(),
});

/** A state's rules in the list of all. */
export const packSummary = z.object({
  state: z.string(),
  name: z.string(),
  /** Null while a first draft is made. */
  version: z.string().nullable(),
  publishedAt: instant.nullable(),
  publishedBy: z.string().nullable(),
  draftVersion: z.string().nullable(),
  counts: rowCounts,
  openProposals: z.int(),
  /** Null while no count runs. */
  count: ruleCount.nullable(),
});
export type PackSummary = z.output<typeof packSummary>;

const usualNotice = z.partialRecord(z.enum(evictionReasonCodes), z.enum(noticeTypes));

/** One version of a state's rules, row by row. */
export const packDetails = z.object({
  state: z.string(),
  name: z.string(),
  version: z.string(),
  status: z.enum(packStatuses),
  note: z.string(),
  createdBy: z.string(),
  createdAt: instant,
  publishedBy: z.string().nullable(),
  publishedAt: instant.nullable(),
  /** The version that this one changes. */
  basedOn: z.string().nullable(),
  /** Of a draft’s text: each change raises it, and writes carry it. */
  lockVersion: z.int(),
  terms: packTerms.nullable(),
  usualNotice,
  rows: z.array(packRow),
  counts: rowCounts,
  draftVersion: z.string().nullable(),
  can: z.object({
    draft: z.boolean(),
    publish: z.boolean(),
    propose: z.boolean(),
    /** The reader is a lawyer admitted here. */
    verify: z.boolean(),
    /** Reads what firms asked for: their own, or everybody's. */
    proposals: z.boolean(),
  }),
});
export type PackDetails = z.output<typeof packDetails>;

/** A field that reads otherwise in the later of two versions; absent reads as null. */
export const fieldChange = z.object({ field: z.string(), was: z.unknown(), becomes: z.unknown() });
export type FieldChange = z.output<typeof fieldChange>;

/** Two versions of a state's rules, row by row. */
export const packDiff = z.object({
  from: z.string(),
  to: z.string(),
  added: z.array(lawRow),
  removed: z.array(lawRow),
  changed: z.array(
    z.object({ kind: z.enum(rowKinds), id: z.string(), label: z.string(), fields: z.array(fieldChange) }),
  ),
  /** Name, terms and usual notices. */
  head: z.array(fieldChange),
});
export type PackDiff = z.output<typeof packDiff>;

/** A date that another law moves; null where one of them sets no day. */
export const dateMove = z.object({
  event: z.enum(deadlineEvents),
  was: courtDate.nullable(),
  becomes: courtDate.nullable(),
});
export type DateMove = z.output<typeof dateMove>;

/** A case with the dates that a draft would move. */
export const movedCaseRow = z.object({
  caseId: id,
  title: z.string(),
  caseNumber: z.string().nullable(),
  caseDraftNumber: z.string(),
  status: z.enum(caseStatuses),
  moves: z.array(dateMove),
});
export type MovedCaseRow = z.output<typeof movedCaseRow>;

const area = 'case-service';
const params = z.object({ state: stateCode });
const edit = { area, permission: 'rule-pack.update', params } as const;
const version = z.int(issue('draft_version'));
const rowParams = params.extend({ ruleId });

export const rulePacks = {
  list: route({
    method: 'GET',
    area,
    path: '/rule-pack/list',
    reads: ['rule-pack', 'law'],
    permission: 'rule-pack.read',
    summary: 'List the rules of every state, how certain they are, and what is being changed',
    reply: z.object({ packs: z.array(packSummary), canDraft: z.boolean() }),
    failure: 'Get Rule Packs Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/rule-pack/{state}',
    reads: ['rule-pack/{state}', 'law'],
    permission: 'rule-pack.read',
    summary: 'Retrieve one version of a state’s rules, each row with who checked it',
    params,
    query: z.object({
      version: z.union([z.literal('published'), z.literal('draft'), packVersion]).default('published'),
    }),
    reply: packDetails,
    failure: 'Get Rule Pack Fail',
  }),
  versions: route({
    method: 'GET',
    area,
    path: '/rule-pack/{state}/versions',
    reads: ['rule-pack/{state}'],
    permission: 'rule-pack.read',
    summary: 'List the versions of a state’s rules, the latest first, each with what it changed',
    params,
    reply: z.object({
      versions: z.array(
        packDetails.pick({
          version: true,
          status: true,
          note: true,
          createdBy: true,
          createdAt: true,
          publishedBy: true,
          publishedAt: true,
          basedOn: true,
        }),
      ),
    }),
    failure: 'Get Rule Pack Versions Fail',
  }),
  diff: route({
    method: 'GET',
    area,
    path: '/rule-pack/{state}/diff',
    reads: ['rule-pack/{state}'],
    permission: 'rule-pack.read',
    summary: 'Compare two versions of a state’s rules, row by row',
    params,
    query: z.object({ from: packVersion, to: packVersion }),
    reply: packDiff,
    failure: 'Compare Rule Packs Fail',
  }),
  startDraft: route({
    method: 'POST',
    area,
    path: '/rule-pack/{state}/draft',
    changes: ['rule-pack/{state}'],
    permission: 'rule-pack.create',
    summary: 'Start the next version as a copy of the version in force',
    params,
    body: z.object({ note: optionalText(1_000) }),
    reply: packDetails,
    status: 201,
    failure: 'Start Rule Draft Fail',
  }),
  discardDraft: route({
    ...edit,
    method: 'DELETE',
    path: '/rule-pack/{state}/draft',
    changes: ['rule-pack/{state}'],
    summary: 'Discard the draft; the published version stays in force',
    query: z.object({ version: z.coerce.number<number | string>().pipe(version) }),
    reply: z.object({ discarded: z.string() }),
    failure: 'Discard Rule Draft Fail',
  }),
  changeHead: route({
    ...edit,
    method: 'PUT',
    path: '/rule-pack/{state}/draft/head',
    changes: ['rule-pack/{state}'],
    summary: 'Update a draft’s name, note, terms and usual notices',
    body: z.object({
      version,
      name: line('packName', 120).optional(),
      note: changedText(1_000),
      terms: packTerms.nullish(),
      usualNotice: usualNotice.optional(),
    }),
    reply: packDetails,
    failure: 'Save Rule Draft Fail',
  }),
  addRow: route({
    ...edit,
    method: 'POST',
    path: '/rule-pack/{state}/draft/row',
    changes: ['rule-pack/{state}'],
    summary: 'Add a row to the draft',
    body: z.intersection(lawRow, z.object({ version })),
    reply: packDetails,
    status: 201,
    failure: 'Add Rule Fail',
  }),
  changeRow: route({
    ...edit,
    method: 'PUT',
    path: '/rule-pack/{state}/draft/row/{ruleId}',
    changes: ['rule-pack/{state}'],
    params: rowParams,
    summary: 'Replace a row of the draft; its id and its kind stay',
    body: z.intersection(lawRow, z.object({ version })),
    reply: packDetails,
    failure: 'Save Rule Fail',
  }),
  removeRow: route({
    ...edit,
    method: 'DELETE',
    path: '/rule-pack/{state}/draft/row/{ruleId}',
    changes: ['rule-pack/{state}'],
    params: rowParams,
    query: z.object({ version: z.coerce.number<number | string>().pipe(version) }),
    summary: 'Remove a row from the draft',
    reply: packDetails,
    failure: 'Remove Rule Fail',
  }),
  startImpact: route({
    method: 'POST',
    area,
    path: '/rule-pack/{state}/draft/impact',
    changes: ['rule-pack/{state}'],
    permission: 'rule-pack.publish',
    summary: 'Calculate which deadlines of open cases the draft would change; none of them changes',
    params,
    body: z.object({ version }),
    reply: ruleCount,
    status: 202,
    failure: 'Count Rule Impact Fail',
  }),
  impact: route({
    method: 'GET',
    area,
    path: '/rule-pack/{state}/draft/impact',
    reads: ['rule-pack/{state}'],
    permission: 'rule-pack.read',
    summary: 'Retrieve how many of the caller’s open cases have deadlines that the draft changes, and which',
    params,
    query: listQuery({}),
    reply: listReply('cases', movedCaseRow, {
      /** Null where nobody counted yet. */
      count: ruleCount.nullable(),
      /** The count is of the draft as it reads now. */
      isCurrent: z.boolean(),
      dates: z.int(),
    }),
    refusals: ['rule_pack_no_draft'],
    failure: 'Get Rule Impact Fail',
  }),
  publish: route({
    method: 'POST',
    area,
    path: '/rule-pack/{state}/draft/publish',
    changes: ['rule-pack/{state}', 'law'],
    permission: 'rule-pack.publish',
    summary: 'Publish the draft; deadlines of open cases are recalculated',
    params,
    body: z.object({ version, note: paragraphs('packNote', 1_000) }),
    reply: packDetails,
    failure: 'Publish Rule Pack Fail',
  }),
  recalculation: route({
    method: 'GET',
    area,
    path: '/rule-pack/{state}/recalculation',
    reads: ['law'],
    permission: 'rule-pack.read',
    summary: 'Retrieve how far the recalculation of open cases with the version in force has come',
    params,
    reply: z.object({ count: ruleCount.nullable() }),
    failure: 'Get Recalculation Fail',
  }),
  say: route({
    method: 'POST',
    area,
    path: '/rule-pack/{state}/verdict',
    changes: ['rule-pack/{state}', 'law'],
    permission: 'rule-pack.verify',
    summary: 'Verify or dispute a row, or withdraw the statement, as a lawyer admitted in the state',
    params,
    body: z
      .object({
        ruleId,
        /** Of the row as it was read. */
        hash: z.string().regex(/^[0-9a-f]{64}$/, issue('row_hash')),
        verdict: z.enum(ruleVerdicts),
        reason: optionalAuditedReason(),
        /** The case from whose page it is said. */
        caseId: id.nullish(),
      })
      .refine(({ verdict, reason }) => verdict !== 'WRONG' || reason, {
        path: ['reason'],
        message: issue('verdict_reason'),
      }),
    reply: packRow,
    refusals: ['lawyer_bar_state'],
    failure: 'Save Verdict Fail',
  }),
};
