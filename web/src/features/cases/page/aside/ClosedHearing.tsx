import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { useText } from '../../../../shared/i18n/translate.ts';
import { closedText } from '../../../deadlines/index.ts';
import { OddDay } from './OddDay.tsx';
import { oddDayWords } from './odd-day-words.ts';
import { useLawDates } from '../../shared/use-law-dates.ts';

/** That the court is closed on the day of the case's hearing; nothing where it sits. */
export function ClosedHearing({ details }: { details: CaseDetails }) {
  const t = useText(oddDayWords);
  const closed = useLawDates(details).data?.closedHearing;
  if (!closed) return null;
  // A closure is called by its reason: that it is closed is said already.
  const reason = closedText(closed.reason);
  return <OddDay>{t('courtClosed', { reason })}</OddDay>;
}
