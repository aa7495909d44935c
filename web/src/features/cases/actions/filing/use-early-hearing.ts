import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { earlyHearing } from '@writdesk/contract/dockets/early-hearing';
import type { FaultValues } from '@writdesk/contract/sentences/fault';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { useLawDates } from '../../shared/use-law-dates.ts';
import { docketMessages } from './docket-messages.ts';

/** Why a day in court needs a reason, in words; `isAny` where any day does. */
export interface EarlyHearing {
  text: string;
  isAny: boolean;
}

/** What speaks against a hearing on a day, or on any day while none is chosen; null where nothing does. */
export function useEarlyHearing(details: CaseDetails, hearingDate: string | undefined): EarlyHearing | null {
  const own = useText(docketMessages);
  const limits = useLawDates(details).data?.hearing;
  const isAny = limits?.isUnserved ?? false;
  if (!limits || !(hearingDate || isAny)) return null;
  const early = earlyHearing(limits, hearingDate ?? '');
  return early && { text: own(early.code, daysOf(early.values, todayIn(zoneOf(details)))), isAny };
}

/** As lists say days: near ones without their year. */
const daysOf = (values: FaultValues, today: string) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, day]) =>
      typeof day === 'string' ? [[name, listDay(day, today)]] : [],
    ),
  );
