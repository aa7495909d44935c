import { clients, SILENT_DAYS } from '@writdesk/contract/clients/clients';
import { invites } from '@writdesk/contract/invites/invites';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../shared/api/index.ts';
import { dayOf, listDay, localZone } from '../../../shared/formats/dates.ts';
import { formatCount } from '../../../shared/formats/money.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Sheet, TwoLines } from '../../../shared/ui/index.ts';
import { workMessages as messages } from '../work-messages.ts';

const SHOWN = 5;

/** Companies whose registration isn't finished, the longest waiting first. */
export function Unfinished() {
  const t = useText(messages);
  const { data } = useCall(clients.list, {
    query: { status: 'ONBOARDING', sort: 'createdAt', size: SHOWN },
    quiet: true,
    keepPrevious: true,
  });
  if (!data) return null;
  return (
    <Sheet
      title={t('unfinished')}
      extra={
        data.total > 0 && (
          <Link to="/clients" search={{ status: 'ONBOARDING' }}>
            {t('allOf', { count: formatCount(data.total) })}
          </Link>
        )
      }
    >
      {data.total === 0 && <p className="dash-said">{t('noneUnfinished')}</p>}
      <ul className="dash-list">
        {data.clients.map(({ id, name, createdAt }) => (
          <li key={id}>
            <TwoLines
              strong
              first={
                <Link to="/clients/$id" params={{ id }}>
                  {name}
                </Link>
              }
              second={t('since', { day: listDay(dayOf(createdAt, localZone())) })}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Active companies that have begun no case for a while. */
export function Silent() {
  const t = useText(messages);
  const { data } = useCall(clients.list, {
    query: { silent: 'true', size: SHOWN },
    quiet: true,
    keepPrevious: true,
  });
  if (!data) return null;
  return (
    <Sheet
      title={t('silent', { days: SILENT_DAYS })}
      extra={
        data.total > 0 && (
          <Link to="/clients" search={{ silent: 'true' }}>
            {t('allOf', { count: formatCount(data.total) })}
          </Link>
        )
      }
    >
      {data.total === 0 && <p className="dash-said">{t('noneSilent')}</p>}
      <ul className="dash-list">
        {data.clients.map(({ id, name, lastCaseAt }) => (
          <li key={id}>
            <TwoLines
              strong
              first={
                <Link to="/clients/$id" params={{ id }}>
                  {name}
                </Link>
              }
              second={
                lastCaseAt ? t('lastCase', { day: listDay(dayOf(lastCaseAt, localZone())) }) : t('noCaseYet')
              }
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Invites that nobody has accepted yet. */
export function OpenInvites() {
  const t = useText(messages);
  const status = 'SENT,OPENED';
  const { data } = useCall(invites.clientList, {
    query: { status, size: SHOWN },
    quiet: true,
    keepPrevious: true,
  });
  if (!data) return null;
  return (
    <Sheet
      title={t('openInvites')}
      extra={
        data.total > 0 && (
          <Link to="/invites/client" search={{ status }}>
            {t('allOf', { count: formatCount(data.total) })}
          </Link>
        )
      }
    >
      {data.total === 0 && <p className="dash-said">{t('noInvites')}</p>}
      <ul className="dash-list">
        {data.invites.map(({ id, email, company, client, sentAt }) => (
          <li key={id}>
            <TwoLines
              strong
              first={email}
              second={[company ?? client?.name, t('since', { day: listDay(dayOf(sentAt, localZone())) })]
                .filter(Boolean)
                .join(' · ')}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
