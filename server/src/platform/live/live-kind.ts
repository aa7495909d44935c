import { z } from 'zod';
import { type Registry, registry } from '../registry.ts';
import type { LiveEvent } from './live-event.ts';

/** A kind of live event: the noun that publishes it defines it once. */
export interface LiveKind<E extends z.ZodObject = z.ZodObject> {
  /** Noun and what happened, e.g. `user.changed`. */
  kind: string;
  /** Whom it reaches (see `LiveEvent`), and the ids that it carries. */
  event: E;
}

type Shape = { readonly [K in Exclude<keyof LiveEvent, 'kind'>]?: z.ZodType<LiveEvent[K] | undefined> };

/** Defines a kind: `liveKind('case.changed', { firmId: id, caseId: id })`. */
export const liveKind = <const S extends Shape>(kind: string, event: S) =>
  ({ kind, event: z.strictObject(event) }) satisfies LiveKind;

/** Every kind that nouns define. */
export const liveKinds: Registry<LiveKind> = registry('live kinds');
