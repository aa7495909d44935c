import { type KeptCase, retention, retentionStates } from '@writdesk/contract/retention/retention';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { Archive } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { dayOf, recordDay } from '../../shared/formats/dates.ts';
import { formatSize } from '../../shared/form/file-rules.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

const SetYearsDialog = lazy(() => import('./SetYearsDialog.tsx'));

const retentionSearch = listSearch.extend({ state: choiceSearch });
type Search = ReturnType<typeof retentionSearch.parse>;
/** A row of the list is known by its case. */
type Row = KeptCase & { id: string };

/** How long the firm keeps the files of ended cases, what is due, what is held, and what was removed. */
export default function RetentionPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const list = useListSearch(retentionSearch);
  const query = useListQuery(retention.cases, list);
  const { data: rule } = useCall(retention.rule, { quiet: true });
  const [isOpen, setOpen] = useState(false);
  const words = useStateWords();
  return (
    <>
      <ListPage<Row, Search>
        name="retention"
        title={t('retention')}
        what={t('theCases')}
        query={query}
        rows={query.data?.cases.map((row) => ({ ...row, id: row.caseId }))}
        list={list}
        columns={useColumns()}
        {...(rule && { facts: t('rule', { years: rule.years }) })}
        {...(rule?.can.update && { actions: <Button onClick={() => setOpen(true)}>{t('change')}</Button> })}
        renderPhoneRow={(row) => <TwoLines strong first={row.title} second={words(row)} />}
        onOpen={({ caseId }: Row) => void navigate({ to: '/cases/$id', params: { id: caseId } })}
        filters={[choiceOf(list, 'state', { name: t('state'), options: optionsOf(retentionStates, t) })]}
        empty={{ icon: Archive, title: t('none'), text: t('noneText') }}
      />
      <Suspense>{isOpen && rule && <SetYearsDialog rule={rule} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** What keeps or removes the files of a case, in words. */
function useStateWords() {
  const t = useText(messages);
  return ({ hold, purgedAt }: KeptCase): string => {
    if (purgedAt) return t('removedOn', { when: recordDay(dayOf(purgedAt)) });
    if (hold) return t('heldBy', { name: hold.by, when: recordDay(dayOf(hold.at)), reason: hold.reason });
    return t('DUE');
  };
}

function useColumns(): readonly Column<Row>[] {
  const t = useText(messages);
  const words = useStateWords();
  return [
    {
      key: 'title',
      title: t('case'),
      always: true,
      render: ({ caseId, title, caseNumber }) => (
        <TwoLines
          strong
          first={
            <Link to="/cases/$id" params={{ id: caseId }}>
              {title}
            </Link>
          }
          second={caseNumber}
        />
      ),
    },
    { key: 'company', title: t('company'), render: ({ clientName }) => clientName },
    {
      key: 'ended',
      title: t('ended'),
      width: 140,
      render: ({ endedOn }) => (endedOn ? recordDay(endedOn) : t('open')),
    },
    { key: 'due', title: t('due'), width: 150, render: ({ dueOn }) => dueOn && recordDay(dueOn) },
    {
      key: 'files',
      title: t('files'),
      width: 130,
      render: ({ files, sizeBytes }) => (
        <TwoLines first={t('fileCount', { count: files })} second={formatSize(sizeBytes)} />
      ),
    },
    { key: 'state', title: t('state'), render: (row) => words(row) },
  ];
}
