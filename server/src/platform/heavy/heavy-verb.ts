import type { UserContext } from '../context.ts';
import { type Registry, registry } from '../registry.ts';
import type { WorkStep } from './work-step.ts';

/**
 * Work of a person's request that keeps a processor busy for seconds. It runs on a thread of its own, so that whoever else asks this
 * process for something doesn't wait for it.
 */
export interface HeavyVerb<I, R> {
  readonly name: string;
  /** What it takes and gives is copied from one thread to the other: plain values, dates and bytes. */
  readonly run: (context: UserContext, input: I) => Promise<R>;
}

/** Heavy work of any kind, known by its name. */
export type AnyHeavyVerb = HeavyVerb<never, unknown>;

/** The work that the thread knows; the root lists it. */
export const heavyVerbs: Registry<AnyHeavyVerb> = registry('heavy verbs');

export const heavyVerb = <I, R>(
  name: string,
  run: (context: UserContext, input: I) => Promise<R>,
): HeavyVerb<I, R> => ({ name, run });

/**
 * Does the work on the thread for heavy work; in that thread itself, here.
 * @param onStep hears how far it is, a few times in a second at most.
 * @throws what the work throws: a refusal as it is, another error with its message and the database's code.
 */
export function runHeavy<I, R>(
  context: UserContext,
  verb: HeavyVerb<I, R>,
  input: I,
  onStep?: (step: WorkStep) => void,
): Promise<R> {
  const { deps, progress: _, ...asker } = context;
  return deps.heavy
    ? (deps.heavy.run({ name: verb.name, asker, input }, onStep) as Promise<R>)
    : verb.run({ ...context, ...(onStep && { progress: onStep }) }, input);
}
