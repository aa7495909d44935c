import { caseActionCalls } from '@writdesk/contract/cases/case-actions';
import type { z } from 'zod';
import { pathParameters, type Route } from '@writdesk/contract/route';
import { referenceId } from '../../../seed/reference-id.ts';
import { FULTON, FULTON_MAGISTRATE } from '../firm-with-a-client.ts';
import { exampleOf, jsonOf, type Schema } from '../schema-parts.ts';
import { cases } from './bodies/cases.ts';
import { courts } from './bodies/courts.ts';
import { documents } from './bodies/documents.ts';
import { money } from './bodies/money.ts';
import { people } from './bodies/people.ts';
import { workflows } from './bodies/workflows.ts';
import { byField, byName, byRoute } from './kinds.ts';
import { madeBy } from './made.ts';
import { NO_VERSION, plainBody } from './parts.ts';
import { queries } from './queries.ts';
import { type RecordKind, recordOf, shared } from './records.ts';
import type { Tenant } from './world.ts';

/** The parts of a request, as they are sent. */
export interface Input {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

/** A field that carries an id or a path of somebody's record. */
export interface IdField {
  /** e.g. `params.id`, `query.clientId`, `body.service.[].tenantId`. */
  at: string;
  kind: RecordKind | 'shared';
}

/**
 * Every field of a route by which a record can be named.
 * @throws for a field that nobody has said anything about: then the sweep doesn't know how to try it.
 */
export function idFields(name: string, route: Route): IdField[] {
  const ats = [
    ...pathParameters(route.path)
      .filter((parameter) => namesRecord(route.params, parameter))
      .map((parameter) => `params.${parameter}`),
    ...(route.query ? uuidsIn(jsonOf(route.query)).map((at) => `query.${at}`) : []),
    ...(route.body ? uuidsIn(jsonOf(route.body)).map((at) => `body.${at}`) : []),
  ];
  return [...new Set(ats)].map((at) => ({ at, kind: kindOf(name, at) }));
}

const fields: Readonly<Record<string, RecordKind | 'shared'>> = byField;
const names: Readonly<Record<string, RecordKind>> = byName;
const routes: Readonly<Record<string, RecordKind | 'court' | 'mail' | 'own'>> = byRoute;

function kindOf(name: string, at: string): RecordKind | 'shared' {
  const field = at.split('.').findLast((part) => part !== '[]') ?? '';
  const noun = name.split('.')[0] ?? '';
  const special = fields[`${name} ${at}`];
  if (special) return special;
  if (at === 'params.id') {
    const kind = routes[name] ?? routes[noun] ?? madeBy(name);
    if (kind) return kind === 'court' || kind === 'mail' || kind === 'own' ? 'shared' : kind;
  } else if (field in shared) return 'shared';
  else if (names[field]) return names[field];
  const made = at === 'body.id' && madeBy(name);
  if (made) return made;
  throw new Error(`${name}: the sweep doesn’t know whose record ${at} names.`);
}

function namesRecord(params: z.ZodObject | undefined, parameter: string): boolean {
  const schema = params && jsonOf(params).properties?.[parameter];
  if (!schema) throw new Error(`The path names ${parameter}, its parameters don’t.`);
  return uuidsIn({ properties: { [parameter]: schema } }).length > 0;
}

function uuidsIn(schema: Schema, at: readonly string[] = []): string[] {
  const isPath = /^(path|paths|\w+Path)$/.test(at.at(-1) ?? '');
  const isId = schema.format === 'uuid' || schema.format === 'uuid-list';
  if (isId || (isPath && !schema.properties)) return [at.join('.')];
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => uuidsIn(inner, [...at, name])),
    ...(schema.items ? uuidsIn(schema.items, [...at, '[]']) : []),
    ...[...(schema.anyOf ?? []), ...(schema.allOf ?? [])].flatMap((inner) => uuidsIn(inner, at)),
  ];
}

/** A body that a route takes, about the tenant's own records; most need none, see `plainBodyOf`. */
const bodies = { ...cases, ...courts, ...documents, ...money, ...people, ...workflows };

/** A whole request about a tenant's records. @throws where the sweep doesn't know what the route takes. */
export function inputFor(name: string, route: Route, tenant: Tenant): Input {
  const params = Object.fromEntries(
    pathParameters(route.path).map((parameter) => [parameter, parameterOf(name, parameter, tenant)]),
  );
  return {
    params,
    ...(queries[name] && { query: queries[name](tenant) }),
    ...(route.body && { body: bodies[name]?.(tenant) ?? plainBodyOf(name, route.body, route.url) }),
  };
}

/** What a call takes that has no line of its own: a version that no record has, and the least next to it. */
function plainBodyOf(name: string, body: z.ZodType, url: string): unknown {
  const isAction = Object.values(caseActionCalls).some((call) => call.url === url);
  if (isAction && body.safeParse(plainBody).success) return plainBody;
  try {
    return exampleOf(body, { version: NO_VERSION });
  } catch (error) {
    throw new Error(`${name}: the sweep knows no body that it takes.`, { cause: error });
  }
}

const DEKALB_MAGISTRATE = referenceId('courthouse', 'ga-dekalb');
const MAIL_THAT_IS_NOT_THERE = '01980000-0000-7000-8000-000000000001';

/** Which action of a call on many rows is tried. */
const actionOf: Record<string, string> = {
  'properties.bulk': 'deactivate',
  'properties.bulkManagers': 'remove',
  'propertyOwners.bulk': 'reactivate',
  'reminders.bulk': 'finish',
  'courthouseWrites.bulk': 'deactivate',
  'billItems.bulk': 'reactivate',
};

function parameterOf(name: string, parameter: string, tenant: Tenant): string {
  if (name === 'cases.bulk' && parameter === 'action') return 'review';
  if (name === 'invoices.bulk' && parameter === 'action') return 'send';
  if (name === 'writs.bulk' && parameter === 'action') return 'submit';
  if (parameter === 'action') return actionOf[name] ?? '';
  if (name === 'courtCalendars.undoClosure') return tenant.closureId;
  if (name === 'ruleProposals.answer') return tenant.proposalId;
  if (parameter === 'state') return 'GA';
  if (parameter === 'month') return '2026-01';
  if (parameter === 'ruleId') return 'GA-MAGISTRATE-LIMIT';
  // A day that the state's calendar has; taken out, it stays there as open.
  if (name === 'courtCalendars.removeDay' && parameter === 'date') return '2034-07-04';
  if (name === 'account.endSession') return 'no-such-session';
  if (parameter === 'session') return tenant.practiceSession;
  if (name === 'invites.verify') return tenant.inviteCode;
  if (name === 'invites.mailMine') return tenant.ownInvite.id;
  if (name.startsWith('locationMappings.')) return FULTON;
  const kind = kindOf(name, `params.${parameter}`);
  if (kind !== 'shared') return recordOf(tenant, kind);
  // The others go on at the court of both tenants.
  if (name === 'courthouseWrites.deactivate') return DEKALB_MAGISTRATE;
  return name.startsWith('mailbox.') ? MAIL_THAT_IS_NOT_THERE : FULTON_MAGISTRATE;
}

/** The input with another value at a field; the parts on the way are made where they are missing. */
export function withValue(input: Input, at: string, value: unknown): Input {
  const copy = structuredClone(input) as Record<string, unknown>;
  let here = copy;
  const parts = at.split('.');
  parts.forEach((part, index) => {
    const key = part === '[]' ? '0' : part;
    const next = parts[index + 1];
    if (next === undefined) here[key] = value;
    else {
      const below = here[key];
      here[key] = typeof below === 'object' && below !== null ? below : next === '[]' ? [] : {};
      here = here[key] as Record<string, unknown>;
    }
  });
  return copy;
}

/** Where a request goes. */
export function addressOf(route: Route, { params, query }: Input): string {
  const path = route.url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''));
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}
