import { isCaseTaskKind } from '@writdesk/contract/cases/case-tasks';
import { casePart } from '../record/index.ts';
import { openTasks, selectTasks } from './reminder-queries.ts';

/** What the firm still has to do in a case by a day; the company doesn’t read it. */
export const taskPart = casePart('tasks', {
  rows: { tasks: openTasks },
  async details({ db, record, rights, has }) {
    if (!rights.seeFirmThread || !(await has('tasks'))) return { tasks: [] };
    const tasks = await selectTasks(db, record);
    return {
      tasks: tasks.flatMap(({ id, kind, dueAt, message }) =>
        isCaseTaskKind(kind)
          ? [{ id, kind, dueOn: dueAt.toISOString().slice(0, 10), note: message || null }]
          : [],
      ),
    };
  },
});
