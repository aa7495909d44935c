import { Link } from '@tanstack/react-router';
import type { WritRow } from '@writdesk/contract/writs/writs';
import { ChevronRight } from 'lucide-react';
import { listDay, todayIn } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { currentLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { ButtonLink, Sheet, TwoLines, usePhone } from '../../shared/ui/index.ts';
import { useWaitingWrits } from '../../shared/waiting-writs.ts';
import { writActButton, writActLabel } from '../../labels/writ/writ-action-words.ts';
import { writStatusLook } from '../../labels/writ/writ-status.ts';
import { messages } from './messages.ts';

const addressOf = ({ case: { id }, primaryAction }: WritRow) =>
  ({
    to: '/cases/$id',
    params: { id },
    search: primaryAction ? { act: `writ-${primaryAction}` } : {},
  }) as const;

/** At the side of the firm’s work: writs to sign for who signs, writs to move on for who works on them. */
export function FirmWrits() {
  const t = useText(messages);
  const { holds } = usePerson();
  const waitsFor = [
    ...(holds('writ.review') ? (['ATTORNEY'] as const) : []),
    ...(holds('writ.file') ? (['FIRM'] as const) : []),
  ];
  const { data } = useWaitingWrits(waitsFor);
  if (!data || data.total === 0) return null;
  const more = data.total - data.writs.length;
  return (
    <Sheet
      title={t('writs')}
      extra={
        <Link to="/writs" search={{ waitsFor: waitsFor.join(',') }}>
          {t('allWrits', { count: formatCount(data.total) })}
        </Link>
      }
    >
      <ul className="rail-list">
        {data.writs.map((row) => (
          <li key={row.id}>
            <Link {...addressOf(row)}>
              <span className="rail-words">
                {titleOf(row)}
                <small>{row.case.title}</small>
              </span>
              {row.expiresOn && (
                <span className="rail-note">
                  {t('writUntil', { day: listDay(row.expiresOn, todayIn(row.case.timeZone)) })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="rail-note">{t('moreTasks', { count: more })}</p>}
    </Sheet>
  );
}

/** What is to do, or where the writ stands while its day is still ahead. */
const titleOf = ({ primaryAction, status, case: { terms } }: WritRow): string =>
  primaryAction ? writActLabel(primaryAction, terms) : writStatusLook(status).label[currentLocale()];

/** A writ whose questions the company answers, as a row of its work. */
export function WritQuestions({ row }: { row: WritRow }) {
  const t = useText(messages);
  const isPhone = usePhone();
  const { icon: Icon, tone } = writStatusLook(row.status, 'client');
  const title = writActLabel('client-confirm', row.case.terms, true);
  const { tenantNames, propertyName, unitLabel } = row.case;
  const place = [propertyName, unitLabel].filter(Boolean).join(' ');
  const icon = (
    <span className={`work-icon tone-${tone}`}>
      <Icon size={17} strokeWidth={1.9} aria-hidden />
    </span>
  );
  if (isPhone)
    return (
      <li>
        <Link {...addressOf(row)} className="work-phone-row">
          {icon}
          <span className="work-phone-words">
            <strong>{title}</strong>
            <span>{[tenantNames, place].filter(Boolean).join(', ')}</span>
            <small className="work-asked">{t('writQuestions')}</small>
          </span>
          <ChevronRight size={17} aria-hidden />
        </Link>
      </li>
    );
  return (
    <li className="work-row">
      {icon}
      <TwoLines strong first={title} second={t('writQuestions')} />
      <TwoLines
        first={
          <Link to="/cases/$id" params={{ id: row.case.id }} className="work-case">
            {row.case.title}
          </Link>
        }
        second={place}
      />
      <span className="work-due">—</span>
      <ButtonLink
        {...addressOf(row)}
        size="small"
        className="work-button"
        aria-label={t('onCase', { act: writActButton('client-confirm', true), title: row.case.title })}
      >
        {writActButton('client-confirm', true)}
      </ButtonLink>
    </li>
  );
}
