import { CalendarClock } from 'lucide-react';
import { todayIn } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { Note } from '../../../shared/ui/index.ts';
import { numberOf, partyName } from '../../../labels/case/case-names.ts';
import { obstacleText } from '../../../labels/law/obstacle-words.ts';
import { closedText, useTerms } from '../../deadlines/index.ts';
import type { WaitingRow } from './bulk-acts.ts';
import { bulkMessages } from './bulk-messages.ts';

/** So many are named; the result names them all. */
const named = 8;

/** Before anything is sent: which of the selected cases stay as they are, from which day they may go on, and why. */
export function BulkWaits({ waiting }: { waiting: readonly WaitingRow[] }) {
  const t = useText(bulkMessages);
  const termsOf = useTerms();
  if (waiting.length === 0) return null;
  const more = waiting.length - named;
  return (
    <Note tone="hold" icon={CalendarClock}>
      <p>{t('waits', { count: waiting.length })}</p>
      <ul className="bulk-waits">
        {waiting.slice(0, named).map(({ row, wait }) => (
          <li key={row.id}>
            <strong>{[partyName(row.tenantNames) || row.title, numberOf(row)].join(', ')}:</strong>{' '}
            {wait.obstacles
              .map((one) =>
                obstacleText(one, {
                  today: todayIn(row.timeZone),
                  terms: termsOf(row.stateCode),
                  why: closedText,
                }),
              )
              .join('. ')}
          </li>
        ))}
        {more > 0 && <li>{t('waitsMore', { count: more })}</li>}
      </ul>
    </Note>
  );
}
