import { Link } from '@tanstack/react-router';
import { cases, type CaseRow } from '@writdesk/contract/cases/cases';
import { ChevronRight } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { listDay, todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { ButtonLink, DayWithDistance, TwoLines, usePhone } from '../../shared/ui/index.ts';
import { actButtonLabel, nextDateLabel } from '../../labels/case/act-labels.ts';
import { caseAddress } from '../../labels/case/case-names.ts';
import { useTerms } from '../deadlines/index.ts';
import { messages } from './messages.ts';
import { overviewMessages } from './overview-messages.ts';

const shownRows = 6;

/** The company's next days at court and with the officer. */
export function ComingUp() {
  const t = useText(overviewMessages);
  const query = {
    status: 'ON_DOCKET,LOCKOUT_SCHEDULED',
    nextFrom: todayIn(),
    sort: 'nextDate',
    size: shownRows,
  } as const;
  const rows = useCall(cases.list, { query, quiet: true }).data?.cases ?? [];
  if (rows.length === 0) return null;
  return (
    <section className="home-section">
      <h2>{t('comingUp')}</h2>
      <ul className="sheet coming-up">
        {rows.map((row) => (
          <ComingRow key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );
}

function ComingRow({ row }: { row: CaseRow }) {
  const t = useText(messages);
  const termsOf = useTerms();
  const isPhone = usePhone();
  const { nextDate, nextDateKind, timeZone, hearingAt } = row;
  const place = [row.propertyName, row.unitLabel].filter(Boolean).join(' ');
  const open = actButtonLabel('open');
  const what = nextDateLabel(nextDateKind, termsOf(row.stateCode), { at: hearingAt, timeZone });
  const whose = [row.tenantNames, place].filter(Boolean).join(' · ');
  if (isPhone)
    return (
      <li>
        <Link {...caseAddress(row)} className="work-phone-row coming-phone-row">
          <span className="coming-day">{nextDate && listDay(nextDate, todayIn(timeZone))}</span>
          <span className="work-phone-words">
            <strong>{what}</strong>
            <small>{whose}</small>
          </span>
          <ChevronRight size={17} aria-hidden />
        </Link>
      </li>
    );
  return (
    <li>
      {nextDate && <DayWithDistance day={nextDate} today={todayIn(timeZone)} kind="event" />}
      <TwoLines strong first={<Link {...caseAddress(row)}>{what}</Link>} second={whose} />
      <ButtonLink
        {...caseAddress(row)}
        size="small"
        className="work-button"
        aria-label={t('onCase', { act: open, title: row.title })}
      >
        {open}
      </ButtonLink>
    </li>
  );
}
