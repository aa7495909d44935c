import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { dayOf, todayIn } from '../../../../shared/formats/dates.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { isHearingSet } from '../../shared/hearing-setting.ts';
import type { messages } from '../messages.ts';

type DateName = Extract<keyof (typeof messages)['en'], `date${string}`>;

export interface KnownDate {
  key: DateName;
  /** At the courthouse. */
  day: string;
  /** Where the hour matters. */
  at: string | null;
  /** Still to come, so its nearness matters. */
  isAhead: boolean;
}

/** Days that are looked forward to; the others have happened once they are known. */
const awaited: readonly DateName[] = ['dateHearing', 'dateWrit', 'dateLockout'];

/** The days that somebody has written down or set, in the order of their happening. */
export function knownDates(details: CaseDetails, today = todayIn(zoneOf(details))): KnownDate[] {
  const zone = zoneOf(details);
  const moment = (key: DateName, at: string | null) => (at ? [{ key, day: dayOf(at, zone), at }] : []);
  const plain = (key: DateName, day: string | null) => (day ? [{ key, day, at: null }] : []);
  const writOn = details.nextDateKind === 'WRIT_FROM' ? details.nextDate : null;
  const isSet = isHearingSet(details);
  // A day that a judgment or the case's end overtook is none of its days.
  const hearing = moment('dateHearing', details.hearingAt).filter(
    ({ day }) => isSet || (details.hearingStage === 'HELD' && day <= today),
  );
  const isAwaited = (key: DateName) => awaited.includes(key) && (key !== 'dateHearing' || isSet);
  const dates = [
    ...plain('dateNotice', details.caseEviction.noticeServedOn),
    ...moment('dateSubmitted', details.submittedAt),
    ...moment('dateApproved', details.approvedAt),
    ...plain('dateFiled', details.filedOn),
    ...plain('dateServed', lastServedOn(details)),
    ...hearing,
    ...plain('dateJudgment', details.caseJudgment?.date ?? null),
    ...plain('dateWrit', writOn),
    ...plain('dateLockout', details.lockoutDate),
    ...moment('datePossession', details.possessionAt),
    ...moment('dateEnded', details.closedAt ?? details.dismissedAt ?? details.deniedAt),
  ];
  return dates.map((date) => ({ ...date, isAhead: isAwaited(date.key) && date.day >= today }));
}

/** The day on which the last defendant was served, once all are. */
export function lastServedOn({ serviceStage, tenants }: CaseDetails): string | null {
  if (serviceStage !== 'COMPLETE') return null;
  const days = tenants.flatMap(({ servedOn }) => servedOn ?? []);
  return days.toSorted().at(-1) ?? null;
}
