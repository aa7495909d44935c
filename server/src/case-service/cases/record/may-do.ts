import type { LawfulStep } from '@writdesk/contract/cases/cases';

/** The step that waits for its first lawful day, as the contract spells it. */
export function mayDoOf(
  { id, mayDo: step, mayDoOn: on }: { id: string; mayDo: LawfulStep | null; mayDoOn: string | null },
  beingRecalculated: ReadonlySet<string>,
) {
  return step && on ? { step, on, isBeingRecalculated: beingRecalculated.has(id) } : null;
}
