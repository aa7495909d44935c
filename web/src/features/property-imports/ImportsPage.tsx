import { clients } from '@writdesk/contract/clients/clients';
import { importStatuses, type ImportSummary } from '@writdesk/contract/property-imports/import-values';
import { propertyImports } from '@writdesk/contract/property-imports/property-imports';
import { Link, useNavigate } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { localZone, recordMoment } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  namedOptions,
  optionsOf,
  useListExport,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { ButtonLink, Status, TwoLines } from '../../shared/ui/index.ts';
import { ImportName } from './ImportName.tsx';
import { importLooks } from './import-looks.ts';
import { messages } from './messages.ts';
import { useReport } from './use-report.ts';

const importSearch = listSearch.extend({ status: choiceSearch, clientId: choiceSearch });
type ImportSearch = ReturnType<typeof importSearch.parse>;

/** What was imported, by whom, what came of it, and until when it can be undone. */
export default function ImportsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { isClient } = usePerson();
  const list = useListSearch(importSearch);
  const query = useListQuery(propertyImports.list, list);
  const companies = useCall(clients.activeList, { query: {}, enabled: !isClient, quiet: true });
  const exported = useListExport(propertyImports.list, list, {
    name: 'property-imports',
    title: t('imports'),
    shown: query.data,
    rowsOf: (reply) => reply.imports,
  });
  const byStatus = choiceOf(list, 'status', { name: t('state'), options: optionsOf(importStatuses, t) });
  const byCompany = choiceOf(list, 'clientId', {
    name: t('company'),
    options: namedOptions(companies.data?.clients),
    multiple: false,
  });
  return (
    <ListPage<ImportSummary, ImportSearch>
      name="property-imports"
      title={t('imports')}
      actions={
        <ButtonLink
          to="/properties/import"
          color="primary"
          variant="solid"
          icon={<FileUp size={16} aria-hidden />}
        >
          {t('newImport')}
        </ButtonLink>
      }
      what={t('theImports')}
      query={query}
      rows={query.data?.imports}
      list={list}
      columns={useColumns()}
      renderPhoneRow={(row) => (
        <TwoLines strong first={<ImportLink row={row} />} second={<PhoneLine row={row} />} />
      )}
      onOpen={({ id }) => void navigate({ to: '/properties/imports/$id', params: { id } })}
      filters={isClient ? [byStatus] : [byStatus, byCompany]}
      empty={{ icon: FileUp, title: t('noImports'), text: t('noImportsText') }}
      exported={exported}
    />
  );
}

function ImportLink({ row }: { row: ImportSummary }) {
  return (
    <Link to="/properties/imports/$id" params={{ id: row.id }} title={row.fileName}>
      <ImportName of={row} />
    </Link>
  );
}

const moment = (instant: string) => recordMoment(instant, localZone());

function PhoneLine({ row }: { row: ImportSummary }) {
  const locale = useLocale();
  return [importLooks[row.status].label[locale], row.createdBy, moment(row.createdAt)].join(' · ');
}

function Report({ row }: { row: ImportSummary }) {
  return useReport(row);
}

function useColumns(): readonly Column<ImportSummary>[] {
  const t = useText(messages);
  const locale = useLocale();
  const { isClient } = usePerson();
  const count = (key: 'new' | 'changed' | 'unchanged' | 'refused', title: string): Column<ImportSummary> => ({
    key,
    title,
    align: 'end',
    width: 110,
    render: ({ counts }) => formatCount(counts[key]),
    cells: [{ title, of: ({ counts }) => counts[key] }],
  });
  const columns: (Column<ImportSummary> | false)[] = [
    {
      key: 'file',
      title: t('file'),
      always: true,
      width: '26%',
      render: (row) => <TwoLines strong first={<ImportLink row={row} />} second={<Report row={row} />} />,
      cells: [
        { title: t('file'), of: ({ fileName }) => fileName },
        { title: t('kind'), of: ({ kind }) => t(kind) },
      ],
    },
    !isClient && {
      key: 'client',
      title: t('company'),
      render: ({ client }) => client.name,
      cells: [{ title: t('company'), of: ({ client }) => client.name }],
    },
    {
      key: 'who',
      title: t('importedBy'),
      render: ({ createdBy, createdAt }) => <TwoLines first={createdBy} second={moment(createdAt)} />,
      cells: [
        { title: t('importedBy'), of: ({ createdBy }) => createdBy },
        { title: t('readAt'), of: ({ createdAt }) => moment(createdAt) },
      ],
    },
    count('new', t('NEW')),
    count('changed', t('CHANGED')),
    { ...count('unchanged', t('UNCHANGED')), extra: true },
    count('refused', t('REFUSED')),
    {
      key: 'status',
      title: t('state'),
      width: 130,
      render: (row) => <Status of={importLooks[row.status]} />,
      cells: [{ title: t('state'), of: ({ status }) => importLooks[status].label[locale] }],
    },
    {
      key: 'undoUntil',
      title: t('undoUntilTitle'),
      width: 170,
      render: ({ undoUntil }) => (undoUntil ? moment(undoUntil) : '–'),
      cells: [{ title: t('undoUntilTitle'), of: ({ undoUntil }) => (undoUntil ? moment(undoUntil) : '') }],
    },
  ];
  return columns.filter((column) => column !== false);
}
