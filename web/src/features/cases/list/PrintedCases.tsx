import type { CaseRow } from '@writdesk/contract/cases/cases';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { listDay, todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { useLocale } from '../../../shared/i18n/locale.ts';
import { usePerson } from '../../../shared/person/index.ts';
import { caseStatusLook, Money } from '../../../shared/ui/index.ts';
import { nextDateLabel } from '../../../labels/case/act-labels.ts';
import { numberOf } from '../../../labels/case/case-names.ts';
import { bulkMessages } from './bulk-messages.ts';
import { messages } from './messages.ts';
import './printed-cases.css';

/** The selected cases on paper: on the screen it is not to be seen. */
export function PrintedCases({ rows, onDone }: { rows: readonly CaseRow[]; onDone: () => void }) {
  const t = useText(messages);
  const own = useText(bulkMessages);
  const locale = useLocale();
  const { isClient } = usePerson();
  const isAsked = useRef(false);
  useEffect(() => {
    addEventListener('afterprint', onDone);
    if (!isAsked.current) window.print();
    isAsked.current = true;
    return () => removeEventListener('afterprint', onDone);
  }, [onDone]);
  const heads = [t('case'), t('property'), t('courthouse'), t('status'), t('nextDate'), t('amount')];
  return createPortal(
    <div className="printed-cases" aria-hidden>
      <h1>{own('printTitle', { count: rows.length })}</h1>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                {row.title}
                <br />
                {numberOf(row)}
              </td>
              <td>{[row.propertyName, row.unitLabel].filter(Boolean).join(' ')}</td>
              <td>{row.courthouseName}</td>
              <td>{caseStatusLook(row.status, isClient ? 'client' : 'firm').label[locale]}</td>
              <td>
                {row.nextDate && listDay(row.nextDate, todayIn(row.timeZone))}
                <br />
                {nextDateLabel(row.nextDateKind, null, { at: row.hearingAt, timeZone: row.timeZone })}
              </td>
              <td className="end">
                <Money cents={row.claimCents} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
    document.body,
  );
}
