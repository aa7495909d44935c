import { z } from 'zod';
import { importKinds } from '../property-imports/import-values.ts';
import { namedRef } from '../cases/case-values.ts';
import { instant } from '../values/dates.ts';
import { id } from '../values/ids.ts';
import { oneLine } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';

/** The property systems that we read by their own interfaces. */
export const connectedSystems = ['BUILDIUM', 'PROPERTYWARE'] as const;
export type ConnectedSystem = (typeof connectedSystems)[number];

/** Why what was read last couldn’t be read again. */
export const connectionFailures = [
  /** The key is wrong, was revoked, or may not see what we ask for. */
  'KEY_REFUSED',
  /** The system asked us to wait, again and again. */
  'BUSY',
  /** No answer, or one of a server in trouble. */
  'NO_ANSWER',
  /** Cut short, a page for people, or not what the vendor describes. */
  'UNREADABLE',
  /** Records came or went while they were read, twice. */
  'MOVED',
  'TOO_LARGE',
  /** Whoever connected it has left, or may import no longer. */
  'NOBODY_RESPONSIBLE',
] as const;
export type ConnectionFailure = (typeof connectionFailures)[number];

const apiPart = (what: 'apiId' | 'apiSecret') => oneLine(200).min(1, issue('missing', { what }));
/** The key that the system’s own settings give; nobody reads it again. */
export const connectionKey = z.object({
  apiId: apiPart('apiId'),
  apiSecret: apiPart('apiSecret'),
  /** Propertyware asks for its organization, too. */
  organizationId: oneLine(200).nullish(),
});

/** What a sync found of each kind of record, compared with the registers. */
const found = z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() });

export const connection = z.object({
  id,
  client: namedRef,
  system: z.enum(connectedSystems),
  /** A stand-in for the demonstration, which no vendor runs. */
  isPractice: z.boolean(),
  connectedBy: z.string(),
  connectedAt: instant,
  /** Since when it is being read; null when it isn’t. */
  syncingSince: instant.nullable(),
  /** The moment of the last data that were read whole. */
  dataAt: instant.nullable(),
  /** What these came to; null before the first. */
  found: found.nullable(),
  failure: z
    .object({
      reason: z.enum(connectionFailures),
      /** What of the system was asked for. */
      resource: z.string(),
      at: instant,
    })
    .nullable(),
  /** Imports that wait to be looked at. */
  waiting: z.array(
    z.object({ id, kind: z.enum(importKinds), new: z.int(), changed: z.int(), refused: z.int() }),
  ),
  version: z.int(),
  can: z.object({ sync: z.boolean(), update: z.boolean() }),
});
export type Connection = z.output<typeof connection>;
