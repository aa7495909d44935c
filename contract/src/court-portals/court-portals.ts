import { z } from 'zod';
import { route } from '../route.ts';
import { issue } from '../sentences/fault.ts';
import { courtDate, courtTime, instant } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { line, oneLine, optionalLine, paragraphs, password } from '../values/text.ts';
import { pauseReasons, portalAdapters, portalStates, robotTerms } from './court-portal-values.ts';

const certificate = paragraphs('certificate', 10_000);
export const ecfValues = z.object({
  /** What the manager calls the court. */
  court: line('courtCode', 120),
  /** The name under which the firm is registered with the manager. */
  filerName: line('name', 200),
  /** The firm’s account there, from which fees are paid. */
  paymentAccount: optionalLine(120),
  /** What the court calls the kind of case, its cause, what is asked for, and the document. */
  caseCategory: line('caseCategoryCode', 120),
  causeOfAction: line('causeCode', 120),
  relief: line('reliefCode', 120),
  filing: line('petitionCode', 120),
  /** The certificate with which the manager signs, as PEM. */
  certificate,
});
export type EcfValues = z.output<typeof ecfValues>;

export const ecfReply = ecfValues.extend({ paymentAccount: z.string().nullable() });

const portal = z.object({
  id,
  name: z.string(),
  /** Of a site where it begins; of a filing manager where it takes messages. */
  address: z.string(),
  adapter: z.enum(portalAdapters),
  courthouses: z.array(z.object({ id, name: z.string() })),
  /** How a filing manager is spoken to; null for a site. */
  ecf: ecfReply.nullable(),
  terms: z.enum(robotTerms),
  termsSource: z.string().nullable(),
  termsOn: courtDate.nullable(),
  timeZone: z.string(),
  opensAt: z.string().nullable(),
  closesAt: z.string().nullable(),
  weekdaysOnly: z.boolean(),
  cutOffAt: z.string().nullable(),
  maintenanceFrom: instant.nullable(),
  maintenanceUntil: instant.nullable(),
  paceSeconds: z.int(),
  /** The site asked to be left alone until then. */
  nextAt: instant.nullable(),
  state: z.enum(portalStates),
  pausedBecause: z.enum(pauseReasons).nullable(),
  pausedAt: instant.nullable(),
  cleanSubmits: z.int(),
  submitsAlone: z.boolean(),
  lookedAt: instant.nullable(),
  lookSucceeded: z.boolean().nullable(),
  /** Who gave the sign-in, and when; the sign-in itself is never given out. */
  credential: z.object({ setBy: z.string(), setAt: instant }).nullable(),
  version: z.int(),
  /** Whether robots of the firm work there at all, and what the caller may do. */
  can: z.object({ manage: z.boolean(), letSubmitAlone: z.boolean() }),
});
export type CourtPortal = z.output<typeof portal>;

/** The version that the caller saw; a stale one is answered 409. */
const version = z.int().optional();
const optionalTime = courtTime.nullish().transform((value) => value ?? null);

export const portalValues = z
  .object({
    name: line('name', 120),
    address: oneLine(300),
    adapter: z.enum(portalAdapters, issue('choice_missing')),
    courthouseIds: z.array(id).max(300).default([]),
    terms: z.enum(robotTerms, issue('choice_missing')),
    termsSource: optionalLine(300),
    termsOn: courtDate.nullish().transform((value) => value ?? null),
    opensAt: optionalTime,
    closesAt: optionalTime,
    weekdaysOnly: z.boolean().default(false),
    cutOffAt: optionalTime,
    maintenanceFrom: instant.nullish().transform((value) => value ?? null),
    maintenanceUntil: instant.nullish().transform((value) => value ?? null),
    paceSeconds: z.int().min(1).max(3_600).default(10),
    ecf: ecfValues.nullish().transform((value) => value ?? null),
    version,
  })
  .refine(({ adapter, ecf }) => (adapter === 'ECF') === (ecf !== null), {
    path: ['ecf'],
    message: issue('ecf_with_manager'),
  })
  // A host alone is where people go: the manager takes messages at a place of its own.
  .refine(({ adapter, address }) => adapter !== 'ECF' || /^https?:\/\/[^/?#]+\/[^?#]/.test(address), {
    path: ['address'],
    message: issue('manager_address'),
  })
  .refine(({ adapter, courthouseIds }) => adapter !== 'ECF' || courthouseIds.length <= 1, {
    path: ['courthouseIds'],
    message: issue('one_court'),
  })
  .refine(({ terms, termsSource }) => terms === 'UNKNOWN' || termsSource !== null, {
    path: ['termsSource'],
    message: issue('terms_source'),
  })
  .refine(({ terms, termsOn }) => terms === 'UNKNOWN' || termsOn !== null, {
    path: ['termsOn'],
    message: issue('terms_day'),
  })
  .refine(({ opensAt, closesAt }) => (opensAt === null) === (closesAt === null), {
    path: ['closesAt'],
    message: issue('both_hours'),
  });
export type PortalValues = z.output<typeof portalValues>;

const area = 'case-service';
const permission = 'court-portal.manage';
const changes = ['court-portal', 'rpa-bot-job'] as const;
const changed = { area, permission, changes, params: idParams, reply: portal } as const;

/** The sites of courts at which a firm’s robots work. */
export const courtPortals = {
  list: route({
    method: 'GET',
    area,
    path: '/court-portals/list',
    reads: ['court-portal', 'courthouse'],
    permission: 'court-portal.read',
    summary: 'List the court portals of the firm, without their sign-ins',
    reply: z.object({ portals: z.array(portal) }),
    failure: 'Get Court Portals Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/court-portals/create',
    permission,
    changes,
    summary: 'Add a court portal; an address inside our own network is refused',
    body: portalValues,
    reply: portal,
    status: 201,
    failure: 'Create Court Portal Fail',
  }),
  update: route({
    ...changed,
    method: 'PUT',
    path: '/court-portals/update/{id}',
    summary: 'Change a court portal; another address takes its sign-in away',
    body: portalValues,
    failure: 'Update Court Portal Fail',
  }),
  setCredential: route({
    ...changed,
    method: 'POST',
    path: '/court-portals/set-credential/{id}',
    summary: 'Set the firm’s sign-in at a court portal; it is sealed and never shown',
    body: z.object({
      username: line('userName', 200),
      password: password('password', 200, issue('too_long', { what: 'password', max: 200 })),
    }),
    failure: 'Set Court Portal Sign-in Fail',
  }),
  setCertificate: route({
    ...changed,
    method: 'POST',
    path: '/court-portals/set-certificate/{id}',
    summary:
      'Set the certificate with which the firm signs at a filing manager, and its key, which is sealed',
    body: z.object({ certificate, privateKey: paragraphs('privateKey', 10_000) }),
    failure: 'Set Court Portal Certificate Fail',
  }),
  pause: route({
    ...changed,
    method: 'POST',
    path: '/court-portals/pause/{id}',
    summary: 'Keep robots away from a court portal',
    body: z.object({ version }),
    failure: 'Pause Court Portal Fail',
  }),
  resume: route({
    ...changed,
    method: 'POST',
    path: '/court-portals/resume/{id}',
    summary:
      'Let robots use a court portal again; filing by the standard is turned on by accepting that it is unverified',
    body: z.object({ version, acceptsUnproven: z.boolean().optional() }),
    failure: 'Resume Court Portal Fail',
  }),
  letSubmitAlone: route({
    ...changed,
    method: 'POST',
    path: '/court-portals/let-submit-alone/{id}',
    summary:
      'Let robots submit without approval after 20 submissions without problems, or require approval again',
    body: z.object({ version, alone: z.boolean() }),
    failure: 'Change Court Portal Fail',
  }),
};
