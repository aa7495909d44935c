import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { earlyHearing } from '@writdesk/contract/dockets/early-hearing';
import type { FaultValues } from '@writdesk/contract/sentences/fault';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { useLawDates } from '../../shared/use-law-dates.ts';
import { docketMessages } from './docket-messages.ts';

/** The case, on its own page or in a list, and the zone of its court. */
type HeardCase = Pick<CaseDetails, 'id' | 'version'> & { timeZone: string };

/** Why a day in court needs a reason, in words; `isAny` where any day does. */
export interface EarlyHearing {
  text: string;
  isAny: boolean;
}

/** What speaks against a hearing on a day, or on any day while none is chosen; null where nothing does. */
export function useEarlyHearing(of: HeardCase, hearingDate: string | undefined): EarlyHearing | null {
  const own = useText(docketMessages);
  const limits = useLawDates(of).data?.hearing;
  const isAny = limits?.isUnserved ?? false;
  if (!limits || !(hearingDate || isAny)) return null;
  const early = earlyHearing(limits, hearingDate ?? '');
  return early && { text: own(early.code, daysOf(early.values, todayIn(of.timeZone))), isAny };
}

/** As lists say days: near ones without their year. */
const daysOf = (values: FaultValues, today: string) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, day]) =>
      typeof day === 'string' ? [[name, listDay(day, today)]] : [],
    ),
  );
