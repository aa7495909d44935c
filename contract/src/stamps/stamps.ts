import { z } from 'zod';
import { fieldErrorReply } from '../errors.ts';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { address } from '../values/address.ts';
import { calendarDay, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { choices, idFilter, listQuery, listReply, search, sort } from '../values/paging.ts';
import { line, oneLine, optionalLine } from '../values/text.ts';
import { articleNumber } from './article-number.ts';
import { barcodeId, mailerId, serviceType } from './intelligent-barcode.ts';
import {
  addressLevels,
  envelopeKinds,
  envelopePapers,
  envelopeStatuses,
  mailClasses,
  postageCarriers,
  refundStates,
  returnReceipts,
  scanKinds,
} from './envelope-values.ts';

/** Who is written to, and where. */
const mailAddress = address.extend({ name: line('name', 120) });
export type MailAddress = z.output<typeof mailAddress>;

/** An address as it is printed; nothing of it is empty. */
const printedAddress = z.object({
  name: z.string(),
  addressLine1: z.string(),
  addressLine2: z.string().nullable(),
  city: z.string(),
  stateCode: z.string(),
  zipCode: z.string(),
});
export type PrintedAddress = z.output<typeof printedAddress>;

const scan = z.object({
  kind: z.enum(scanKinds),
  at: instant,
  place: z.string().nullable(),
  signedBy: z.string().nullable(),
  /** Who entered it; null where the post office said so. */
  by: z.string().nullable(),
});

/** An envelope of a firm, with the cases that it is about. */
export const envelope = z.object({
  id,
  kind: z.enum(envelopeKinds),
  status: z.enum(envelopeStatuses),
  mailClass: z.enum(mailClasses),
  returnReceipt: z.enum(returnReceipts),
  carrier: z.enum(postageCarriers),
  weightOz: z.number(),
  to: printedAddress,
  from: printedAddress,
  trackingNo: z.string().nullable(),
  /** The digits of its Intelligent Mail barcode, once it is printed with one. */
  barcode: z.string().nullable(),
  /** What the postage cost; null while nothing was bought. */
  costCents: z.int().nullable(),
  /** Why the post office sold nothing. */
  failure: z.string().nullable(),
  refund: z.enum(refundStates).nullable(),
  /** The cases that the caller sees, each with its share of the cost. */
  cases: z.array(
    z.object({
      id,
      title: z.string(),
      caseNumber: z.string().nullable(),
      caseDraftNumber: z.string(),
      costCents: z.int().nullable(),
    }),
  ),
  scans: z.array(scan),
  createdBy: z.string(),
  createdAt: instant,
  printedAt: instant.nullable(),
  voidedAt: instant.nullable(),
  version: z.int(),
  /** What the caller may do with it. */
  can: z.object({ print: z.boolean(), void: z.boolean(), recordScan: z.boolean() }),
});
export type Envelope = z.output<typeof envelope>;

const isAboutCases = {
  isWhole: ({ caseId, caseIds }: { caseId?: string | undefined; caseIds: string[] }) =>
    caseId !== undefined || caseIds.length > 0,
  otherwise: { path: ['caseId'], message: issue('required') },
};

export const newEnvelope = z
  .object({
    caseId: id.optional(),
    /** Cases that go in the same envelope; their court and its address are the first one’s. */
    caseIds: z.array(id).max(100).default([]),
    kind: z.enum(envelopeKinds),
    /** The court that is written to; the court of the case when absent. */
    courthouseId: id.optional(),
    /** The defendant who is written to, for their copy. */
    tenantId: id.optional(),
    /** In place of the address that the court or the case has. */
    to: mailAddress.optional(),
    /** In place of the firm’s address. */
    from: mailAddress.optional(),
    mailClass: z.enum(mailClasses).default('FIRST_CLASS'),
    returnReceipt: z.enum(returnReceipts).default('NONE'),
    weightOz: z.number().positive(issue('weight_wrong')).max(3.5, issue('weight_wrong')).default(1),
    /** From PS Form 3800, where people buy the postage at the counter. */
    trackingNo: articleNumber.optional(),
  })
  .refine(isAboutCases.isWhole, isAboutCases.otherwise);
export type NewEnvelope = z.output<typeof newEnvelope>;

/** What the Postal Service gave the firm for the barcode on its envelopes. */
const postageSettings = z.object({
  mailerId: z.string().nullable(),
  serviceType: z.string().nullable(),
  barcodeId: z.string(),
  /** 0 while nothing is entered. */
  version: z.int(),
});
export type PostageSettings = z.output<typeof postageSettings>;

export const postageChanges = z
  .object({
    /** The version that the caller saw; a stale one is answered 409. */
    version: z.int().optional(),
    /** Null where the firm has none: its envelopes then have no barcode. */
    mailerId: mailerId.nullable(),
    /** Which service First-Class Mail of the firm asks for. */
    serviceType: serviceType.nullable(),
    barcodeId: barcodeId.default('00'),
  })
  .refine((given) => (given.mailerId === null) === (given.serviceType === null), {
    path: ['serviceType'],
    message: issue('service_type_wrong'),
  });

/** An address as somebody has it, however it is written. */
const checkedAddress = z.object({
  addressLine1: oneLine(200).min(1, issue('missing', { what: 'street' })),
  addressLine2: oneLine(200).nullish(),
  city: oneLine(100).min(1, issue('missing', { what: 'city' })),
  stateCode: oneLine(40).min(1, issue('state_format')),
  zipCode: oneLine(20).min(1, issue('zip_wanted')),
});

const addressCheck = z.object({
  level: z.enum(addressLevels),
  /** Null where nobody can say: only the directory of the Postal Service knows. */
  deliverable: z.boolean().nullable(),
  dpvCode: z.string().nullable(),
  /** As the Postal Service writes it; null where the address can’t be right. */
  standardized: printedAddress.omit({ name: true }).nullable(),
  /** The same in the lines of an envelope. */
  lines: z.array(z.string()),
  /** The fields that differ from what was sent. */
  changed: z.array(z.string()),
  problems: z.array(fieldErrorReply),
  message: z.string(),
});

const listFilters = listQuery({
  caseId: idFilter,
  /** Finds in recipients and article numbers. */
  search,
  status: choices(envelopeStatuses),
  kind: choices(envelopeKinds),
  mailClass: choices(mailClasses),
  sort: sort(['createdAt', 'costCents'], '-createdAt'),
});
export type EnvelopeListQuery = z.output<typeof listFilters>;

const area = 'case-service';

export const stamps = {
  list: route({
    method: 'GET',
    area,
    path: '/stamps/list',
    reads: ['envelope', 'case'],
    permission: 'stamp.read',
    summary: 'List the envelopes of the firm, each with its location',
    query: listFilters,
    reply: listReply('envelopes', envelope),
    failure: 'Get Envelopes Fail',
  }),
  createEnvelope: route({
    method: 'POST',
    area,
    path: '/stamps/create-envelope',
    changes: ['envelope', 'case'],
    permission: 'stamp.create-envelope',
    summary: 'Buy postage for an envelope, and charge it to the cases that it is about',
    body: newEnvelope,
    reply: envelope,
    status: 201,
    failure: 'Create Envelope Fail',
  }),
  voidEnvelope: route({
    method: 'POST',
    area,
    path: '/stamps/void-envelope/{id}',
    changes: ['envelope', 'case'],
    permission: 'stamp.void-envelope',
    summary: 'Void an envelope that the post office hasn’t scanned, and request a refund of its postage',
    params: idParams,
    body: z.object({ version: z.int().optional() }),
    reply: envelope,
    failure: 'Void Envelope Fail',
  }),
  validateAddress: route({
    method: 'POST',
    area,
    path: '/stamps/validate-address',
    changes: [],
    permission: 'stamp.validate-address',
    summary: 'Format an address as the Postal Service does, or explain why it is invalid',
    body: z.object({ address: checkedAddress }),
    reply: addressCheck,
    failure: 'Validate Address Fail',
  }),
  printEnvelope: route({
    method: 'POST',
    area,
    path: '/stamps/print-envelope/{id}',
    changes: ['envelope', 'case'],
    permission: 'stamp.create-envelope',
    summary:
      'Typeset an envelope as a PDF for a No. 10 or a 6 × 9 envelope, or what goes on PS Forms 3800 and 3811, and create a link to download it',
    params: idParams,
    query: z.object({ paper: z.enum(envelopePapers).default('NO_10') }),
    reply: z.object({ url: z.string().min(1) }),
    failure: 'Print Envelope Fail',
  }),
  recordScan: route({
    method: 'POST',
    area,
    path: '/stamps/record-scan/{id}',
    changes: ['envelope', 'case'],
    permission: 'stamp.create-envelope',
    summary: 'Record by hand the status of an envelope that isn’t tracked',
    params: idParams,
    body: z.object({ kind: z.enum(scanKinds), date: calendarDay, signedBy: optionalLine(120) }),
    reply: envelope,
    failure: 'Record Scan Fail',
  }),
  settings: route({
    method: 'GET',
    area,
    path: '/stamps/settings',
    reads: ['stamp'],
    permission: 'stamp.read',
    summary: 'Show what the firm’s Intelligent Mail barcodes consist of',
    reply: postageSettings,
    failure: 'Get Postage Settings Fail',
  }),
  updateSettings: route({
    method: 'PUT',
    area,
    path: '/stamps/update-settings',
    changes: ['stamp'],
    permission: 'stamp.update-settings',
    summary: 'Set the mailer id and the service type of the firm’s Intelligent Mail barcodes',
    body: postageChanges,
    reply: postageSettings,
    failure: 'Update Postage Settings Fail',
  }),
};
