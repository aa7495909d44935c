import { isEnded } from '@writdesk/contract/cases/case-lifecycle';
import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { SWEEP_DAYS } from '@writdesk/contract/payment-sweep/payment-sweep';
import { distance } from '../../../shared/formats/dates.ts';

export type HearingSetting = CaseDetails['caseDockets'][number];

/** Whether the case still goes to the hearing that is set: not once it was held, a judgment came first, or the case ended. */
export function isHearingSet({
  hearingStage,
  status,
}: Pick<CaseDetails, 'hearingStage' | 'status'>): boolean {
  return hearingStage === 'SET' && !isEnded(status);
}

/** Whether the property can still say who paid before the hearing, and it is near enough for that: the list asks it, too. */
export function isSweepOpen(
  details: Pick<CaseDetails, 'caseDockets' | 'hearingStage' | 'status' | 'sweep'>,
  today: string,
): boolean {
  const hearing = hearingOf(details, today);
  if (details.status !== 'ON_DOCKET' || details.sweep !== null || hearing?.state !== 'SET') return false;
  const { days } = distance(hearing.hearingDate, { today });
  return days >= 0 && days < SWEEP_DAYS;
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
