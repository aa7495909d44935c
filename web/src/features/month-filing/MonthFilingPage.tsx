import { clients } from '@writdesk/contract/clients/clients';
import { filingStates, type LateLease, monthFiling } from '@writdesk/contract/month-filing/month-filing';
import { useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Filter,
  type ListAddress,
  ListPage,
  listSearch,
  namedOptions,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { ButtonLink, TwoLines } from '../../shared/ui/index.ts';
import { nameOfLease, useFilingColumns } from './filing-columns.tsx';
import { messages } from './messages.ts';
import { useLeaseSelection } from './use-lease-selection.tsx';

const filingSearch = listSearch.extend({
  state: choiceSearch,
  clientId: choiceSearch,
  propertyId: choiceSearch,
  atLeastCents: choiceSearch,
});
type FilingSearch = ReturnType<typeof filingSearch.parse>;
const amounts = [10_000, 50_000, 100_000, 250_000];

/** Who is late, and which of them go into a case this month. */
export default function MonthFilingPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const list = useListSearch(filingSearch);
  const query = useListQuery(monthFiling.list, list);
  const rows = query.data?.leases;
  const { selection, dialogs } = useLeaseSelection(rows);
  return (
    <>
      <ListPage<LateLease, FilingSearch>
        name="month-filing"
        title={t('monthFiling')}
        actions={<ButtonLink to="/month-filing/drafts">{t('toDrafts')}</ButtonLink>}
        what={t('theLeases')}
        query={query}
        rows={rows}
        list={list}
        columns={useFilingColumns()}
        selection={selection}
        renderPhoneRow={(lease) => (
          <TwoLines
            strong
            first={`${lease.tenantNames} · ${formatMoney(lease.balanceCents)}`}
            second={`${t(lease.obstacle ?? lease.state, { day: lease.readyOn ?? '' })} · ${nameOfLease(lease)}`}
          />
        )}
        onOpen={({ id, obstacle, case: open }) =>
          void (open && (obstacle === 'OPEN_CASE' || obstacle === 'APPROVAL')
            ? navigate({ to: '/cases/$id', params: { id: open.id } })
            : navigate({ to: '/leases/$id', params: { id } }))
        }
        filters={useFilters(list)}
        searchLabel={t('searchLeases')}
        empty={{ icon: CircleCheck, title: t('noneLate'), text: t('noneLateText') }}
      />
      {dialogs}
    </>
  );
}

function useFilters(list: ListAddress<FilingSearch>): readonly Filter[] {
  const t = useText(messages);
  const { isClient } = usePerson();
  const companies = useCall(clients.activeList, { query: {}, enabled: !isClient, quiet: true });
  const filters: (Filter | false)[] = [
    choiceOf(list, 'state', { name: t('state'), options: optionsOf(filingStates, t) }),
    choiceOf(list, 'atLeastCents', {
      name: t('atLeast'),
      options: amounts.map((cents) => ({ value: String(cents), label: formatMoney(cents) })),
      multiple: false,
    }),
    !isClient &&
      choiceOf(list, 'clientId', {
        name: t('company'),
        options: namedOptions(companies.data?.clients),
        multiple: false,
      }),
  ];
  return filters.filter((filter) => filter !== false);
}
