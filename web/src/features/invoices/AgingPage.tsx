import { type InvoiceAge, invoiceAges } from '@writdesk/contract/invoices/ages';
import { type AgedCompany, invoiceReports } from '@writdesk/contract/invoices/invoice-reports';
import { Link, useNavigate } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { useFirmFilter } from '../../labels/firm-filter.ts';
import { call } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceSearch,
  type Column,
  dayChoiceOf,
  ListPage,
  listSearch,
  queryFor,
  useExport,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { Money, NumberLinks, TwoLines } from '../../shared/ui/index.ts';
import { agingMessages } from './aging-messages.ts';
import { messages } from './messages.ts';
import { useCompanyFilter } from './use-company-filter.ts';

const agingSearch = listSearch.extend({
  asOf: listSearch.shape.search,
  clientId: choiceSearch,
  firmId: choiceSearch,
});
type AgingSearch = ReturnType<typeof agingSearch.parse>;
type Row = AgedCompany & { id: string };
const rowOf = (company: AgedCompany): Row => ({ ...company, id: `${company.firm.id} ${company.client.id}` });

/** What companies owed on a day, by how long it was due; each number leads to its invoices. */
export default function AgingPage() {
  const t = useText(agingMessages);
  const navigate = useNavigate();
  const list = useListSearch(agingSearch);
  const query = useListQuery(invoiceReports.aging, list);
  const day = query.data?.asOf ?? '';
  const exported = useExport<Row>({
    name: 'aging',
    title: t('aging'),
    fetchPage: async (page) => {
      const asked = { ...queryFor(invoiceReports.aging, list.search), ...page };
      return (await call(invoiceReports.aging, { query: asked })).companies.map(rowOf);
    },
    total: query.data?.total ?? 0,
    isCapped: false,
  });
  const { clientId, firmId } = list.search;
  const sums = query.data?.sums;
  return (
    <ListPage<Row, AgingSearch>
      name="aging"
      title={t('aging')}
      what={t('theAging')}
      query={query}
      rows={query.data?.companies.map(rowOf)}
      list={list}
      columns={useColumns(day)}
      exported={exported}
      {...((sums || query.isPending) && {
        facts: (
          <NumberLinks
            numbers={
              sums &&
              [...invoiceAges, 'totalCents' as const]
                .filter((age) => age === 'totalCents' || sums[age] !== 0)
                .map((age) => ({
                  key: age,
                  label: age === 'totalCents' ? t('allAges') : t(age),
                  said: formatMoney(sums[age]),
                  to: '/invoices',
                  search: rowsOf({ clientId, firmId, day, age }),
                }))
            }
          />
        ),
      })}
      renderPhoneRow={(row) => (
        <TwoLines
          strong
          first={`${row.client.name} · ${formatMoney(row.totalCents)}`}
          second={invoiceAges
            .filter((age) => row[age] !== 0)
            .map((age) => `${t(age)} ${formatMoney(row[age])}`)
            .join(' · ')}
        />
      )}
      onOpen={({ client, firm }) =>
        void navigate({
          to: '/invoices',
          search: rowsOf({ clientId: client.id, firmId: firm.id, day, age: 'totalCents' }),
        })
      }
      filters={[
        dayChoiceOf(list, 'asOf', { name: t('asOf'), wordOf: recordDay }),
        ...useCompanyFilter(list),
        ...useFirmFilter(list),
      ]}
      empty={{ icon: CircleCheck, title: t('nothingOwed'), text: t('nothingOwedText') }}
    />
  );
}

type Of = InvoiceAge | 'totalCents';

/** The address of the invoices that a number consists of. */
const rowsOf = ({ day, age, ...whose }: { clientId: string; firmId: string; day: string; age: Of }) => ({
  ...whose,
  asOf: day,
  age: age === 'totalCents' ? 'all' : age,
});

function useColumns(day: string): readonly Column<Row>[] {
  const t = useText(agingMessages);
  const i = useText(messages);
  const { firmId, isClient } = usePerson();
  const names: Column<Row> = {
    key: 'company',
    title: isClient ? t('firm') : i('company'),
    sort: 'company',
    always: true,
    render: ({ client, firm }) =>
      isClient ? (
        <TwoLines strong first={firm.name} />
      ) : (
        <TwoLines strong first={client.name} second={firmId === null && firm.name} />
      ),
    cells: [
      { title: i('company'), of: ({ client }) => client.name },
      { title: t('firm'), of: ({ firm }) => firm.name },
      { title: t('asOf'), of: () => day },
    ],
  };
  const amount = (age: Of): Column<Row> => {
    const title = age === 'totalCents' ? t('allAges') : t(age);
    return {
      key: age,
      title,
      sort: age,
      align: 'end',
      width: 130,
      render: ({ client, firm, ...row }) =>
        row[age] !== 0 && (
          <Link
            to="/invoices"
            search={rowsOf({ clientId: client.id, firmId: firm.id, day, age })}
            aria-label={`${client.name}, ${title}: ${formatMoney(row[age])}`}
          >
            <Money cents={row[age]} />
          </Link>
        ),
      cells: [{ title, of: (row) => row[age] / 100 }],
    };
  };
  return [names, ...invoiceAges.map(amount), amount('totalCents')];
}
