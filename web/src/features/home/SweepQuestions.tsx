import { Link } from '@tanstack/react-router';
import type { SweptHearing } from '@writdesk/contract/payment-sweep/payment-sweep';
import { CalendarClock, ChevronRight, Wallet } from 'lucide-react';
import { useState } from 'react';
import { chipDay, distance, listDay, timeAt, todayIn } from '../../shared/formats/dates.ts';
import { sweepWords } from '../../labels/case/sweep-words.ts';
import { plainNames } from '../../labels/case/case-names.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { tags } from '../../shared/formats/prose-day.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import { ButtonLink, TwoLines, usePhone } from '../../shared/ui/index.ts';
import { SweepAnswers } from '../payment-sweep/index.ts';
import { messages } from './messages.ts';
import { sweepMessages } from './sweep-messages.ts';
import type { SweptSitting } from './swept-sittings.ts';

const icon = { size: 17, strokeWidth: 1.9, 'aria-hidden': true } as const;

/** The questions that were open when the page came: one that was answered stays, so that its answer can be changed. */
export function useOpenQuestions(hearings: readonly SweptHearing[] | undefined): readonly SweptHearing[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const open = (hearings ?? []).filter(({ sweep }) => sweep === null).map(({ id }) => id);
  const isNew = open.some((id) => !seen.includes(id));
  if (isNew) setSeen([...new Set([...seen, ...open])]);
  return (hearings ?? []).filter(({ id }) => seen.includes(id) || open.includes(id));
}

/** `Has Hodan Yusuf paid?`, with one press for each answer; on a phone the row leads to the question on its case. */
export function SweepQuestion({ row }: { row: SweptHearing }) {
  const t = useText(sweepMessages);
  const locale = useLocale();
  const names = plainNames(row.tenantNames);
  const place = [row.propertyName, row.unitLabel].filter(Boolean).join(' ');
  const today = todayIn(row.timeZone);
  // `today` and `tomorrow` are read faster than their date, and fit the line of a phone.
  const near = distance(row.hearingDate, { today });
  const isNear = near.days <= 1;
  const day = isNear ? near.text : listDay(row.hearingDate, today);
  const isPhone = usePhone();
  const asked =
    names.length > 0
      ? t('hasPaid', { count: names.length, names: new Intl.ListFormat(tags[locale]).format(names) })
      : t('haveTenantsPaid');
  const until = t(isNear ? 'answerByNear' : 'answerBy', { day, time: timeAt(row.hearingAt, row.timeZone) });
  if (isPhone)
    return (
      <li>
        <Link
          to="/cases/$id"
          params={{ id: row.id }}
          search={{ act: 'answer-sweep' }}
          className="work-phone-row"
        >
          <span className="work-icon tone-court">
            <Wallet {...icon} />
          </span>
          <span className="work-phone-words">
            <strong>{asked}</strong>
            <span>{t('heard', { place, day })}</span>
            {row.sweep ? (
              <small>{t('answered', { answer: wordOf(sweepWords, row.sweep.answer) })}</small>
            ) : (
              <small className="near">{until}</small>
            )}
          </span>
          <ChevronRight size={17} aria-hidden />
        </Link>
      </li>
    );
  return (
    <li className="sweep-row">
      <span className="work-icon tone-court">
        <Wallet {...icon} />
      </span>
      <TwoLines
        strong
        first={
          <Link to="/cases/$id" params={{ id: row.id }}>
            {asked}
          </Link>
        }
        second={t('heard', { place, day })}
      />
      <span className="sweep-by near">{until}</span>
      <SweepAnswers row={row} />
    </li>
  );
}

/** A sitting ahead of which properties have not said who paid. */
export function SweepSitting({ sitting }: { sitting: SweptSitting }) {
  const t = useText(sweepMessages);
  const own = useText(messages);
  const isPhone = usePhone();
  const { courthouse, room, hearingDate, hearingAt, timeZone, cases, properties, unanswered } = sitting;
  const today = todayIn(timeZone);
  const day = hearingDate === today ? t('today') : listDay(hearingDate, today);
  const asked = t('unanswered', { count: unanswered, of: cases, properties: properties.join(', ') });
  const docket = t('docketOf', { day, room });
  const until = t('until', {
    when: hearingDate === today ? timeAt(hearingAt, timeZone) : chipDay(hearingDate, today),
  });
  const mark = (
    <span className="work-icon tone-court">
      <CalendarClock {...icon} />
    </span>
  );
  if (isPhone)
    return (
      <li>
        <Link to="/sweep" search={{ answered: 'false' }} className="work-phone-row">
          {mark}
          <span className="work-phone-words">
            <strong>{t('sweep')}</strong>
            <span>{[docket, courthouse].join(', ')}</span>
            <small>{asked}</small>
            <small className="near">{until}</small>
          </span>
          <ChevronRight size={17} aria-hidden />
        </Link>
      </li>
    );
  return (
    <li className="work-row">
      {mark}
      <TwoLines strong first={t('sweep')} second={asked} />
      <TwoLines first={docket} second={[own('caseCount', { count: cases }), courthouse].join(' · ')} />
      <span className="work-due">
        <span>{own('today')}</span>
        <span className="near">{until}</span>
      </span>
      <ButtonLink
        to="/sweep"
        search={{ answered: 'false' }}
        size="small"
        className="work-button"
        aria-label={own('onCase', { act: t('open'), title: `${courthouse}, ${day}, ${room}` })}
      >
        {t('open')}
      </ButtonLink>
    </li>
  );
}
