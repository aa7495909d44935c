import type { CaseDetails } from '@writdesk/contract/cases';
import { listDay, timeAt, todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Distance, Sheet } from '../../../shared/ui/index.ts';
import { zoneOf } from '../court-zone.ts';
import { useFresh } from '../fresh-parts.ts';
import { messages } from '../messages.ts';
import { knownDates } from './known-dates.ts';

/** The days of a case that are known. Days that are counted by rule are added where the count is. */
export function Dates({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const fresh = useFresh('dates', 'judgment', 'notice');
  const zone = zoneOf(details);
  const today = todayIn(zone);
  const dates = knownDates(details);
  return (
    <Sheet title={t('dates')} padded={false} className={`case-dates ${fresh}`}>
      {dates.length === 0 ? (
        <p className="case-dates-none">{t('noDates')}</p>
      ) : (
        <dl>
          {dates.map(({ key, day, at, isAhead }) => (
            <div key={key} className={isAhead ? 'ahead' : undefined}>
              <dt>{t(key)}</dt>
              <dd>
                {listDay(day, today)}
                <small>
                  {at && isAhead ? `${timeAt(at, zone)} · ` : ''}
                  <Distance day={day} today={today} kind="event" />
                </small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Sheet>
  );
}
