import { z } from 'zod';
import { namedRef } from '../cases/case-values.ts';
import { evictionReasonCodes } from '../eviction-reasons/eviction-reason-codes.ts';
import { type Role, roles } from '../permissions/roles.ts';
import { bulkResults, bulkRows } from '../values/bulk.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { stateCode } from '../values/address.ts';
import { instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { line } from '../values/text.ts';
import { criterion, criterionInput, criterionKeys, criterionKinds } from './criteria.ts';

export const specialApprovalStatuses = ['active', 'inactive'] as const;
/** Whether every criterion must hold, or one is enough. */
export const matchings = ['ALL', 'ANY'] as const;
/** Who of the approvers must agree: one, each, each in their order, or as many as the rule says. */
export const answerModes = ['ANY', 'ALL', 'ORDER', 'COUNT'] as const;
export type AnswerMode = (typeof answerModes)[number];
/** What an unknown fact means: it asks for the approval, or the criterion doesn’t hold. */
export const unknownMeanings = ['ASK', 'PASS'] as const;
/** The roles that may decide where a rule names them. */
export const approverRoles = [
  'crm_user',
  'firm_admin',
  'lawyer',
  'client_owner',
  'client_manager',
] as const satisfies readonly Role[];
export type ApproverRole = (typeof approverRoles)[number];

/** A person, or anybody with a role. */
const approverInput = z.union([
  z.strictObject({ userId: id }),
  z.strictObject({ role: z.enum(approverRoles) }),
]);
export type ApproverInput = z.output<typeof approverInput>;

const approver = z.object({
  userId: id.nullable(),
  role: z.enum(approverRoles).nullable(),
  /** Of the person. */
  name: z.string().nullable(),
  /** Somebody could answer now. */
  isActive: z.boolean(),
});

/** Where a rule holds; an empty list means everywhere. */
const place = {
  clientIds: z.array(id).max(200).default([]),
  countyIds: z.array(id).max(500).default([]),
  stateCodes: z.array(stateCode).max(60).default([]),
  propertyIds: z.array(id).max(500).default([]),
};

const fields = {
  name: line('name', 120),
  ...place,
  /** An empty list means every reason. */
  reasons: z.array(z.enum(evictionReasonCodes)).max(evictionReasonCodes.length).default([]),
  criteria: z
    .array(criterionInput)
    .min(1, issue('required'))
    .max(criterionKeys.length * 2),
  matching: z.enum(matchings).default('ALL'),
  approvers: z.array(approverInput).min(1, issue('required')).max(20),
  answerMode: z.enum(answerModes).default('ANY'),
  /** With the mode `COUNT`: how many people must agree. */
  answerCount: z.int().min(1).max(20).nullish(),
  answerHours: z.int().min(1).max(720).default(48),
  /** How many days an approval holds; null as long as the facts stay. */
  validDays: z.int().min(1).max(365).nullish(),
  unknownMeans: z.enum(unknownMeanings).default('ASK'),
  active: z.boolean().default(true),
};

const isCounted = {
  isWhole: ({
    answerMode,
    answerCount,
  }: {
    answerMode: AnswerMode;
    answerCount?: number | null | undefined;
  }) => answerMode !== 'COUNT' || (answerCount ?? null) !== null,
  otherwise: { path: ['answerCount'], message: issue('required') },
};

export const newSpecialApproval = z
  .object({
    ...fields,
    /** Only from those who work for no firm: whose rule it is. */
    firmId: id.optional(),
  })
  .refine(isCounted.isWhole, isCounted.otherwise);
export type NewSpecialApproval = z.output<typeof newSpecialApproval>;

/** The whole rule as it is from now on. */
export const specialApprovalInput = z.object(fields).refine(isCounted.isWhole, isCounted.otherwise);
export type SpecialApprovalInput = z.output<typeof specialApprovalInput>;

/** A firm’s rule: cases that match it wait for somebody’s approval before a lawyer’s. */
export const specialApproval = z.object({
  id,
  firm: namedRef,
  name: z.string(),
  status: z.enum(specialApprovalStatuses),
  clients: z.array(namedRef),
  counties: z.array(namedRef),
  stateCodes: z.array(z.string()),
  properties: z.array(namedRef),
  reasons: z.array(z.enum(evictionReasonCodes)),
  criteria: z.array(criterion.extend({ courthouses: z.array(namedRef) })),
  matching: z.enum(matchings),
  approvers: z.array(approver),
  answerMode: z.enum(answerModes),
  answerCount: z.int().nullable(),
  answerHours: z.int(),
  validDays: z.int().nullable(),
  unknownMeans: z.enum(unknownMeanings),
  /** False where none of its approvers is active: its cases would wait for nobody. */
  hasActiveApprovers: z.boolean(),
  updatedAt: instant,
  version: z.int(),
  /** What the caller may do with it. */
  can: z.object({ update: z.boolean(), delete: z.boolean() }),
});
export type SpecialApproval = z.output<typeof specialApproval>;

/** What a rule would ask for today, if it were there. */
export const rehearsedApproval = z.object({
  /** Open cases between their submission and a lawyer’s approval. */
  looked: z.int(),
  asked: z.int(),
  /** Those that it would ask about; the first of them. */
  cases: z.array(z.object({ id, title: z.string(), number: z.string(), companyName: z.string().nullable() })),
});
export type RehearsedApproval = z.output<typeof rehearsedApproval>;

const ofFirm = { firmId: idFilter };
const listFilters = listQuery({
  ...ofFirm,
  search,
  clientId: idFilter,
  status: choices(specialApprovalStatuses),
  sort: sort(['name', 'updatedAt'], 'name'),
});
export type SpecialApprovalListQuery = z.output<typeof listFilters>;

const area = 'case-service';

export const specialApprovals = {
  list: route({
    method: 'GET',
    area,
    path: '/special-approvals/list',
    reads: ['special-approval'],
    permission: 'special-approval.read',
    summary: 'List a firm’s rules for special approvals; a company reads those that name it',
    query: listFilters,
    reply: listReply('specialApprovals', specialApproval),
    failure: 'Get Special Approvals Fail',
  }),
  details: route({
    method: 'GET',
    area,
    path: '/special-approvals/details/{id}',
    reads: ['special-approval/{id}'],
    permission: 'special-approval.read',
    summary: 'Retrieve a rule for special approvals',
    params: idParams,
    reply: specialApproval,
    failure: 'Get Special Approval Fail',
  }),
  criteria: route({
    method: 'GET',
    area,
    path: '/special-approvals/criteria',
    reads: ['user'],
    permission: 'special-approval.read',
    summary: 'List what a rule can ask about a case, and who can be its approvers',
    query: z.object(ofFirm),
    reply: z.object({
      criteria: z.array(z.object({ key: z.enum(criterionKeys), kind: z.enum(criterionKinds) })),
      approvers: z.array(z.object({ userId: id, name: z.string(), roles: z.array(z.enum(roles)) })),
    }),
    failure: 'Get Special Approval Criteria Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/special-approvals/create',
    changes: ['special-approval', 'case'],
    permission: 'special-approval.create',
    summary: 'Create a rule for special approvals',
    body: newSpecialApproval,
    reply: specialApproval,
    status: 201,
    failure: 'Create Special Approval Fail',
  }),
  rehearse: route({
    method: 'POST',
    area,
    path: '/special-approvals/rehearse',
    changes: [],
    permission: 'special-approval.create',
    summary: 'Show about which open cases a rule would ask today; nothing is kept',
    body: newSpecialApproval,
    reply: rehearsedApproval,
    failure: 'Rehearse Special Approval Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/special-approvals/update/{id}',
    changes: ['special-approval', 'case'],
    permission: 'special-approval.update',
    summary: 'Update a rule for special approvals',
    params: idParams,
    body: z.object({
      specialApprovalId: id,
      specialApproval: specialApprovalInput,
      /** The version that the caller saw; a stale one is answered 409. */
      version: z.int().optional(),
    }),
    reply: specialApproval,
    failure: 'Update Special Approval Fail',
  }),
  remove: route({
    method: 'DELETE',
    area,
    path: '/special-approvals/delete/{id}',
    changes: ['special-approval', 'case'],
    permission: 'special-approval.delete',
    summary: 'Delete a rule for special approvals; its cases no longer wait',
    params: idParams,
    reply: z.object({ id }),
    failure: 'Delete Special Approval Fail',
  }),
  removeMany: route({
    method: 'POST',
    area,
    path: '/special-approvals/bulk/delete',
    changes: ['special-approval', 'case'],
    permission: 'special-approval.delete',
    summary: 'Delete up to 200 rules for special approvals; each has its own transaction and its own result',
    body: z.object({ rows: bulkRows }),
    reply: bulkResults,
    failure: 'Delete Special Approvals Fail',
  }),
};
