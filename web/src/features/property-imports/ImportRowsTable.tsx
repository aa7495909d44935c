import {
  type ImportDetails,
  type ImportRow,
  importRowStates,
} from '@writdesk/contract/property-imports/import-values';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { toCsv } from '@writdesk/contract/values/csv';
import { Button } from 'antd';
import { Download, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { call, useCall } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { sayFault } from '../../shared/i18n/sentences.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { wordOf } from '../../shared/i18n/word-list.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  DataTable,
  downloadCsv,
  FilterBar,
  listSearch,
  optionsOf,
  queryFor,
  useListSearch,
} from '../../shared/table/index.ts';
import { EmptyState, Status, TwoLines } from '../../shared/ui/index.ts';
import { entityWords } from '../../labels/entity-words.ts';
import { rosterFieldName } from '../../labels/roster-fields.ts';
import { rowLooks } from './import-looks.ts';
import { MendDialog } from './MendDialog.tsx';
import { messages } from './messages.ts';

const rowSearch = listSearch.extend({ state: choiceSearch });
type RowSearch = ReturnType<typeof rowSearch.parse>;
const pageSize = 100;

/** The rows of an import with what each one changes; refused ones are corrected in place. */
export function ImportRowsTable({ record }: { record: ImportDetails }) {
  const t = useText(messages);
  const list = useListSearch(rowSearch);
  const [mending, setMending] = useState<ImportRow | null>(null);
  const params = { id: record.id };
  const query = useCall(propertyImports.rows, {
    params,
    query: queryFor(propertyImports.rows, list.search),
    keepPrevious: true,
    quiet: true,
  });
  const what = useWhat(record);
  const filters = [choiceOf(list, 'state', { name: t('state'), options: optionsOf(importRowStates, t) })];
  const isOpen = record.status === 'PREVIEW';
  return (
    <>
      <DataTable<ImportRow, RowSearch>
        name="import-rows"
        label={t('theImport')}
        what={t('theImport')}
        query={query}
        rows={query.data?.rows}
        rowKey={({ row }) => String(row)}
        total={query.data}
        list={list}
        columns={useColumns(record, what, isOpen ? setMending : null)}
        {...(isOpen && { onOpen: (row) => row.state === 'REFUSED' && setMending(row) })}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={`${row.row}: ${row.unit} ${row.tenant}`}
            second={what(row) || t(row.state)}
          />
        )}
        toolbar={
          <>
            <FilterBar list={list} filters={filters} />
            {record.counts.refused > 0 && (
              <Button
                icon={<Download size={15} aria-hidden />}
                onClick={() => void saveRefused(record, t('refusedName'), t('why'))}
              >
                {t('refusedCsv')}
              </Button>
            )}
          </>
        }
        empty={<EmptyState icon={ListChecks} title={t('noRows')} />}
        filters={filters}
      />
      {mending && <MendDialog record={record} row={mending} onClose={() => setMending(null)} />}
    </>
  );
}

/** The refused rows as the file had them, with why: to be corrected where they come from. */
async function saveRefused(record: ImportDetails, name: string, why: string): Promise<void> {
  const rows: ImportRow[] = [];
  for (let page = 1; rows.length < record.counts.refused; page += 1) {
    const next = await call(propertyImports.rows, {
      params: { id: record.id },
      query: { state: 'REFUSED', page, size: pageSize },
    });
    rows.push(...next.rows);
    if (next.rows.length < pageSize) break;
  }
  downloadCsv(
    name,
    toCsv(
      [...record.titles, why],
      rows.map((row) => [...row.cells, faultsOf(row, record.titles)]),
    ),
  );
}

/** Why a row is refused, in the reader's language: each cell by the title of its column, with what stands there. */
const faultsOf = ({ faults }: ImportRow, titles: readonly string[]): string =>
  faults
    .map((fault) => {
      const title = fault.column === null ? '' : (titles[fault.column] ?? '');
      const why = sayFault(fault, fault.message);
      return [title && `${title}: `, why, fault.value && ` (${fault.value})`].filter(Boolean).join('');
    })
    .join(' ');

function useColumns(
  { kind }: ImportDetails,
  what: (row: ImportRow) => string,
  onMend: ((row: ImportRow) => void) | null,
): readonly Column<ImportRow>[] {
  const t = useText(messages);
  const isOfOwners = kind === 'OWNERS';
  const columns: (Column<ImportRow> | false)[] = [
    { key: 'row', title: t('row'), width: 64, render: ({ row }) => row },
    {
      key: 'unit',
      title: t(isOfOwners ? 'owner' : 'unit'),
      always: true,
      width: 160,
      render: ({ unit, property }) => <TwoLines strong first={unit} second={property} />,
    },
    !isOfOwners && { key: 'tenant', title: t('tenant'), width: 150, render: ({ tenant }) => tenant },
    {
      key: 'state',
      title: t('state'),
      width: 120,
      render: ({ state }) => <Status of={rowLooks[state]} />,
    },
    { key: 'what', title: t('what'), render: what },
    onMend !== null && {
      key: 'mend',
      title: t('mendShort'),
      always: true,
      width: 100,
      render: (row) =>
        row.state === 'REFUSED' && (
          <Button
            size="small"
            aria-label={t('mend', { row: row.row })}
            onClick={(event) => {
              event.stopPropagation();
              onMend(row);
            }}
          >
            {t('mendShort')}
          </Button>
        ),
    },
  ];
  return columns.filter((column) => column !== false);
}

const isoDay = /^\d{4}-\d{2}-\d{2}$/;

/** What a row changes, or why it is refused, in one line. */
function useWhat({ kind, titles }: ImportDetails): (row: ImportRow) => string {
  const t = useText(messages);
  const locale = useLocale();
  const said = (field: string, value: string | number | null) => {
    if (value === null) return t('nothing');
    if (typeof value === 'number') return field.endsWith('Cents') ? formatMoney(value) : String(value);
    if (field === 'entityType') return wordOf(entityWords, value, locale);
    return isoDay.test(value) ? recordDay(value) : value;
  };
  const change = ({ field, before, after }: ImportRow['changes'][number]) => {
    const name = rosterFieldName(field, locale);
    if (before !== null)
      return t('change', { field: name, before: said(field, before), after: said(field, after) });
    // A line of a ledger reads as it stands there.
    return kind === 'LEDGER' ? said(field, after) : t('added', { field: name, after: said(field, after) });
  };
  return (row) => faultsOf(row, titles) || row.changes.map(change).join('; ');
}
