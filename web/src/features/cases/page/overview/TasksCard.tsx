import type { CaseDetails } from '@writdesk/contract/cases/cases';
import { ListTodo } from 'lucide-react';
import { taskWords } from '../../../../labels/case/court-words.ts';
import { listDay, todayIn } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { wordOf } from '../../../../shared/i18n/word-list.ts';
import { Sheet } from '../../../../shared/ui/index.ts';
import { zoneOf } from '../../shared/court-zone.ts';
import { messages } from './messages.ts';

/** What the firm has to do by a day, next to the step of its workflow. */
export function TasksCard({ details }: { details: CaseDetails }) {
  const t = useText(messages);
  const today = todayIn(zoneOf(details));
  if (details.tasks.length === 0) return null;
  return (
    <Sheet title={t('tasks')} className="wide-card">
      <ul className="request-list">
        {details.tasks.map(({ id, kind, dueOn, note }) => (
          <li key={id} className={dueOn < today ? 'tone-stop' : 'tone-hold'}>
            <ListTodo size={16} aria-hidden />
            <span className="request-words">
              {wordOf(taskWords, kind)}
              <small>{[t('dueBy', { day: listDay(dueOn, today) }), note].filter(Boolean).join(' · ')}</small>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
