import { Link } from '@tanstack/react-router';
import { reminders } from '@writdesk/contract/reminders/reminders';
import { useCall } from '../../shared/api/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { remindersByCase } from './by-case.ts';
import { messages } from './messages.ts';
import { useReminderWords } from './use-reminder-words.ts';

const shown = 5;
/** A case can have several, and stands here once. */
const asked = 25;

/** At the side of Home: the cases with reminders whose moment has come and that nobody marked as done, the oldest on top. */
export default function DueReminders() {
  const t = useText(messages);
  const wordsOf = useReminderWords();
  const { data } = useCall(reminders.list, {
    query: { state: 'open', mine: 'true', size: asked },
    quiet: true,
  });
  const now = new Date().toISOString();
  const due = remindersByCase(data?.reminders.filter(({ dueAt }) => dueAt <= now) ?? []).slice(0, shown);
  if (due.length === 0) return null;
  return (
    <Sheet title={t('dueNow')} extra={<Link to="/reminders">{t('seeAll')}</Link>}>
      <ul className="rail-list">
        {due.map(({ first, rows }) => (
          <li key={first.case.id}>
            <Link to="/cases/$id" params={{ id: first.case.id }}>
              <span className="rail-words">
                {rows.map(wordsOf).join('. ')}
                <small>{first.case.title}</small>
              </span>
              <span className="rail-note">{recordMoment(first.dueAt, first.timeZone)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
