import { costRecovery } from '../billing-items/cost-recovery.ts';
import { z } from 'zod';
import { address } from '../values/address.ts';
import { courtDate, instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { cents } from '../values/money.ts';
import { oneLine } from '../values/text.ts';
import { evictionFields, ownFields, shapeOf } from './case-fields.ts';
import { documentFlag } from '../documents/flag-values.ts';
import { redaction } from '../documents/redaction-values.ts';
import { scan } from '../scans/scan-values.ts';
import { changedValue, keptDocument } from '../documents/printed-values.ts';
import { evictionReasonCodes } from '../eviction-reasons/eviction-reason-codes.ts';
import { billingItemStatuses } from '../invoices/bill-items.ts';
import { judgmentMoney } from '../judgments/judgment-money.ts';
import { judgmentOutcomes } from '../judgments/judgment-outcomes.ts';
import { serviceMethods } from '../notices/notice-types.ts';
import { propertyCategories } from '../properties/property-categories.ts';
import { issue } from '../sentences/fault.ts';

/** What the look into the military database found of a defendant. */
export const militaryStatuses = ['NOT_ACTIVE', 'ACTIVE', 'UNABLE'] as const;
export type MilitaryStatus = (typeof militaryStatuses)[number];
/** By what a defendant was searched for: without a number an answer is seldom certain. */
export const searchKeys = ['SSN', 'DATE_OF_BIRTH', 'NAME'] as const;
export type SearchKey = (typeof searchKeys)[number];
/** What came of serving a defendant. */
export const serviceResults = ['SERVED', 'FAILED'] as const;

/** Lines of a tenant's ledger. */
export const ledgerKinds = ['RENT', 'LATE_FEE', 'UTILITY', 'OTHER', 'PAYMENT', 'CREDIT'] as const;

/** A person as one line names them; null where nobody has the task. */
export const personRef = z.object({ id, name: z.string() });
export const namedRef = z.object({ id, name: z.string() });

/** A defendant as they are written down. The SSN and the date of birth go in and never come back whole. */
export const tenantInput = z.object({
  id: id.optional(),
  firstName: oneLine(100).default(''),
  middleName: oneLine(100).nullish(),
  lastName: oneLine(100).default(''),
  suffix: oneLine(20).nullish(),
  /** The legal name has one part, which is given as the last name; a first name is then no part of it. */
  hasOneName: z.boolean().default(false),
  isMinor: z.boolean().default(false),
  email: z.union([z.literal(''), z.email(issue('email_invalid')).max(254)]).nullish(),
  phone: oneLine(40).nullish(),
  /** Nine digits, with or without hyphens; absent leaves what is stored, null removes it. */
  ssn: z
    .string()
    .regex(/^\d{3}-?\d{2}-?\d{4}$/, issue('ssn_format'))
    .nullish(),
  dateOfBirth: courtDate.nullish(),
});
export type TenantInput = z.output<typeof tenantInput>;

/** A defendant as they are shown: of the SSN the last four digits, of the birth the year. */
export const tenantReply = z.object({
  id,
  firstName: z.string(),
  middleName: z.string().nullable(),
  lastName: z.string(),
  suffix: z.string().nullable(),
  hasOneName: z.boolean(),
  isMinor: z.boolean(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  ssn: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  militaryStatus: z.enum(militaryStatuses).nullable(),
  militaryCheckedOn: courtDate.nullable(),
  serviceMethod: z.enum(serviceMethods).nullable(),
  serviceServer: z.string().nullable(),
  servedOn: courtDate.nullable(),
  serviceResult: z.enum(serviceResults).nullable(),
});

/** The longest ledger, in lines. */
export const MOST_LEDGER_LINES = 500;
export const ledgerLine = z.object({
  kind: z.enum(ledgerKinds),
  dueOn: courtDate.nullish(),
  description: oneLine(200).default(''),
  /** Rent and fees are positive; payments and credits are negative. */
  amountCents: cents,
});
export type LedgerLine = z.output<typeof ledgerLine>;

/** Why, how much, and what notice was given. Everything may be absent while a case is a draft. */
export const evictionInput = z.object({
  reasons: z.array(z.enum(evictionReasonCodes)).max(10).optional(),
  ledger: z.array(ledgerLine).max(MOST_LEDGER_LINES).optional(),
  ...shapeOf(evictionFields, 'input'),
});
export type EvictionInput = z.output<typeof evictionInput>;

export const evictionReply = z.object({
  reasons: z.array(z.enum(evictionReasonCodes)),
  ledgerCents: cents,
  ledger: z.array(ledgerLine.extend({ id })),
  ...shapeOf(evictionFields, 'reply'),
  occupancyCheckedAt: instant.nullable(),
});

export const interpreter = z.object({ needed: z.boolean(), language: oneLine(60).nullable() });
export type Interpreter = z.output<typeof interpreter>;

/** What a case can be created from or saved with; a draft may leave anything out. */
export const caseInput = z.object({
  clientId: id.nullish(),
  propertyId: id.nullish(),
  /** A unit of the property’s roster. */
  unitId: id.nullish(),
  /** The lease that the case is about: what the case doesn’t say yet is filled in from it. */
  leaseId: id.nullish(),
  /** Takes over what the lease’s ledger says now. */
  ledgerFromLease: z.boolean().optional(),
  countyId: id.nullish(),
  courthouseId: id.nullish(),
  workflowId: id.nullish(),
  title: oneLine(300).nullish(),
  isCorporateCase: z.boolean().nullish(),
  propertyCategory: z.enum(propertyCategories).nullish(),
  tenantAddress: address.nullish(),
  interpreter: interpreter.nullish(),
  ...shapeOf(ownFields, 'input'),
  tenants: z
    .array(tenantInput)
    .max(40, issue('tenants_at_most', { max: 40 }))
    .optional(),
  caseEviction: evictionInput.optional(),
});
export type CaseInput = z.output<typeof caseInput>;

export const documentReply = z.object({
  id,
  kind: z.string(),
  title: z.string(),
  source: z.enum(['UPLOAD', 'GENERATED']),
  status: z.enum(['QUEUED', 'GENERATING', 'READY', 'FAILED']),
  failure: z.string().nullable(),
  path: z.string().nullable(),
  fileName: z.string(),
  contentType: z.string(),
  sizeBytes: z.number().nullable(),
  pageCount: z.int().nullable(),
  /** Of its file, in hex; null until it is known. */
  sha256: z.string().nullable(),
  /** When its file was removed, because nobody has to keep it any longer. */
  purgedAt: instant.nullable(),
  visibility: z.enum(['ALL', 'FIRM']),
  /** Of the flags that are open, the first one. */
  flaggedAt: instant.nullable(),
  flagComment: z.string().nullable(),
  flags: z.array(documentFlag),
  /** The template that it was made from, and its version. */
  templateId: id.nullable(),
  templateVersion: z.int().nullable(),
  /** Printed facts that have changed since; until it is made again or kept, nobody signs or files it. */
  stale: z.array(changedValue),
  kept: keptDocument.nullable(),
  /** Its redacted version; for everybody but the firm the file above is that one. */
  redaction: redaction.nullable(),
  /** What became of reading those of its pages that are pictures; null where there is nothing to read. */
  scan: scan.nullable(),
  createdAt: instant,
});

/** A search for military service as it was made. */
export const militarySearchReply = z.object({
  id,
  tenantId: id,
  date: courtDate,
  firstName: z.string(),
  lastName: z.string(),
  by: z.enum(searchKeys),
  result: z.enum(militaryStatuses),
  certificateDocumentId: id.nullable(),
  /** A lawyer swears that the service can’t be determined. */
  affidavit: z.object({ reason: z.string(), by: z.string() }).nullable(),
});

export const judgmentReply = z.object({
  id,
  caseId: id,
  caseOrder: z.int(),
  outcome: z.enum(judgmentOutcomes),
  comments: z.string().nullable(),
  date: courtDate,
  writDays: z.int(),
  /** The judge set them; else they are what was usual on the day of the recording. */
  writDaysByJudge: z.boolean(),
  /** Why they differ from the rule’s number. */
  writDaysReason: z.string().nullable(),
  amountCents: cents.nullable(),
  /** What the amount consists of, as far as the order says it. */
  money: judgmentMoney,
  /** The number of the order that this one amends, and why; the earlier one stays as it was. */
  amendsOrder: z.int().nullable(),
  amendmentReason: z.string().nullable(),
  /** The day by which the written order is to follow; null once it is on file, and where nobody waits for one. */
  orderDueOn: courtDate.nullable(),
  orderDocumentId: id.nullable(),
  needsLawyerConfirm: z.boolean(),
  createdAt: instant,
  createdBy: id.nullable(),
  updatedAt: instant,
  version: z.int(),
});

export const billingItemReply = z.object({
  id,
  billItemId: id.nullable(),
  description: z.string(),
  quantity: z.number(),
  unitCents: cents,
  amountCents: cents,
  incurredAt: instant,
  source: z.enum(['AUTO', 'MANUAL']),
  /** What charged it: an action on the case, a step of its workflow, a check, postage, interest, or a person. */
  trigger: z.string(),
  /** It was charged when the step of this action began, not when the action was done. */
  onEntry: z.boolean(),
  /** Who entered it; null for what an action charged. */
  createdByName: z.string().nullable(),
  status: z.enum(billingItemStatuses),
  invoiceId: id.nullable(),
  invoiceNumber: z.string().nullable(),
  /** Whether the tenant can be asked for it. */
  recovery: costRecovery,
  version: z.int(),
});
export type BillingItem = z.output<typeof billingItemReply>;

export const requestReply = z.object({
  id,
  addressee: z.enum(['CLIENT', 'PROCESSOR']),
  kind: z.enum(['DOCUMENT', 'FIELD', 'FIX']),
  item: z.string(),
  message: z.string().nullable(),
  clerical: z.boolean(),
  dueOn: courtDate.nullable(),
  askedAt: instant,
  answeredAt: instant.nullable(),
});
