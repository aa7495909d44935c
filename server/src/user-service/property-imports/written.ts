import { z } from 'zod';

const value = z.union([z.string(), z.number(), z.boolean()]).nullable();
const version = z.int();
const made = z.object({ id: z.uuid(), version });
const changed = made.extend({ before: z.record(z.string(), value) });

/** What an import wrote for a row: what it made, and what stood there before. */
export const written = z.object({
  propertyId: z.uuid(),
  newUnit: made.optional(),
  unit: changed.optional(),
  newLease: made.optional(),
  lease: changed.optional(),
  endedLease: changed.optional(),
});
export type Written = z.output<typeof written>;

/** A record as it is once it was changed. */
export const after = ({ id, version: seen }: { id: string; version: number }) => ({ id, version: seen + 1 });

/** What the changed columns held. */
export function before(record: object, change: object): z.output<typeof changed>['before'] {
  const known = record as Record<string, unknown>;
  return Object.fromEntries(Object.keys(change).map((field) => [field, value.parse(known[field] ?? null)]));
}
