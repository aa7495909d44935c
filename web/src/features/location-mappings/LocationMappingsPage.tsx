import {
  type LocationMapping,
  locationMappings,
} from '@writdesk/contract/location-mappings/location-mappings';
import { Button } from 'antd';
import { Download, MapPin } from 'lucide-react';
import { useState } from 'react';
import { useFirmFilter } from '../../labels/firm-filter.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { ago, recordMoment } from '../../shared/formats/dates.ts';
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
  menuColumn,
  queryFor,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { MoreMenu, TwoLines } from '../../shared/ui/index.ts';
import { LocationDialog, RemoveLocationDialog } from './LocationDialogs.tsx';
import { messages } from './messages.ts';

const locationSearch = listSearch.extend({
  firmId: choiceSearch,
  mapped: choiceSearch,
  withCases: choiceSearch,
});
type LocationSearch = ReturnType<typeof locationSearch.parse>;
interface Chosen {
  act: 'edit' | 'remove';
  county: LocationMapping;
}

/** The counties in which a firm works, each with the location to which accounting posts it. */
export default function LocationMappingsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(locationSearch);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const query = useListQuery(locationMappings.list, list);
  const file = useDownload(locationMappings.exportCsv, {
    fileName: 'county-location-mappings.csv',
    done: t('exported'),
    failed: t('exportFailed'),
  });
  const Chosen = chosen?.act === 'remove' ? RemoveLocationDialog : LocationDialog;
  const firmId = query.data?.firm?.id;
  return (
    <>
      <ListPage<LocationMapping, LocationSearch>
        name="location-mappings"
        title={t('locationMappings')}
        actions={
          <Button
            icon={<Download size={16} aria-hidden />}
            loading={file.isRunning}
            onClick={() => file.run({ query: queryFor(locationMappings.exportCsv, list.search) })}
          >
            {t('exportCsv')}
          </Button>
        }
        what={t('theLocationMappings')}
        query={query}
        rows={query.data?.counties}
        list={list}
        columns={useColumns(setChosen)}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={`${row.countyName}, ${row.stateCode}`}
            second={row.locationName ? `${row.locationName} · ${row.locationId}` : t('none')}
          />
        )}
        {...(holds('location-mapping.update') && {
          onOpen: (county: LocationMapping) => setChosen({ act: 'edit', county }),
        })}
        filters={useLocationFilters(list)}
        searchLabel={t('searchCounties')}
        empty={{ icon: MapPin, title: t('noCounties'), text: t('noCountiesText') }}
      />
      {chosen && firmId && <Chosen county={chosen.county} firmId={firmId} onClose={() => setChosen(null)} />}
    </>
  );
}

function useColumns(onAct: (chosen: Chosen) => void): readonly Column<LocationMapping>[] {
  const t = useText(messages);
  const { holds } = usePerson();
  const columns: Column<LocationMapping>[] = [
    {
      key: 'county',
      title: t('county'),
      sort: 'countyName',
      always: true,
      width: '28%',
      render: (row) => <TwoLines strong first={row.countyName} second={row.stateCode} />,
    },
    {
      key: 'location',
      title: t('location'),
      sort: 'locationName',
      render: (row) => <TwoLines first={row.locationName ?? t('none')} second={row.locationId} />,
    },
    {
      key: 'cases',
      title: t('cases'),
      width: 160,
      render: (row) => t(row.hasCases ? 'hasCases' : 'noCases'),
    },
    {
      key: 'changed',
      title: t('changedAt'),
      sort: 'updatedAt',
      width: 170,
      render: ({ updatedAt }) => updatedAt && <span title={recordMoment(updatedAt)}>{ago(updatedAt)}</span>,
    },
  ];
  if (!holds('location-mapping.update')) return columns;
  return [
    ...columns,
    menuColumn(t('edit'), (county) => (
      <MoreMenu
        size="small"
        label={t('actsFor', { county: county.countyName })}
        items={[
          { key: 'edit', label: t('edit'), onSelect: () => onAct({ act: 'edit', county }) },
          ...(county.version > 0
            ? [
                {
                  key: 'remove',
                  label: t('remove'),
                  danger: true,
                  onSelect: () => onAct({ act: 'remove', county }),
                },
              ]
            : []),
        ]}
      />
    )),
  ];
}

function useLocationFilters(list: ListAddress<LocationSearch>): readonly Filter[] {
  const t = useText(messages);
  return [
    ...useFirmFilter(list),
    choiceOf(list, 'mapped', {
      name: t('mapped'),
      options: yesNoOptions(t('withLocation'), t('withoutLocation')),
      multiple: false,
    }),
    choiceOf(list, 'withCases', {
      name: t('cases'),
      options: yesNoOptions(t('hasCases'), t('noCases')),
      multiple: false,
    }),
  ];
}
