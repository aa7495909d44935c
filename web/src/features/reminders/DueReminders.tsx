import { Link } from '@tanstack/react-router';
import { reminders } from '@writdesk/contract/reminders/reminders';
import { useCall } from '../../shared/api/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useReminderWords } from './use-reminder-words.ts';

const shown = 5;

/** At the side of Home: reminders whose moment has come and that nobody marked as done, the oldest on top. */
export default function DueReminders() {
  const t = useText(messages);
  const wordsOf = useReminderWords();
  const { data } = useCall(reminders.list, { query: { state: 'open', size: shown }, quiet: true });
  const now = new Date().toISOString();
  const due = data?.reminders.filter(({ dueAt }) => dueAt <= now) ?? [];
  if (due.length === 0) return null;
  return (
    <Sheet title={t('dueNow')} extra={<Link to="/reminders">{t('seeAll')}</Link>}>
      <ul className="rail-list">
        {due.map((row) => (
          <li key={row.id}>
            <Link to="/cases/$id" params={{ id: row.case.id }}>
              <span className="rail-words">
                {wordsOf(row)}
                <small>{row.case.title}</small>
              </span>
              <span className="rail-note">{recordMoment(row.dueAt, row.timeZone)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
