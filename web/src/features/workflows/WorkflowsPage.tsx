import { type WorkflowRow, workflowStatuses } from '@writdesk/contract/workflows/workflow-values';
import { workflows } from '@writdesk/contract/workflows/workflows';
import { Link, useNavigate } from '@tanstack/react-router';
import { Workflow } from 'lucide-react';
import { useState } from 'react';
import { states } from '../../labels/law/states.ts';
import { ago } from '../../shared/formats/dates.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  type Filter,
  type ListAddress,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { TwoLines, NewButton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { NewWorkflowDialog } from './NewWorkflowDialog.tsx';
import { useGivenName } from '../../labels/use-given-name.ts';
import './workflows.css';

const workflowSearch = listSearch.extend({ status: choiceSearch, stateCode: choiceSearch });
type WorkflowSearch = ReturnType<typeof workflowSearch.parse>;

/** The workflows of the firm. */
export default function WorkflowsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const list = useListSearch(workflowSearch);
  const [isCreating, setCreating] = useState(false);
  const query = useListQuery(workflows.list, list);
  return (
    <>
      <ListPage<WorkflowRow, WorkflowSearch>
        name="workflows"
        title={t('workflows')}
        what={t('theWorkflows')}
        actions={
          holds('workflow.create') && (
            <NewButton onClick={() => setCreating(true)}>{t('newWorkflow')}</NewButton>
          )
        }
        query={query}
        rows={query.data?.workflows}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <TwoLines strong first={<WorkflowLink row={row} />} second={<Look row={row} />} />
        )}
        onOpen={({ id }) => void navigate({ to: '/workflows/$id', params: { id } })}
        filters={useFilters(list)}
        searchLabel={t('searchWorkflows')}
        empty={{ icon: Workflow, title: t('noWorkflows'), text: t('noWorkflowsText') }}
      />
      {isCreating && <NewWorkflowDialog onClose={() => setCreating(false)} />}
    </>
  );
}

function WorkflowLink({ row }: { row: WorkflowRow }) {
  const name = useGivenName()(row.name);
  return (
    <Link to="/workflows/$id" params={{ id: row.id }} title={name}>
      {name}
    </Link>
  );
}

function useLook({ version, hasDraft }: WorkflowRow): string {
  const t = useText(messages);
  if (version === 0) return t('DRAFT');
  return hasDraft ? t('publishedWithDraft', { version }) : t('version', { version });
}

function Look({ row }: { row: WorkflowRow }) {
  return <>{useLook(row)}</>;
}

function useColumns(): readonly Column<WorkflowRow>[] {
  const t = useText(messages);
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      always: true,
      width: '34%',
      render: (row) => (
        <TwoLines strong first={<WorkflowLink row={row} />} second={t('steps', { count: row.stepCount })} />
      ),
    },
    { key: 'status', title: t('status'), width: 190, render: (row) => <Look row={row} /> },
    {
      key: 'state',
      title: t('state'),
      width: 130,
      render: (row) => <TwoLines first={row.stateCode ?? t('anyState')} second={row.countyName} />,
    },
    {
      key: 'courthouses',
      title: t('courthouses'),
      render: (row) => row.courthouses.map(({ name }) => name).join(', ') || t('allCourthouses'),
    },
    {
      key: 'updatedAt',
      title: t('changed'),
      sort: 'updatedAt',
      width: 130,
      render: (row) => ago(row.updatedAt),
    },
  ];
}

function useFilters(list: ListAddress<WorkflowSearch>): readonly Filter[] {
  const t = useText(messages);
  const locale = useLocale();
  return [
    choiceOf(list, 'status', { name: t('status'), options: optionsOf(workflowStatuses, t), multiple: false }),
    choiceOf(list, 'stateCode', {
      name: t('state'),
      options: Object.entries(states).map(([value, names]) => ({ value, label: names[locale] })),
      multiple: false,
    }),
  ];
}
