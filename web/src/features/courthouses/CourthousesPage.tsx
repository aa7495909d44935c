import { Link, useNavigate } from '@tanstack/react-router';
import { courthouses, type CourthouseRow } from '@writdesk/contract/courthouses';
import { Landmark } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { DataTable, FilterBar, listSearch, queryFor, useListSearch } from '../../shared/table/index.ts';
import { EmptyState, Money, PageHead, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export default function CourthousesPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const list = useListSearch(listSearch);
  const query = useCall(courthouses.list, {
    query: queryFor(courthouses.list, list.search),
    keepPrevious: true,
    quiet: true,
  });
  return (
    <>
      <PageHead title={t('courthouses')} />
      <DataTable<CourthouseRow>
        name="courthouses"
        label={t('courthouses')}
        what={t('theCourthouses')}
        query={query}
        rows={query.data?.courthouses}
        rowKey={(row) => row.id}
        total={query.data}
        list={list}
        onOpen={(row) => void navigate({ to: '/courthouses/$id', params: { id: row.id } })}
        toolbar={<FilterBar list={list} filters={[]} searchLabel={t('searchCourthouses')} />}
        empty={<EmptyState icon={Landmark} title={t('noCourthouses')} />}
        columns={[
          {
            key: 'name',
            title: t('courthouse'),
            sort: 'name',
            always: true,
            render: (row) => (
              <TwoLines
                strong
                first={
                  <Link to="/courthouses/$id" params={{ id: row.id }}>
                    {row.name}
                  </Link>
                }
                second={row.division}
              />
            ),
          },
          {
            key: 'county',
            title: t('county'),
            sort: 'county',
            render: (row) => <TwoLines first={row.county} second={row.state} />,
          },
          {
            key: 'address',
            title: t('address'),
            render: (row) => (
              <TwoLines
                first={row.addressLine1}
                second={`${row.city}, ${row.stateCode} ${row.zipCode ?? ''}`}
              />
            ),
          },
          {
            key: 'fee',
            title: t('filingFee'),
            sort: 'baseFee',
            align: 'end',
            render: (row) => (row.baseFee === null ? t('askClerk') : <Money cents={row.baseFee} />),
          },
        ]}
      />
    </>
  );
}
