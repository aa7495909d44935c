export { type AnyHeavyVerb, type HeavyVerb, heavyVerb, heavyVerbs, runHeavy } from './heavy-verb.ts';
export { type HeavyThread, openHeavyThread } from './heavy-thread.ts';
export type { WorkStep } from './work-step.ts';
export { type HeavyReply, type HeavyRequest, sentError } from './messages.ts';
