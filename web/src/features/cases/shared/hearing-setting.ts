import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseDetails } from '@writdesk/contract/cases/cases';

export type HearingSetting = CaseDetails['caseDockets'][number];

/** Whether the case still goes to the hearing that is set: not once it was held, a judgment came first, or the case ended. */
export function isHearingSet({
  hearingStage,
  status,
}: Pick<CaseDetails, 'hearingStage' | 'status'>): boolean {
  return hearingStage === 'SET' && !isEnded(status);
}

/**
 * The hearing that a case has: the one that is set, or the last one whose day came. One that was taken off the docket is
 * none, nor is a day still to come that a judgment overtook.
 */
export function hearingOf(
  details: Pick<CaseDetails, 'caseDockets' | 'hearingStage' | 'status'>,
  today: string,
): HearingSetting | null {
  const { caseDockets, hearingStage } = details;
  const set = isHearingSet(details) ? caseDockets.findLast(({ state }) => state === 'SET') : undefined;
  const past = caseDockets.findLast(
    ({ state, hearingDate }) =>
      hearingDate <= today &&
      // A day that was only moved is no hearing; one at which the court put the case off is.
      (state === 'HELD' || (state === 'CONTINUED' && hearingStage === 'CONTINUED')),
  );
  return set ?? past ?? null;
}
