import type { CourtSheet, SheetCase } from '@writdesk/contract/court-day/court-day';
import { ArrowLeft, Printer, TriangleAlert, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { chipDay, paperMoment, titleDay, wallTime } from '../../../shared/formats/dates.ts';
import { formatMoney } from '../../../shared/formats/money.ts';
import { wordOf } from '../../../shared/i18n/word-list.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Segments } from '../../../shared/ui/page/Segments.tsx';
import { holds } from '../../../labels/case/court-words.ts';
import { methods } from '../../../labels/case/eviction-words.ts';
import { sweepWords } from '../../../labels/case/sweep-words.ts';
import { PrintBoxes } from './PrintBoxes.tsx';
import { ResultRow } from './ResultRow.tsx';
import { sheetMessages } from './sheet-messages.ts';
import type { CourtDay } from './use-court-day.ts';
import './sheet.css';

interface SheetViewProps {
  sheet: CourtSheet;
  day: CourtDay;
}

/** The sheet itself. It needs no session and no frame. */
export function SheetView({ sheet, day }: SheetViewProps) {
  const t = useText(sheetMessages);
  const [hour, setHour] = useState('all');
  const { docket, firmName, sittings, cases, readAt } = sheet;
  const hours = [...new Set(sittings.map(({ hearingTime }) => hearingTime))];
  const shown = cases.filter(({ hearingTime }) => hour === 'all' || hearingTime === hour);
  const title = t('title', { court: docket.courthouse.shortName, room: docket.room });
  const facts = [
    t('facts', { day: titleDay(docket.hearingDate), count: cases.length }),
    docket.judge,
    docket.lawyer?.name,
  ];
  useEffect(() => {
    document.title = `${title} – Writdesk`;
  }, [title]);
  return (
    <div className="court-sheet">
      <header className="court-sheet-head">
        <div>
          <p className="court-sheet-firm">
            <a className="on-screen" href={`/dockets/${docket.id}`}>
              <ArrowLeft size={15} aria-hidden /> {t('back')}
            </a>
            <span>{t('sheetOf', { firm: firmName })}</span>
          </p>
          <h1>{title}</h1>
          <p>{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <div className="court-sheet-tools on-screen">
          {!day.isOnline && (
            <span className="no-signal" role="status">
              <WifiOff size={16} aria-hidden /> {t('noSignal')}
            </span>
          )}
          {hours.length > 1 && (
            <Segments
              label={t('hours')}
              value={hour}
              onChange={setHour}
              options={[
                { value: 'all', label: t('all', { count: cases.length }) },
                ...hours.map((one) => ({ value: one, label: wallTime(one) })),
              ]}
            />
          )}
          <button type="button" className="sheet-button" onClick={() => window.print()}>
            <Printer size={16} aria-hidden /> {t('print')}
          </button>
        </div>
        <p className="on-paper">
          {t('printed', { when: paperMoment(new Date().toISOString(), docket.timeZone) })}
        </p>
      </header>
      <UnsentBanner day={day} sheetId={docket.id} />
      {cases.length === 0 ? (
        <p>{t('nobody')}</p>
      ) : (
        <div className="court-sheet-scroll" role="region" aria-label={title} tabIndex={0}>
          <table>
            <thead>
              <tr>
                {(
                  [
                    'time',
                    'tenant',
                    'property',
                    'claimed',
                    'noticeService',
                    'military',
                    'payment',
                    'clientSays',
                  ] as const
                ).map((key) => (
                  <th key={key} scope="col">
                    {t(key)}
                  </th>
                ))}
                <th scope="col" className="on-paper">
                  {t('resultColumn')}
                </th>
              </tr>
            </thead>
            {shown.map((item) => (
              <tbody key={item.id}>
                <CaseRow item={item} />
                <tr className="on-screen">
                  <td />
                  <td colSpan={7}>
                    <ResultRow item={item} day={day} timeZone={docket.timeZone} />
                  </td>
                </tr>
              </tbody>
            ))}
          </table>
        </div>
      )}
      <footer className="on-paper">{t('sumsAsOf', { when: paperMoment(readAt, docket.timeZone) })}</footer>
    </div>
  );
}

function CaseRow({ item }: { item: SheetCase }) {
  const t = useText(sheetMessages);
  const { notice, service, lastPayment, interpreter, offer } = item;
  const step = (one: SheetCase['notice']) =>
    one && [chipDay(one.on), one.method && wordOf(methods, one.method)].filter(Boolean).join(' · ');
  const said = [
    t(item.answered ? 'answered' : 'noAnswer'),
    interpreter !== null && (interpreter ? t('interpreter', { language: interpreter }) : t('interpreterAny')),
  ];
  const isRecorded = item.result !== null || item.state === 'CONTINUED' || item.state === 'CANCELLED';
  return (
    <tr className={isRecorded ? 'recorded' : undefined}>
      <td className="strong">{wallTime(item.hearingTime).replace(/ [AP]M$/, '')}</td>
      <th scope="row">
        <span className="strong">{item.tenantNames || item.title}</span>
        <span>{item.caseNumber ?? item.caseDraftNumber}</span>
        {item.holds.map((hold) => (
          <span key={hold} className="warned">
            <TriangleAlert size={13} aria-hidden /> {wordOf(holds, hold)}
          </span>
        ))}
      </th>
      <td>{[item.propertyName, item.unitLabel].filter(Boolean).join(' ')}</td>
      <td className="strong sum">{formatMoney(item.claimCents)}</td>
      <td>
        <span>{step(notice) ?? t('noNotice')}</span>
        <span>{step(service) ?? t('notServed')}</span>
      </td>
      <td>
        <Military found={item.military} />
      </td>
      <td>
        <span>
          {lastPayment
            ? [lastPayment.on && chipDay(lastPayment.on), formatMoney(lastPayment.cents)]
                .filter(Boolean)
                .join(' · ')
            : t('noPayment')}
        </span>
        <span>{said.filter(Boolean).join(' · ')}</span>
      </td>
      <td className="strong">
        {item.sweep && (
          <span>
            {wordOf(sweepWords, item.sweep.answer)}
            {item.sweep.note && `: ${item.sweep.note}`}
          </span>
        )}
        {item.dismissalRequestedAt && <span>{t('asksDismissal')}</span>}
        {offer ??
          (!item.dismissalRequestedAt && !item.sweep && <span className="quiet">{t('noOffer')}</span>)}
      </td>
      <td className="on-paper">
        <PrintBoxes />
      </td>
    </tr>
  );
}

function Military({ found }: { found: SheetCase['military'] }) {
  const t = useText(sheetMessages);
  if (found?.status === 'NOT_ACTIVE') return <span>{t('clear', { day: chipDay(found.on) })}</span>;
  const word = found === null ? 'noSearch' : found.status === 'UNABLE' ? 'unable' : 'active';
  return (
    <span className="warned">
      <TriangleAlert size={13} aria-hidden /> {t(word)}
    </span>
  );
}

/** What the server doesn't have yet. */
function UnsentBanner({ day, sheetId }: { day: CourtDay; sheetId: string }) {
  const t = useText(sheetMessages);
  const waiting = day.pending.filter(({ refused }) => !refused);
  const refused = day.pending.length - waiting.length;
  const elsewhere = day.pending.filter((one) => one.sheetId !== sheetId).length;
  return (
    <div aria-live="polite" className="on-screen">
      {waiting.length > 0 && (
        <p className="unsent">
          <strong>{t('unsent', { count: waiting.length })}.</strong> {t('unsentText')}{' '}
          {elsewhere > 0 && t('unsentElsewhere', { count: elsewhere })}
        </p>
      )}
      {refused > 0 && (
        <p className="unsent refused">
          <strong>{t('needsYou', { count: refused })}.</strong>
        </p>
      )}
    </div>
  );
}
