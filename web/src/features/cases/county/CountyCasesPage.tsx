import { useNavigate, useParams } from '@tanstack/react-router';
import { caseNumbers } from '@writdesk/contract/cases/case-numbers';
import { type CaseRow } from '@writdesk/contract/cases/cases';
import { MapPin } from 'lucide-react';
import { z } from 'zod';
import { caseAddress } from '../../../labels/case/case-names.ts';
import { useCall } from '../../../shared/api/index.ts';
import { listDay } from '../../../shared/formats/dates.ts';
import { useText } from '../../../shared/i18n/translate.ts';
import { usePerson } from '../../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  queryFor,
  useListSearch,
} from '../../../shared/table/index.ts';
import { caseStatusLook, Money, Status, TwoLines } from '../../../shared/ui/index.ts';
import { messages } from './messages.ts';

const day = z.iso.date().or(z.literal('')).default('').catch('');
const countySearch = listSearch.extend({
  status: choiceSearch,
  done: choiceSearch,
  outcome: choiceSearch,
  doneFrom: day,
  doneTo: day,
});
type CountySearch = z.output<typeof countySearch>;

/** The cases of one county, where a number of the dashboard leads; the address has its id or its FIPS code. */
export default function CountyCasesPage() {
  const t = useText(messages);
  const { countyId = '' } = useParams({ strict: false });
  const { isClient } = usePerson();
  const navigate = useNavigate();
  const list = useListSearch(countySearch);
  const { status, done, outcome, doneFrom, doneTo, ...paging } = list.search;
  const query = useCall(caseNumbers.countyList, {
    query: {
      ...queryFor(caseNumbers.countyList, {
        ...paging,
        ...(paging.sort === '' && { sort: '-createdAt' as const }),
      }),
      countyId,
      status,
      done,
      outcome,
      ...(doneFrom && { doneFrom }),
      ...(doneTo && { doneTo }),
    },
    keepPrevious: true,
    quiet: true,
  });
  const county = query.data?.county;
  return (
    <ListPage<CaseRow, CountySearch>
      name="county-cases"
      title={county ? t('casesIn', { county: county.name, state: county.stateCode }) : t('cases')}
      what={t('theCases')}
      query={query}
      rows={query.data?.cases}
      list={list}
      columns={useColumns(isClient)}
      onOpen={(row) => void navigate(caseAddress(row))}
      renderPhoneRow={(row) => <TwoLines strong first={row.title} second={row.propertyName ?? ''} />}
      filters={[
        choiceOf(list, 'done', {
          name: t('done'),
          options: [
            { value: 'submitted', label: t('submitted') },
            { value: 'filed', label: t('filed') },
          ],
          multiple: false,
        }),
      ]}
      empty={{ icon: MapPin, title: t('none'), text: t('noneText') }}
    />
  );
}

function useColumns(isClient: boolean): readonly Column<CaseRow>[] {
  const t = useText(messages);
  return [
    {
      key: 'case',
      title: t('case'),
      always: true,
      render: (row) => <TwoLines strong first={row.title} second={row.caseNumber ?? row.caseDraftNumber} />,
    },
    {
      key: 'status',
      title: t('status'),
      width: 200,
      render: (row) => <Status of={caseStatusLook(row.status, isClient ? 'client' : 'firm')} />,
    },
    {
      key: 'property',
      title: t('premises'),
      render: (row) => <TwoLines first={row.propertyName ?? ''} second={row.unitLabel ?? ''} />,
    },
    {
      key: 'nextDate',
      title: t('nextDate'),
      width: 130,
      render: (row) => row.nextDate && listDay(row.nextDate),
    },
    { key: 'claim', title: t('claim'), width: 120, render: (row) => <Money cents={row.claimCents} /> },
  ];
}
