import type { z } from 'zod';

/** A call of a property system: what we ask for, and what we read of the answer. Stand-ins and the comparison with the vendor read it too. */
export interface SystemCall<Shape extends z.ZodType = z.ZodType> {
  /** As the vendor writes it, with `{leaseId}` where an id goes. */
  path: string;
  /** The parameters of the query that we use. */
  query: readonly string[];
  /** Of one record of the list. */
  shape: Shape;
}
