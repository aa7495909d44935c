import { Link } from '@tanstack/react-router';
import { dockets, type ListedDocket } from '@writdesk/contract/dockets/dockets';
import { useCall } from '../../shared/api/index.ts';
import { listDay, timeAt, todayIn } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { translate, useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { casesAt, partyName } from '../../labels/case/case-names.ts';
import { messages } from './messages.ts';

const shownDockets = 5;

/** The next sittings, each leading to its cases. */
export function InCourt() {
  const t = useText(messages);
  const { holds } = usePerson();
  const query = { dateRange: `${todayIn()}..`, size: 20 };
  const { data } = useCall(dockets.list, { query, quiet: true, enabled: holds('docket.read') });
  const sittings = (data?.dockets ?? []).filter(({ caseCount }) => caseCount > 0).slice(0, shownDockets);
  if (sittings.length === 0) return null;
  return (
    <Sheet
      title={t('inCourt')}
      extra={
        <Link to="/dockets" search={{ view: 'month' }}>
          {t('calendar')}
        </Link>
      }
    >
      <ul className="rail-list">
        {sittings.map((docket) => (
          <Sitting key={docket.id} docket={docket} />
        ))}
      </ul>
    </Sheet>
  );
}

/** `Dawkins, Kuznetsova et al. and 2 more`. */
function partyWords({ parties, caseCount }: ListedDocket): string {
  const names = parties.map(partyName).join(', ');
  const more = caseCount - parties.length;
  return more > 0 ? translate(messages, 'andMore', { names, count: formatCount(more) }) : names;
}

function Sitting({ docket }: { docket: ListedDocket }) {
  const t = useText(messages);
  const { hearingDate, hearingAt, timeZone, courthouse, room, caseCount } = docket;
  const time = timeAt(hearingAt, timeZone);
  const isToday = hearingDate === todayIn(timeZone);
  const address = {
    status: 'ON_DOCKET',
    courthouseId: courthouse.id,
    nextFrom: hearingDate,
    nextTo: hearingDate,
  };
  return (
    <li>
      <Link {...casesAt(address)}>
        <span className="rail-words">
          {isToday ? t('todayAt', { time }) : t('dayAt', { day: listDay(hearingDate), time })}
          <small>{[courthouse.shortName, room].filter(Boolean).join(', ')}</small>
          <small className="rail-parties" title={partyWords(docket)}>
            {partyWords(docket)}
          </small>
        </span>
        <span className="rail-note">{t('caseCount', { count: caseCount })}</span>
      </Link>
    </li>
  );
}
