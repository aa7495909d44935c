import { Link } from '@tanstack/react-router';
import { stepTasks, type StepTask } from '@writdesk/contract/workflows/step-tasks';
import { Button } from 'antd';
import { Check } from 'lucide-react';
import { useAction, useCall } from '../../shared/api/index.ts';
import { listDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Sheet } from '../../shared/ui/index.ts';
import { useGivenName } from '../../labels/use-given-name.ts';
import { messages } from './messages.ts';

const most = 8;

/** Tasks and checks that the workflows of cases wait for, those that are due first on top. */
export function StepTasks() {
  const t = useText(messages);
  const { data } = useCall(stepTasks.list, { query: { size: most }, quiet: true });
  if (!data || data.tasks.length === 0) return null;
  const more = data.total - data.tasks.length;
  return (
    <Sheet title={t('tasks')}>
      <ul className="rail-list">
        {data.tasks.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
      {more > 0 && <p className="rail-note">{t('moreTasks', { count: more })}</p>}
    </Sheet>
  );
}

function Task({ task }: { task: StepTask }) {
  const t = useText(messages);
  const complete = useAction(stepTasks.complete);
  const { dueOn, isOverdue, can, assignee } = task;
  const name = useGivenName()(task.name);
  return (
    <li className="rail-task">
      <Link to="/cases/$id" params={{ id: task.case.id }}>
        <span className="rail-words">
          {name}
          <small>{[task.case.title, assignee?.name].filter(Boolean).join(' · ')}</small>
        </span>
        {dueOn && <span className={isOverdue ? 'rail-note late' : 'rail-note'}>{listDay(dueOn)}</span>}
      </Link>
      {can.complete && (
        <Button
          type="text"
          icon={<Check size={16} aria-hidden />}
          loading={complete.isRunning}
          aria-label={t('taskDone', { name })}
          onClick={() => complete.run({ params: { id: task.id }, body: {} })}
        />
      )}
    </li>
  );
}
