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
  useBulkRows,
  useListExport,
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
  const exported = useListExport(reminders.list, list, {
    name: 'reminders',
    title: t('reminders'),
    shown: query.data,
    rowsOf: (reply) => reply.reminders,
  });
  const change = useAction(reminders.bulk);
  const isOpen = ({ can, doneAt }: Reminder) => can.update && !doneAt;
  const bulk = useBulkRows(query.data?.reminders, {
    nameOf: (row) => `${wordsOf(row)} · ${row.case.title}`,
    acts: [
      {
        key: 'finish',
        label: t('finish'),
        fits: isOpen,
        run: (rows) => change.runAsync({ params: { action: 'finish' }, body: { rows } }),
        done: t('finished'),
      },
      {
        key: 'tomorrow',
        label: t('tomorrow'),
        fits: isOpen,
        run: (rows) => change.runAsync({ params: { action: 'snooze' }, body: { rows, date: dayAfter(1) } }),
        done: t('snoozed'),
      },
      {
        key: 'nextWeek',
        label: t('nextWeek'),
        fits: isOpen,
        run: (rows) => change.runAsync({ params: { action: 'snooze' }, body: { rows, date: dayAfter(7) } }),
        done: t('snoozed'),
      },
      {
        key: 'remove',
        label: t('remove'),
        danger: true,
        fits: ({ can }) => can.delete,
        ask: {
          title: (count) => t('removeMany', { count }),
          body: <p>{t('removeManyText')}</p>,
        },
        run: (rows) => change.runAsync({ params: { action: 'delete' }, body: { rows } }),
        done: t('removed'),
      },
    ],
  });
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
        exported={exported}
        selection={bulk.selection}
      />
      {bulk.dialogs}
      {isMaking && <NewReminderDialog onClose={() => setMaking(false)} />}
    </>
  );
}

function useColumns(): readonly Column<Reminder>[] {
  const t = useText(messages);
  const wordsOf = useReminderWords();
  const setBy = ({ by, kind }: Reminder) =>
    by ? t('by', { name: by }) : t(kind === RULE ? 'byRule' : 'byCase');
  const whomOf = ({ audience, people }: Reminder) =>
    audience === 'PEOPLE' ? people.map(({ name }) => name).join(', ') : t(audience);
  const stateOf = ({ doneAt }: Reminder) => t(doneAt ? 'done' : 'open');
  return [
    {
      key: 'due',
      title: t('due'),
      sort: 'dueAt',
      always: true,
      width: 210,
      render: (row) => recordMoment(row.dueAt, row.timeZone),
      cells: [{ title: t('due'), of: (row) => recordMoment(row.dueAt, row.timeZone) }],
    },
    {
      key: 'what',
      title: t('what'),
      always: true,
      render: (row) => <TwoLines strong first={wordsOf(row)} second={setBy(row)} />,
      cells: [
        { title: t('what'), of: wordsOf },
        { title: t('setBy'), of: setBy },
      ],
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
      cells: [
        { title: t('case'), of: (row) => row.case.title },
        { title: t('number'), of: (row) => row.case.caseNumber ?? row.case.caseDraftNumber },
      ],
    },
    {
      key: 'whom',
      title: t('whom'),
      width: '18%',
      render: whomOf,
      cells: [{ title: t('whom'), of: whomOf }],
    },
    {
      key: 'state',
      title: t('state'),
      width: 90,
      render: stateOf,
      cells: [{ title: t('state'), of: stateOf }],
    },
    menuColumn(t('finish'), (row) => (
      <ReminderActs row={row} label={t('actsFor', { message: wordsOf(row) })} />
    )),
  ];
}

const DAY_MS = 86_400_000;
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

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
    can.update && !doneAt && item('tomorrow', () => change({ date: dayAfter(1) }, t('snoozed'))),
    can.update && !doneAt && item('nextWeek', () => change({ date: dayAfter(7) }, t('snoozed'))),
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
