import { Link, type LinkProps } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import { nextDateLabel } from '../../../labels/case/act-labels.ts';
import { caseAddress } from '../../../labels/case/case-names.ts';
import { useCall } from '../../../shared/api/index.ts';
import { todayIn } from '../../../shared/formats/dates.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { DayWithDistance, Sheet, TwoLines } from '../../../shared/ui/index.ts';
import { casesOf } from '../place.ts';
import { workMessages as messages } from '../work-messages.ts';

interface CaseListPanelProps {
  title: string;
  none: string;
  /** What the list is asked for; the same address has all of it. */
  search: Record<string, string>;
  countyId: string;
  shown?: number;
}

/** The first cases of a list by their next date, and how many there are. */
export function CaseListPanel({ title, none, search, countyId, shown = 6 }: CaseListPanelProps) {
  const t = useText(messages);
  const { data } = useCall(cases.list, {
    query: { ...search, sort: 'nextDate', size: shown, ...(countyId && { countyId }) },
    keepPrevious: true,
    quiet: true,
  });
  if (!data) return null;
  return (
    <Sheet
      title={title}
      extra={
        data.total > 0 && (
          <Link {...(casesOf({ days: null, countyId }, search) as LinkProps)}>
            {t(data.totalIsCapped ? 'moreThan' : 'allOf', { count: formatCount(data.total) })}
          </Link>
        )
      }
    >
      {data.total === 0 && <p className="dash-said">{none}</p>}
      <ul className="dash-list">
        {data.cases.map((row) => (
          <li key={row.id}>
            <TwoLines
              strong
              first={<Link {...caseAddress(row)}>{row.title}</Link>}
              second={[nextDateLabel(row.nextDateKind, null), row.courthouseName].filter(Boolean).join(' · ')}
            />
            {row.nextDate && <DayWithDistance day={row.nextDate} today={todayIn(row.timeZone)} />}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
