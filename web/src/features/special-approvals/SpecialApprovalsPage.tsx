import {
  type SpecialApproval,
  specialApprovals,
} from '@writdesk/contract/special-approvals/special-approvals';
import { ShieldCheck } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFirmFilter } from '../../labels/firm-filter.ts';
import { useAction } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  menuColumn,
  optionsOf,
  useBulkRows,
  useListExport,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { type MenuItem, MoreMenu, TwoLines, NewButton } from '../../shared/ui/index.ts';
import { DeleteRuleDialog } from './DeleteRuleDialog.tsx';
import { messages } from './messages.ts';
import { useRuleWords } from './rule-words.ts';

const RuleDialog = lazy(() => import('./RuleDialog.tsx'));

const approvalSearch = listSearch.extend({ firmId: choiceSearch, status: choiceSearch });
type ApprovalSearch = ReturnType<typeof approvalSearch.parse>;
type Chosen = { act: 'edit' | 'delete'; rule: SpecialApproval } | { act: 'create' };

/** The rules by which a firm looks at cases twice: what they ask, and who approves. */
export default function SpecialApprovalsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(approvalSearch);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const words = useRuleWords();
  const query = useListQuery(specialApprovals.list, list);
  const exported = useListExport(specialApprovals.list, list, {
    name: 'special-approvals',
    title: t('specialApprovals'),
    shown: query.data,
    rowsOf: (reply) => reply.specialApprovals,
  });
  const remove = useAction(specialApprovals.removeMany);
  const bulk = useBulkRows(query.data?.specialApprovals, {
    nameOf: ({ name }) => name,
    acts: [
      holds('special-approval.delete') && {
        key: 'delete',
        label: t('delete'),
        danger: true,
        fits: ({ can }) => can.delete,
        ask: { title: (count) => t('deleteMany', { count }), body: <p>{t('deleteManyText')}</p> },
        run: (rows) => remove.runAsync({ body: { rows } }),
        done: t('deleted'),
      },
    ],
  });
  const byFirm = useFirmFilter(list);
  const close = () => setChosen(null);
  const byStatus = choiceOf(list, 'status', {
    name: t('status'),
    options: optionsOf(['active', 'inactive'] as const, t),
    multiple: false,
  });
  return (
    <>
      <ListPage<SpecialApproval, ApprovalSearch>
        name="special-approvals"
        title={t('specialApprovals')}
        {...(holds('special-approval.create') && {
          actions: <NewButton onClick={() => setChosen({ act: 'create' })}>{t('newRule')}</NewButton>,
        })}
        what={t('theRules')}
        query={query}
        rows={query.data?.specialApprovals}
        list={list}
        columns={useColumns(setChosen)}
        renderPhoneRow={(row) => <TwoLines strong first={row.name} second={words.criteria(row)} />}
        {...(holds('special-approval.update') && {
          onOpen: (rule: SpecialApproval) => setChosen({ act: 'edit', rule }),
        })}
        filters={[...byFirm, byStatus]}
        searchLabel={t('searchRules')}
        empty={{ icon: ShieldCheck, title: t('noRules'), text: t('noRulesText') }}
        exported={exported}
        {...(bulk.selection.actions.length > 0 && { selection: bulk.selection })}
      />
      {bulk.dialogs}
      {chosen?.act === 'delete' && <DeleteRuleDialog rule={chosen.rule} onClose={close} />}
      {chosen && chosen.act !== 'delete' && (
        <Suspense fallback={null}>
          <RuleDialog rule={chosen.act === 'edit' ? chosen.rule : null} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

function useColumns(onAct: (chosen: Chosen) => void): readonly Column<SpecialApproval>[] {
  const t = useText(messages);
  const words = useRuleWords();
  const columns: Column<SpecialApproval>[] = [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      always: true,
      width: '40%',
      render: (row) => <TwoLines strong first={row.name} second={words.criteria(row)} />,
      cells: [
        { title: t('name'), of: ({ name }) => name },
        { title: t('criteria'), of: words.criteria },
      ],
    },
    {
      key: 'approvers',
      title: t('approvers'),
      render: (row) => (
        <TwoLines
          first={words.approvers(row)}
          second={row.hasActiveApprovers ? words.mode(row) : t('noActiveApprovers')}
        />
      ),
      cells: [{ title: t('approvers'), of: words.approvers }],
    },
    {
      key: 'where',
      title: t('where'),
      render: (row) => words.places(row),
      cells: [{ title: t('where'), of: words.places }],
    },
    {
      key: 'hours',
      title: t('answerHours'),
      align: 'end',
      width: 120,
      render: (row) => t('hoursCount', { count: row.answerHours }),
      cells: [{ title: t('answerHours'), of: ({ answerHours }) => answerHours }],
    },
    {
      key: 'status',
      title: t('status'),
      width: 100,
      render: (row) => t(row.status),
      cells: [{ title: t('status'), of: ({ status }) => t(status) }],
    },
  ];
  return [...columns, menuColumn(t('edit'), (rule) => <RuleActs rule={rule} onAct={onAct} />)];
}

/** What may be done with a rule, behind three dots. */
function RuleActs({ rule, onAct }: { rule: SpecialApproval; onAct: (chosen: Chosen) => void }) {
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
