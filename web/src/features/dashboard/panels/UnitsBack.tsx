import { Link, type LinkProps } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import { caseAddress } from '../../../labels/case/case-names.ts';
import { useCall } from '../../../shared/api/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { DayWithDistance, Sheet, TwoLines } from '../../../shared/ui/index.ts';
import { panelMessages as messages } from '../panel-messages.ts';
import { casesOf, type Place } from '../place.ts';
import { listDays } from '../../../shared/formats/day-ranges.ts';

const SHOWN = 5;

/** The units that came back in the range, and the days that are set for the next ones. */
export function UnitsBack({ place }: { place: Place }) {
  const t = useText(messages);
  const { days, countyId } = place;
  const asked = { quiet: true, keepPrevious: true };
  const of = countyId && { countyId };
  const back = useCall(cases.list, {
    query: { done: 'possession', size: 1, ...of, ...listDays(days) },
    ...asked,
  }).data;
  const set = useCall(cases.list, {
    query: { status: 'LOCKOUT_SCHEDULED', sort: 'nextDate', size: SHOWN, ...of },
    ...asked,
  }).data;
  if (!back || !set) return null;
  return (
    <Sheet
      title={t('unitsBack')}
      extra={
        back.total > 0 && (
          <Link {...(casesOf(place, { done: 'possession' }) as LinkProps)}>
            {t('cameBack', { count: formatCount(back.total) })}
          </Link>
        )
      }
    >
      <p className="dash-said">{t('unitsBackSaid', { back: back.total, set: set.total })}</p>
      <ul className="dash-list">
        {set.cases.map((row) => (
          <li key={row.id}>
            <TwoLines
              strong
              first={<Link {...caseAddress(row)}>{row.tenantNames}</Link>}
              second={[row.propertyName, row.unitLabel].filter(Boolean).join(' ')}
            />
            {row.nextDate && (
              <DayWithDistance day={row.nextDate} today={todayIn(row.timeZone)} kind="event" />
            )}
          </li>
        ))}
      </ul>
      {set.total > set.cases.length && (
        <Link {...(casesOf({ days: null, countyId }, { status: 'LOCKOUT_SCHEDULED' }) as LinkProps)}>
          {t('allLockouts', { count: formatCount(set.total) })}
        </Link>
      )}
    </Sheet>
  );
}
