import { cases } from '@writdesk/contract/cases/cases';
import { useCall } from '../../shared/api/index.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { messages } from './messages.ts';

const counters = [
  ['CasesSubmitted', 'submitted'],
  ['CasesApproved', 'approvedCount'],
  ['writIssued', 'writIssued'],
  ['AppealedCases', 'appealed'],
  ['CasesDenied', 'denied'],
  ['CasesDismissed', 'dismissed'],
] as const;

/** The six counters of this year. */
export function Counters() {
  const t = useText(messages);
  const { id, clientId, firmId } = usePerson();
  const whose = clientId ?? firmId ?? id;
  const today = todayIn();
  const dateRange = `${today.slice(0, 4)}-01-01,${today}`;
  const { data } = useCall(cases.dashboardStatus, {
    params: { id: whose ?? '' },
    query: { dateRange },
    enabled: whose !== null,
    quiet: true,
  });
  if (!data) return null;
  return (
    <section className="home-section">
      <h2>{t('thisYear')}</h2>
      <dl className="sheet counters">
        {counters.map(([key, label]) => (
          <div key={key}>
            <dt>{t(label)}</dt>
            <dd>{formatCount(data[key])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
