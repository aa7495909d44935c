import { type Day, daysBetween } from '../days.ts';
import type { Case, World } from '../world/world.ts';

/** From one moment of a case to the next. */
const stages: readonly [string, (own: Case) => [Day | undefined, Day | undefined]][] = [
  ['From the draft to the submission', (own) => [own.openedOn, own.submittedOn]],
  ['From the submission to the lawyer’s approval', (own) => [own.submittedOn, own.approvedOn]],
  ['From the approval to the filing', (own) => [own.approvedOn, own.filedOn]],
  ['From the filing to the service', (own) => [own.filedOn, own.servedOn]],
  ['From the service to the judgment', (own) => [own.servedOn, own.judgedOn]],
  ['From the judgment to the application for the writ', (own) => [own.judgedOn, own.writOn]],
  ['From the application to the lockout', (own) => [own.writOn, own.lockoutOn]],
  ['From the submission to the end', (own) => [own.submittedOn, own.endedOn]],
];

/** The days that each stage took, of all cases that came through it. */
export function stagesOf({ cases }: World): Map<string, number[]> {
  return new Map(
    stages.map(([name, ends]) => [
      name,
      [...cases.values()].flatMap((own) => {
        const [from, to] = ends(own);
        return from && to ? [daysBetween(from, to)] : [];
      }),
    ]),
  );
}
