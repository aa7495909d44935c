import { z } from 'zod';
import { issue } from '../sentences/fault.ts';

/** A record's id: a UUID, version 7 where the application made it (so ids sort by birth). */
export const id = z.uuid(issue('id_wanted'));
export const idParams = z.object({ id });
export type Id = z.output<typeof id>;
