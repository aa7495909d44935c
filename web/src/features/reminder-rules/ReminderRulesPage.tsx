import { type ReminderRule, reminderRules } from '@writdesk/contract/reminders/reminder-rules';
import { AlarmClockCheck } from 'lucide-react';
import { useState } from 'react';
import { caseStatusName } from '@writdesk/contract/cases/case-status-names';
import { useEventLabel } from '../../labels/law/use-event-label.ts';
import { currentLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  type Column,
  ListPage,
  listSearch,
  menuColumn,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { type MenuItem, MoreMenu, TwoLines, NewButton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { DeleteRuleDialog, EditRuleDialog, NewRuleDialog } from './RuleDialogs.tsx';

type RuleSearch = ReturnType<typeof listSearch.parse>;
type Chosen = { act: 'edit' | 'delete'; rule: ReminderRule } | { act: 'create' };

/** When the firm’s cases remind people by themselves. */
export default function ReminderRulesPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(listSearch);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const query = useListQuery(reminderRules.list, list);
  const words = useRuleWords();
  const close = () => setChosen(null);
  return (
    <>
      <ListPage<ReminderRule, RuleSearch>
        name="reminder-rules"
        title={t('reminderRules')}
        {...(holds('reminder-rule.update') && {
          actions: <NewButton onClick={() => setChosen({ act: 'create' })}>{t('newRule')}</NewButton>,
          onOpen: (rule: ReminderRule) => setChosen({ act: 'edit', rule }),
        })}
        what={t('theRules')}
        query={query}
        rows={query.data?.reminderRules}
        list={list}
        columns={useColumns(setChosen)}
        renderPhoneRow={(row) => (
          <TwoLines strong first={row.name} second={`${words.cause(row)} · ${words.when(row)}`} />
        )}
        filters={[]}
        searchLabel={t('searchRules')}
        empty={{ icon: AlarmClockCheck, title: t('noRules'), text: t('noRulesText') }}
      />
      {chosen?.act === 'create' && <NewRuleDialog onClose={close} />}
      {chosen?.act === 'edit' && <EditRuleDialog rule={chosen.rule} onClose={close} />}
      {chosen?.act === 'delete' && <DeleteRuleDialog rule={chosen.rule} onClose={close} />}
    </>
  );
}

function useRuleWords() {
  const t = useText(messages);
  const eventLabel = useEventLabel();
  const locale = currentLocale();
  return {
    cause({ cause, deadlineEvent, status }: ReminderRule): string {
      if (deadlineEvent) return eventLabel(deadlineEvent, false);
      return status ? caseStatusName(status, 'firm')[locale] : t(cause);
    },
    when({ offset: count, unit, side }: ReminderRule): string {
      if (count === 0) return t('sameDay');
      if (unit === 'HOURS') return t(side === 'BEFORE' ? 'hoursBefore' : 'hoursAfter', { count });
      return t(side === 'BEFORE' ? 'daysBefore' : 'daysAfter', { count });
    },
    where({ clients, counties, stateCodes }: ReminderRule): string {
      const places = [...clients, ...counties].map(({ name }) => name).concat(stateCodes);
      const [only] = places;
      if (only === undefined) return t('everywhere');
      return places.length === 1 ? only : t('places', { count: places.length });
    },
  };
}

function useColumns(onAct: (chosen: Chosen) => void): readonly Column<ReminderRule>[] {
  const t = useText(messages);
  const words = useRuleWords();
  const columns: Column<ReminderRule>[] = [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      always: true,
      width: '36%',
      render: (row) => <TwoLines strong first={row.name} second={row.message} />,
    },
    {
      key: 'when',
      title: t('when'),
      always: true,
      render: (row) => <TwoLines first={words.cause(row)} second={words.when(row)} />,
    },
    {
      key: 'audience',
      title: t('audience'),
      render: ({ audience, channels }) => (
        <TwoLines
          first={t(audience)}
          second={channels.map((one) => (one === 'SMS' ? 'SMS' : t(one))).join(' · ')}
        />
      ),
    },
    { key: 'where', title: t('where'), width: '16%', render: words.where },
    { key: 'active', title: t('active'), width: 90, render: ({ active }) => t(active ? 'on' : 'off') },
  ];
  return [...columns, menuColumn(t('edit'), (rule) => <RuleActs rule={rule} onAct={onAct} />)];
}

/** What may be done with a rule, behind three dots. */
function RuleActs({ rule, onAct }: { rule: ReminderRule; onAct: (chosen: Chosen) => void }) {
  const t = useText(messages);
  const { can, name } = rule;
  const entry = (act: 'edit' | 'delete', danger = false): MenuItem => ({
    key: act,
    label: t(act),
    danger,
    onSelect: () => onAct({ act, rule }),
  });
  const items = [can.update && entry('edit'), can.delete && entry('delete', true)];
  return <MoreMenu size="small" items={items} label={t('actsFor', { name })} />;
}
