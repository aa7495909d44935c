import { z } from 'zod';

/** A record's id: a UUID, version 7 where the application made it (so ids sort by birth). */
export const id = z.uuid('Give a valid id.');
export const idParams = z.object({ id });
export type Id = z.output<typeof id>;
