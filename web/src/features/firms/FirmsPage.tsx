import { type FirmRow, firms } from '@writdesk/contract/firms/firms';
import { Link, useNavigate } from '@tanstack/react-router';
import { Scale } from 'lucide-react';
import { useState } from 'react';
import { dayOf, listDay, localZone } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { TwoLines, NewButton } from '../../shared/ui/index.ts';
import { NewFirmDialog } from './FirmDialogs.tsx';
import { messages } from './messages.ts';

type FirmSearch = ReturnType<typeof listSearch.parse>;

/** The law firms that use Writdesk, with how many companies and people each has. */
export default function FirmsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const list = useListSearch(listSearch);
  const query = useListQuery(firms.list, list);
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <ListPage<FirmRow, FirmSearch>
        name="firms"
        title={t('firms')}
        actions={
          holds('firm.create') && <NewButton onClick={() => setMaking(true)}>{t('createFirm')}</NewButton>
        }
        what={t('theFirms')}
        query={query}
        rows={query.data?.firms}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={<FirmLink row={row} />}
            second={`${placeOf(row)} · ${t('companies')}: ${formatCount(row.companyCount)}`}
          />
        )}
        onOpen={({ id }) => void navigate({ to: '/firms/$id', params: { id } })}
        filters={[]}
        searchLabel={t('searchFirms')}
        empty={{ icon: Scale, title: t('noFirms'), text: t('noFirmsText') }}
      />
      {isMaking && <NewFirmDialog onClose={() => setMaking(false)} />}
    </>
  );
}

function FirmLink({ row }: { row: FirmRow }) {
  return (
    <Link to="/firms/$id" params={{ id: row.id }} title={row.name}>
      {row.name}
    </Link>
  );
}

const placeOf = ({ city, stateCode }: FirmRow) => `${city}, ${stateCode}`;

function useColumns(): readonly Column<FirmRow>[] {
  const t = useText(messages);
  return [
    {
      key: 'name',
      title: t('firm'),
      sort: 'name',
      always: true,
      width: '36%',
      render: (row) => <TwoLines strong first={<FirmLink row={row} />} second={placeOf(row)} />,
    },
    {
      key: 'contact',
      title: t('phone'),
      width: 220,
      render: (row) => <TwoLines first={row.phone ?? t('notKnown')} second={row.email ?? ''} />,
    },
    {
      key: 'companyCount',
      title: t('companies'),
      width: 120,
      align: 'end',
      render: (row) => formatCount(row.companyCount),
    },
    {
      key: 'userCount',
      title: t('people'),
      width: 120,
      align: 'end',
      render: (row) => formatCount(row.userCount),
    },
    {
      key: 'createdAt',
      title: t('created'),
      sort: 'createdAt',
      width: 140,
      render: (row) => listDay(dayOf(row.createdAt, localZone())),
    },
  ];
}
