import { ledgerLine } from '@writdesk/contract/cases/case-values';
import { z } from 'zod';
import { refuse } from '../../platform/http/refuse.ts';
import type { KnownProperty } from './import-queries.ts';

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
const version = z.int();
const made = z.object({ id: z.uuid(), version });
const changed = made.extend({ before: z.record(z.string(), value) });

/** What an import wrote for a row: what it made, and what stood there before. */
export const written = z.object({
  /** Of owners there is none. */
  propertyId: z.uuid().optional(),
  newUnit: made.optional(),
  unit: changed.optional(),
  newLease: made.optional(),
  lease: changed.optional(),
  endedLease: changed.optional(),
  /** The lines that the ledger of `lease` had. */
  lines: z.array(ledgerLine.extend({ dueOn: z.string().nullable() })).optional(),
  newOwner: made.optional(),
  owner: changed.optional(),
});
export type Written = z.output<typeof written>;

/** A record as it is once it was changed. */
export const after = ({ id, version: seen }: { id: string; version: number }) => ({ id, version: seen + 1 });

/** What the changed columns held. */
export function before(record: object, change: object): z.output<typeof changed>['before'] {
  const known = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(change).map((field) => [field, value.parse(known[field] ?? null)]));
}

export interface TouchedProperty {
  property: KnownProperty;
  new: number;
  changed: number;
}
/** What was written for each row, for the way back, and the properties whose rosters changed. */
export interface WrittenPlan {
  written: ReadonlyMap<number, Written>;
  properties: readonly TouchedProperty[];
}

/** Everything was locked and compared in this transaction, so that only a single edit can have come between. */
export function requireSame(isSame: boolean): void {
  if (!isSame) refuse('conflict');
}
