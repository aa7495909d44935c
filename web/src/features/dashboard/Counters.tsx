import { Link, type LinkProps } from '@tanstack/react-router';
import { cases } from '@writdesk/contract/cases/cases';
import { useCall } from '../../shared/api/index.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';
import { casesOf, type Place } from './place.ts';
import { dateRangeOf, type Days } from '../../shared/formats/day-ranges.ts';
import './counters.css';

const counters = [
  ['CasesSubmitted', 'submitted'],
  ['CasesApproved', 'approved'],
  ['writIssued', 'writIssued'],
  ['AppealedCases', 'appealed'],
  ['CasesDenied', 'denied'],
  ['CasesDismissed', 'dismissed'],
] as const;

/** The six counters, each a link to its cases, with what it was in the range before. */
export function Counters({ whose, place, before }: { whose: string; place: Place; before: Days | null }) {
  const t = useText(messages);
  const params = { id: whose };
  const of = { ...(place.countyId && { countyId: place.countyId }) };
  const asked = { params, keepPrevious: true, quiet: true };
  const now = useCall(cases.dashboardStatus, {
    ...asked,
    query: { ...of, dateRange: dateRangeOf(place.days) },
  }).data;
  const then = useCall(cases.dashboardStatus, {
    ...asked,
    query: { ...of, dateRange: dateRangeOf(before) },
    enabled: before !== null,
  }).data;
  return (
    <section className="sheet dash-counters" aria-label={t('counters')}>
      {counters.map(([name, done]) => (
        <Link key={name} {...(casesOf(place, { done }) as LinkProps)}>
          <strong>{now ? formatCount(now[name]) : '–'}</strong>
          <span>{t(name)}</span>
          {/* Its place is kept while it is fetched. */}
          {before && <small data-waits={!then}>{t('before', { count: then?.[name] ?? 0 })}</small>}
        </Link>
      ))}
    </section>
  );
}
