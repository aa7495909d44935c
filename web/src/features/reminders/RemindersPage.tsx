import { RULE } from '@writdesk/contract/reminders/reminder-rules';
import { type Reminder, reminders } from '@writdesk/contract/reminders/reminders';
import { Link } from '@tanstack/react-router';
import { AlarmClock } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { useAction } from '../../shared/api/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  type Column,
  ListPage,
  listSearch,
  menuColumn,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { type MenuItem, MoreMenu, toast, TwoLines, NewButton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { NewReminderDialog } from './NewReminderDialog.tsx';
import { useReminderWords } from './use-reminder-words.ts';

// What is done is hidden until somebody asks for it.
const reminderSearch = listSearch.extend({ state: z.string().default('open').catch('open') });
type ReminderSearch = ReturnType<typeof reminderSearch.parse>;

/** What the reader wants to be reminded of, or is to be. */
export default function RemindersPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(reminderSearch);
  const [isMaking, setMaking] = useState(false);
  const query = useListQuery(reminders.list, list);
  const wordsOf = useReminderWords();
  return (
    <>
      <ListPage<Reminder, ReminderSearch>
        name="reminders"
        title={t('reminders')}
        actions={
          holds('notification.update') && (
            <NewButton onClick={() => setMaking(true)}>{t('newReminder')}</NewButton>
          )
        }
        what={t('theReminders')}
        query={query}
        rows={query.data?.reminders}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={wordsOf(row)}
            second={`${recordMoment(row.dueAt, row.timeZone)} · ${row.case.title}`}
          />
        )}
        filters={[
          choiceOf(list, 'state', {
            name: t('state'),
            options: [
              { value: 'open', label: t('open') },
              { value: 'done', label: t('done') },
            ],
            multiple: false,
          }),
        ]}
        empty={{ icon: AlarmClock, title: t('noReminders'), text: t('noRemindersText') }}
      />
      {isMaking && <NewReminderDialog onClose={() => setMaking(false)} />}
    </>
  );
}

function useColumns(): readonly Column<Reminder>[] {
  const t = useText(messages);
  const wordsOf = useReminderWords();
  const setBy = ({ by, kind }: Reminder) =>
    by ? t('by', { name: by }) : t(kind === RULE ? 'byRule' : 'byCase');
  return [
    {
      key: 'due',
      title: t('due'),
      sort: 'dueAt',
      always: true,
      width: 210,
      render: (row) => recordMoment(row.dueAt, row.timeZone),
    },
    {
      key: 'what',
      title: t('what'),
      always: true,
      render: (row) => <TwoLines strong first={wordsOf(row)} second={setBy(row)} />,
    },
    {
      key: 'case',
      title: t('case'),
      width: '26%',
      render: ({ case: of }) => (
        <TwoLines
          first={
            <Link to="/cases/$id" params={{ id: of.id }} title={of.title}>
              {of.title}
            </Link>
          }
          second={of.caseNumber ?? of.caseDraftNumber}
        />
      ),
    },
    {
      key: 'whom',
      title: t('whom'),
      width: '18%',
      render: ({ audience, people }) =>
        audience === 'PEOPLE' ? people.map(({ name }) => name).join(', ') : t(audience),
    },
    { key: 'state', title: t('state'), width: 90, render: ({ doneAt }) => t(doneAt ? 'done' : 'open') },
    menuColumn(t('finish'), (row) => (
      <ReminderActs row={row} label={t('actsFor', { message: wordsOf(row) })} />
    )),
  ];
}

const DAY_MS = 86_400_000;

/** Done, later, or gone: each at one press. */
function ReminderActs({ row, label }: { row: Reminder; label: string }) {
  const t = useText(messages);
  const update = useAction(reminders.update);
  const remove = useAction(reminders.remove);
  const { id, version, can, doneAt, message } = row;
  const change = (body: { done?: boolean; date?: string }, title: string) =>
    void update.runAsync({ params: { id }, body: { ...body, version } }).then(
      () => toast.success(message, { title }),
      () => undefined,
    );
  const after = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  const item = (
    key: 'finish' | 'reopen' | 'tomorrow' | 'nextWeek' | 'remove',
    onSelect: () => void,
  ): MenuItem => ({
    key,
    label: t(key),
    danger: key === 'remove',
    onSelect,
  });
  const items = [
    can.update && !doneAt && item('finish', () => change({ done: true }, t('finished'))),
    can.update && doneAt && item('reopen', () => change({ done: false }, t('reopened'))),
    can.update && !doneAt && item('tomorrow', () => change({ date: after(1) }, t('snoozed'))),
    can.update && !doneAt && item('nextWeek', () => change({ date: after(7) }, t('snoozed'))),
    can.delete &&
      item(
        'remove',
        () =>
          void remove.runAsync({ params: { id } }).then(
            () => toast.success(message, { title: t('removed') }),
            () => undefined,
          ),
      ),
  ].filter((one) => typeof one === 'object' && one !== null);
  return <MoreMenu size="small" items={items} label={label} />;
}
