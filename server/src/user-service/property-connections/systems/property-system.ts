import { connectionFailures } from '@writdesk/contract/property-connections/connection-values';
import { z } from 'zod';

const id = z.string();
const text = z.string().nullable();
const cents = z.int();

const address = z.object({ line1: text, line2: text, city: text, state: text, zip: text });
const person = z.object({ firstName: text, lastName: text, phone: text, email: text });

/** All that a property system said, in our words. Nothing that we don’t use is in it: no SSN, no tax number, no date of birth. */
export const systemData = z.object({
  properties: z.array(z.object({ id, name: z.string(), address })),
  units: z.array(
    z.object({
      id,
      propertyId: id,
      building: text,
      label: z.string(),
      bedrooms: z.number().nullable(),
      bathrooms: z.number().nullable(),
      sizeSqft: z.int().nullable(),
      marketRentCents: cents.nullable(),
    }),
  ),
  owners: z.array(person.extend({ id, company: text, address })),
  people: z.array(person.extend({ id })),
  /** Those that run now. */
  leases: z.array(
    z.object({
      id,
      propertyId: id,
      unitId: id,
      from: text,
      to: text,
      rentCents: cents.nullable(),
      depositCents: cents.nullable(),
      /** Who lives there now. */
      tenants: z.array(z.object({ id, movedInOn: text })),
    }),
  ),
  /** Of those who owe or have paid in advance. */
  balances: z.array(
    z.object({
      leaseId: id,
      totalCents: cents,
      /** Since when: up to 30 days, 60, 90, and longer; null where the system doesn’t say. */
      agedCents: z.tuple([cents, cents, cents, cents]).nullable(),
    }),
  ),
  /** What was charged to those who owe, and what they paid, which stands below zero. */
  charges: z.array(
    z.object({ leaseId: id, id, postedOn: z.string(), type: z.string(), description: z.string(), cents }),
  ),
});
export type SystemData = z.output<typeof systemData>;

/** Why a system can’t be read. */
export type SystemFailure = (typeof connectionFailures)[number];

/** What was read is not used: a system that answers in part, or something else, changes nothing. */
export class SystemError extends Error {
  readonly reason: SystemFailure;
  /** What of the system was asked for. */
  readonly resource: string;
  constructor(reason: SystemFailure, resource: string, cause?: unknown) {
    super(`${reason} at ${resource}`, { cause });
    this.name = 'SystemError';
    this.reason = reason;
    this.resource = resource;
  }
}

/** What was read before, and from which moment on a change may be missing in it. */
export interface KnownData {
  data: SystemData;
  since: Date;
}

/** A property system, read only. */
export interface PropertySystem {
  /**
   * Reads all that we use; with what was read before only what has changed since.
   * @throws SystemError
   */
  read(known: KnownData | null, signal: AbortSignal): Promise<SystemData>;
}

/** The key with which a company lets us in. */
export interface SystemKey {
  apiId: string;
  apiSecret: string;
  /** The organization, where the system asks for one. */
  organizationId: string | null;
}
