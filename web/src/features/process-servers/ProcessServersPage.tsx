import { type ProcessServer, processServers } from '@writdesk/contract/process-servers/process-servers';
import { Link, useNavigate } from '@tanstack/react-router';
import { Button } from 'antd';
import { IdCard, Plus } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { ProcessServerDialog } from './ProcessServerDialog.tsx';

type Search = ReturnType<typeof listSearch.parse>;

/** The people and companies that deliver a firm's court papers. */
export default function ProcessServersPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const navigate = useNavigate();
  const list = useListSearch(listSearch);
  const [isAdding, setAdding] = useState(false);
  const query = useListQuery(processServers.list, list);
  return (
    <>
      <ListPage<ProcessServer, Search>
        name="process-servers"
        title={t('processServers')}
        actions={
          holds('process-server.save') && (
            <Button type="primary" icon={<Plus size={16} aria-hidden />} onClick={() => setAdding(true)}>
              {t('add')}
            </Button>
          )
        }
        what={t('theProcessServers')}
        query={query}
        rows={query.data?.processServers}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => <TwoLines strong first={<NameLink row={row} />} second={row.phone} />}
        onOpen={({ id }) => void navigate({ to: '/process-servers/$id', params: { id } })}
        filters={[]}
        searchLabel={t('searchProcessServers')}
        empty={{ icon: IdCard, title: t('noProcessServers'), text: t('noProcessServersText') }}
      />
      {isAdding && <ProcessServerDialog onClose={() => setAdding(false)} />}
    </>
  );
}

function NameLink({ row }: { row: ProcessServer }) {
  return (
    <Link to="/process-servers/$id" params={{ id: row.id }} title={row.name}>
      {row.name}
    </Link>
  );
}

function useColumns(): readonly Column<ProcessServer>[] {
  const t = useText(messages);
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      always: true,
      width: '40%',
      render: (row) => <TwoLines strong first={<NameLink row={row} />} second={row.note} />,
    },
    { key: 'phone', title: t('phone'), width: 200, render: (row) => row.phone ?? t('notKnown') },
    { key: 'email', title: t('email'), render: (row) => row.email ?? t('notKnown') },
  ];
}
