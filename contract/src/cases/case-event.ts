import { z } from 'zod';

/** How the timeline files what an action did. */
export const eventGroups = ['moves', 'court', 'papers', 'edits'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** Who of those who see a case reads an event only where the permission table lets them. */
export type EventReaders = 'documents' | 'audit' | 'rules';

/** Something that an action of the machine doesn’t leave, but stands on a case’s timeline. */
export interface CaseEventDefinition<K extends string = string, D extends z.ZodObject = z.ZodObject> {
  kind: K;
  /** How the timeline files it. */
  group: EventGroup;
  /** The company doesn’t read it. */
  visibility?: 'FIRM';
  readers?: EventReaders;
  data: D;
}

export const caseEvent = <const K extends string, const F extends z.ZodRawShape>(
  kind: K,
  {
    data,
    ...definition
  }: Omit<CaseEventDefinition, 'kind' | 'data'> & {
    data: F;
  },
): CaseEventDefinition<K, z.ZodObject<F>> => ({ kind, ...definition, data: z.strictObject(data) });
