import { flagReasons } from '../../documents/flag-values.ts';
import { z } from 'zod';
import { caseInput, evictionInput } from '../case-values.ts';
import { changedField } from '../changed-fields.ts';
import { companyStage, filedOrLater, firmStage } from '../case-stages.ts';
import { courtFactChanges, courtFacts, factReason, factSource } from '../../court-facts/court-fact-values.ts';
import { issue } from '../../sentences/fault.ts';
import { id } from '../../values/ids.ts';
import { line, oneLine, optionalAuditedReason, optionalLine } from '../../values/text.ts';
import { caseAction, type CaseRowDefinition } from './define-action.ts';
import { companyEditors, firmStaff } from '../../permissions/role-groups.ts';
import { office, version } from './shared.ts';

/** Most pictures of one document. */
export const MAX_JOINED = 30;

/** The eviction’s facts: the company’s while it holds the pen, the firm’s from then on. */
const evictionRows = [
  { row: '26', from: ['DRAFT'], to: 'same', course: 'aside' },
  {
    row: '26',
    from: ['PAYMENT_HOLD', 'RETURNED_TO_CLIENT'],
    to: 'same',
    roles: companyEditors,
    course: 'aside',
  },
  { row: '26', from: firmStage, to: 'same', roles: firmStaff, course: 'aside' },
] as const satisfies readonly CaseRowDefinition[];

/** Side actions: what is written into a case without moving it. */
export const editActions = {
  save: caseAction('save', {
    permission: 'case.save',
    noStep: true,
    call: {
      path: '/case/save/{id}',
      summary: 'Save the case; only the fields that are sent change',
      body: caseInput.omit({ clientId: true }).extend({
        version,
        /** Requests of the firm to which there is nothing to change: said to be answered. */
        answers: z.array(id).max(60).optional(),
      }),
      failure: 'Create Eviction Case Fail',
    },
    event: z.object({
      fields: z.array(z.string()),
      /** What a fact was and what it becomes. */
      changed: z.array(changedField).optional(),
      unchanged: z.int().optional(),
    }),
    group: 'edits',
    rows: [
      { row: '3', from: ['DRAFT'], to: 'same', course: 'aside' },
      {
        // Correcting the case is how a company answers.
        row: '3',
        from: ['RETURNED_TO_CLIENT'],
        to: 'same',
        roles: companyEditors,
        course: 'onward',
        when: ['requestsOpen'],
      },
      {
        row: '3',
        from: ['RETURNED_TO_CLIENT'],
        to: 'same',
        roles: companyEditors,
        course: 'aside',
        when: ['requestsAnswered'],
      },
      {
        row: '3',
        from: ['INTAKE', 'INITIAL_CHECK', 'RETURNED_TO_PROCESSOR'],
        to: 'same',
        roles: firmStaff,
        course: 'aside',
      },
    ],
  }),

  createEviction: caseAction('create-eviction', {
    permission: 'case.save',
    noStep: true,
    call: {
      path: '/case-eviction/create/{id}',
      summary:
        'Enter what the case is about: reasons, lease, ledger and notice; only the fields that are sent change',
      body: evictionInput.extend({ version }),
      failure: 'Create Eviction Case Fail',
    },
    event: z.object({ fields: z.array(z.string()) }),
    group: 'edits',
    rows: evictionRows,
  }),

  addEvictionDetails: caseAction('add-eviction-details', {
    permission: 'case.save',
    call: {
      path: '/case-eviction/add-details/{id}',
      summary: 'Confirm again whether someone still lives in the unit',
      body: z.object({
        version,
        occupied: z.boolean(issue('occupied_unsaid')),
        /** Whose word it is and how it came, where the firm writes it down for the company. */
        confirmedBy: optionalLine(200),
      }),
      failure: 'Create Eviction Case Fail',
    },
    event: z.object({
      fields: z.array(z.string()),
      occupied: z.boolean(),
      confirmedBy: z.string().optional(),
    }),
    group: 'edits',
    rows: [
      ...evictionRows,
      {
        // The court wants to know at the filing and before a writ that the unit is occupied, and it is the company that can look.
        row: '26',
        from: [
          'INTAKE',
          'INITIAL_CHECK',
          'REVIEW',
          'RETURNED_TO_PROCESSOR',
          'SENT_FOR_FILING',
          'JUDGMENT_RECORDED',
          'WRIT_IN_PROGRESS',
        ],
        to: 'same',
        roles: companyEditors,
        course: 'aside',
      },
    ],
  }),

  assign: caseAction('assign', {
    permission: 'case.review',
    call: {
      path: '/case/assign/{id}',
      summary: 'Assign the case to a processor, to an attorney, or to both',
      body: z.object({ version, assignedProcessorId: id.optional(), assignedLawyerId: id.optional() }),
    },
    event: z.object({ assignedProcessor: z.string().optional(), assignedLawyer: z.string().optional() }),
    group: 'moves',
    visibility: 'FIRM',
    bulk: true,
    rows: [{ row: '7b', from: firmStage, to: 'same', course: 'aside' }],
  }),

  addDocuments: caseAction('add-documents', {
    permission: 'document.upload',
    call: {
      path: '/case/add-documents/{id}',
      summary: 'Add uploaded files to a case',
      body: z.object({
        version,
        documents: z
          .array(
            z.object({
              path: oneLine(500).min(1),
              kind: line('documentKind', 60),
              title: oneLine(200).optional(),
              fileName: line('fileName'),
              /** Pictures that follow it, each on pages of its own: all of them become one PDF. */
              more: z
                .array(oneLine(500).min(1))
                .max(MAX_JOINED - 1, issue('pictures_at_most', { max: MAX_JOINED }))
                .optional(),
            }),
          )
          .min(1, issue('file_missing'))
          .max(20),
      }),
      failure: 'Add Case Documents Fail',
    },
    event: z.object({ documents: z.array(z.object({ kind: z.string(), fileName: z.string() })) }),
    group: 'papers',
    readers: 'documents',
    rows: [
      { row: '26', from: companyStage, to: 'same', roles: companyEditors, course: 'aside' },
      { row: '26', from: ['DRAFT', ...firmStage], to: 'same', roles: office, course: 'aside' },
    ],
  }),

  flagDocument: caseAction('flag-document', {
    permission: 'document.flag',
    // Its call names the document: `documents/flag/{id}`.
    call: null,
    event: z.strictObject({ documentId: id, title: z.string(), reason: z.enum(flagReasons) }),
    group: 'papers',
    readers: 'documents',
    rows: [{ row: '26', from: firmStage, to: 'same', course: 'aside' }],
  }),

  updateWorkflow: caseAction('update-workflow', {
    permission: 'case.update-workflow',
    call: {
      method: 'PUT',
      path: '/case/update-workflow/{id}',
      changes: ['case/{id}', 'workflow'],
      summary: 'Move the case to another workflow or version; it keeps every step that is done',
      body: z.object({
        version,
        workflowId: id,
        /** Why; once the packet is on its way to the court, it must be said. */
        reason: optionalAuditedReason(),
        /** Steps of the case for steps of the other version, by their ids, where neither id nor action finds them. */
        byHand: z.record(id, id).default({}),
      }),
      failure: 'Save workflow failed',
    },
    event: z.object({ workflow: z.string(), workflowVersion: z.int(), presentStep: z.number() }),
    group: 'edits',
    visibility: 'FIRM',
    rows: [
      {
        row: '26',
        from: ['DRAFT', 'PAYMENT_HOLD', 'INTAKE', 'INITIAL_CHECK', 'REVIEW', 'RETURNED_TO_CLIENT'],
        to: 'same',
        course: 'aside',
      },
      { row: '26', from: ['RETURNED_TO_PROCESSOR'], to: 'same', course: 'aside', when: ['fromIntakeSide'] },
      {
        row: '26',
        from: ['RETURNED_TO_PROCESSOR'],
        to: 'same',
        roles: ['firm_admin'],
        course: 'aside',
        when: ['fromFilingSide'],
      },
      {
        row: '26',
        from: ['SENT_FOR_FILING', ...filedOrLater],
        to: 'same',
        roles: ['firm_admin'],
        course: 'aside',
      },
    ],
  }),

  recordFact: caseAction('record-fact', {
    permission: 'case.record-fact',
    call: {
      path: '/case/deadlines/facts/{id}',
      summary:
        'Record days from the court papers or the lease that deadlines are calculated from; null withdraws one',
      body: z.strictObject({ version, facts: courtFactChanges, source: factSource, reason: factReason }),
      failure: 'Record Day Fail',
    },
    event: z.object({
      facts: z.array(
        z.object({ fact: z.enum(courtFacts), before: z.string().nullable(), value: z.string().nullable() }),
      ),
      source: z.string().optional(),
    }),
    group: 'court',
    // Sources and reasons are the firm’s own words.
    visibility: 'FIRM',
    // Days from the court papers that deadlines are calculated from; the case’s own facts decide which of them fits.
    rows: [{ row: '26', from: firmStage, to: 'same', course: 'aside' }],
  }),
};
