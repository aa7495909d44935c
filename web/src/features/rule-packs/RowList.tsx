import { deadlineEvents } from '@writdesk/contract/deadlines/deadline-values';
import type { LawRow, PackRow } from '@writdesk/contract/rule-packs/rule-packs';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { noteText, useTerms } from '../deadlines/index.ts';
import { useEventLabel } from '../../labels/law/use-event-label.ts';
import { messages } from './messages.ts';
import { rowSentence } from './row-sentence.ts';

interface RowListProps {
  state: string;
  rows: readonly PackRow[];
  /** What the reader may do with a row. */
  renderActions: (row: PackRow) => ReactNode;
}

/** Every row of a version: deadlines by what they set a day for, then notices, court papers, payments and numbers. */
export function RowList({ state, rows, renderActions }: RowListProps) {
  const t = useText(messages);
  const label = useEventLabel(useTerms()(state));
  const groups = [
    ...deadlineEvents.map((event) => ({
      key: event as string,
      title: label(event, false),
      of: (one: LawRow) => one.kind === 'DEADLINE' && one.row.event === event,
    })),
    { key: 'NOTICE', title: t('notices'), of: ({ kind }: LawRow) => kind === 'NOTICE' },
    { key: 'SERVICE', title: t('services'), of: ({ kind }: LawRow) => kind === 'SERVICE' },
    { key: 'PAYMENT', title: t('payments'), of: ({ kind }: LawRow) => kind === 'PAYMENT' },
    { key: 'FIGURE', title: t('figures'), of: ({ kind }: LawRow) => kind === 'FIGURE' },
  ];
  return (
    <>
      {groups.map(({ key, title, of }) => {
        const own = rows.filter(of);
        return own.length === 0 ? null : (
          <Sheet key={key} title={title} padded={false}>
            <ul className="rule-rows">
              {own.map((row) => (
                <li key={row.row.id} id={row.row.id}>
                  <RowWords row={row} />
                  <div className="rule-row-acts">{renderActions(row)}</div>
                </li>
              ))}
            </ul>
          </Sheet>
        );
      })}
    </>
  );
}

function RowWords({ row: one }: { row: PackRow }) {
  const t = useText(messages);
  const locale = useLocale();
  const { row } = one;
  const notes = one.kind === 'DEADLINE' ? one.row.notes : [];
  return (
    <div className="rule-words">
      <h3>
        {row.label} <span className="rule-id">{row.id}</span>
      </h3>
      <p className="rule-sentence">{rowSentence(one, locale)}</p>
      {notes.length > 0 && (
        <ul className="rule-notes">
          {notes.map((note) => {
            const { text, lang } = noteText(note, locale);
            return (
              <li key={note} lang={lang}>
                {text}
              </li>
            );
          })}
        </ul>
      )}
      <p className="rule-source">
        <span>{row.cite}</span> <span className="quiet-words">{row.source}</span>
      </p>
      <p className="rule-source">
        <span className={`rule-sure sure-${row.confidence}`}>{t(`sure_${row.confidence}`)}</span>
        {!row.effectiveFrom && <span className="quiet-words">{t('fromBefore')}</span>}
        <VerdictWords row={one} />
      </p>
    </div>
  );
}

function VerdictWords({ row: { verdict } }: { row: PackRow }) {
  const t = useText(messages);
  if (!verdict) {
    return (
      <span className="rule-verdict tone-hold">
        <CircleHelp size={15} aria-hidden /> {t('unchecked')}
      </span>
    );
  }
  const { by: name, firm, barNumber, reason } = verdict;
  const day = recordDay(dayOf(verdict.at));
  const said =
    verdict.verdict === 'VERIFIED'
      ? t('checkedBy', { name, firm, day })
      : t('calledWrong', { name, firm, day, reason: reason ?? '' });
  const Icon = verdict.verdict === 'VERIFIED' ? CircleCheck : CircleAlert;
  return (
    <span className={`rule-verdict tone-${verdict.verdict === 'VERIFIED' ? 'gain' : 'stop'}`}>
      <Icon size={15} aria-hidden /> {said}
      {barNumber && ` (${t('barNumber', { number: barNumber })})`}
    </span>
  );
}
