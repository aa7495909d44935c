import { Link, type LinkProps } from '@tanstack/react-router';
import { ongoingStatuses } from '@writdesk/contract/cases/case-status';
import { cases } from '@writdesk/contract/cases/cases';
import { caseAddress } from '../../../labels/case/case-names.ts';
import { useCall } from '../../../shared/api/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { caseStatusLook, DayWithDistance, Sheet, Status, TwoLines } from '../../../shared/ui/index.ts';
import { panelMessages as messages } from '../panel-messages.ts';
import { casesOf } from '../place.ts';

const SHOWN = 12;
const open = ongoingStatuses.join(',');

/** An owner's units with a case that goes on: where it stands, and its next day. */
export function OwnUnits({ countyId }: { countyId: string }) {
  const t = useText(messages);
  const { data } = useCall(cases.list, {
    query: { status: open, sort: 'nextDate', size: SHOWN, ...(countyId && { countyId }) },
    quiet: true,
    keepPrevious: true,
  });
  if (!data) return null;
  return (
    <Sheet
      title={t('ownUnits')}
      extra={
        data.total > 0 && (
          <Link {...(casesOf({ days: null, countyId }, { status: open }) as LinkProps)}>
            {t('allOf', { count: formatCount(data.total) })}
          </Link>
        )
      }
    >
      {data.total === 0 && <p className="dash-said">{t('noUnits')}</p>}
      <ul className="dash-list">
        {data.cases.map((row) => (
          <li key={row.id}>
            <TwoLines
              strong
              first={
                <Link {...caseAddress(row)}>
                  {[row.propertyName, row.unitLabel].filter(Boolean).join(' ') || row.title}
                </Link>
              }
              second={row.tenantNames}
            />
            <Status of={caseStatusLook(row.status, 'client')} />
            {row.nextDate && (
              <DayWithDistance day={row.nextDate} today={todayIn(row.timeZone)} kind="event" />
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
