import { documents } from '@writdesk/contract/documents/documents';
import {
  templateMoments,
  type TemplateRow,
  templateStatuses,
  templateTypes,
} from '@writdesk/contract/documents/template-values';
import { geography } from '@writdesk/contract/geography/geography';
import { Link, useNavigate } from '@tanstack/react-router';
import { Files, MapPinned, Plus } from 'lucide-react';
import { useFirmFilter } from '../../labels/firm-filter.ts';
import { useCall } from '../../shared/api/index.ts';
import { ago } from '../../shared/formats/dates.ts';
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
  optionsOf,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { ButtonLink, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { useStateWords, useWhere } from './template-look.ts';

const documentSearch = listSearch.extend({
  moment: choiceSearch,
  status: choiceSearch,
  type: choiceSearch,
  stateId: choiceSearch,
  own: choiceSearch,
  firmId: choiceSearch,
});
type DocumentSearch = ReturnType<typeof documentSearch.parse>;
const dayMs = 86_400_000;

/** The templates of documents: the firm's own and those that come with the product. */
export default function DocumentsPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const { holds } = usePerson();
  const list = useListSearch(documentSearch);
  const query = useListQuery(documents.list, list);
  return (
    <ListPage<TemplateRow, DocumentSearch>
      name="documents"
      title={t('documents')}
      what={t('theDocuments')}
      actions={
        <>
          <ButtonLink to="/documents/places" icon={<MapPinned size={16} aria-hidden />}>
            {t('byPlace')}
          </ButtonLink>
          {holds('document-template.create') && (
            <ButtonLink
              to="/documents/new"
              color="primary"
              variant="solid"
              icon={<Plus size={16} aria-hidden />}
            >
              {t('newDocument')}
            </ButtonLink>
          )}
        </>
      }
      query={query}
      rows={query.data?.documents}
      list={list}
      columns={useColumns()}
      renderPhoneRow={(row) => <PhoneRow row={row} />}
      onOpen={({ id }) => void navigate({ to: '/documents/$id', params: { id } })}
      filters={useFilters(list)}
      searchLabel={t('searchDocuments')}
      empty={{ icon: Files, title: t('noDocuments'), text: t('noDocumentsText') }}
    />
  );
}

function TemplateLink({ row }: { row: TemplateRow }) {
  return (
    <Link to="/documents/$id" params={{ id: row.id }} title={row.name}>
      {row.name}
    </Link>
  );
}

function PhoneRow({ row }: { row: TemplateRow }) {
  const t = useText(messages);
  const where = useWhere()(row);
  const state = useStateWords()(row);
  return (
    <TwoLines
      strong
      first={<TemplateLink row={row} />}
      second={`${where.first} · ${t(row.moment)} · ${row.notHere ? t('notHere') : state}`}
    />
  );
}

function useColumns(): readonly Column<TemplateRow>[] {
  const t = useText(messages);
  const whereOf = useWhere();
  const stateOf = useStateWords();
  return [
    {
      key: 'name',
      title: t('name'),
      sort: 'name',
      always: true,
      width: '28%',
      render: (row) => (
        <TwoLines
          strong
          first={<TemplateLink row={row} />}
          second={[row.formNumber, row.revision].filter(Boolean).join(', ') || t(row.type)}
        />
      ),
    },
    {
      key: 'where',
      title: t('where'),
      sort: 'state',
      render: (row) => <TwoLines {...whereOf(row)} />,
    },
    { key: 'moment', title: t('moment'), sort: 'moment', width: 140, render: (row) => t(row.moment) },
    {
      key: 'status',
      title: t('status'),
      width: 190,
      render: (row) => <TwoLines first={stateOf(row)} second={row.notHere ? t('notHere') : null} />,
    },
    {
      key: 'review',
      title: t('review'),
      extra: 'narrow',
      width: 150,
      render: (row) => (
        <TwoLines
          first={row.reviewedBy ?? t('notReviewed')}
          second={row.reviewDue ? t('reviewDue') : row.reviewedAt && ago(row.reviewedAt)}
        />
      ),
    },
    {
      key: 'owner',
      title: t('owner'),
      width: 130,
      render: (row) => row.firm?.name ?? t('ofProduct'),
    },
    {
      key: 'updatedAt',
      title: t('updatedAt'),
      sort: 'updatedAt',
      width: 120,
      render: (row) => ago(row.updatedAt),
    },
  ];
}

function useFilters(list: ListAddress<DocumentSearch>): readonly Filter[] {
  const t = useText(messages);
  const { data } = useCall(geography.states, { quiet: true, staleTimeMs: dayMs });
  const states = (data?.states ?? []).filter(({ kind }) => kind !== 'postal');
  return [
    ...useFirmFilter(list),
    choiceOf(list, 'moment', { name: t('moment'), options: optionsOf(templateMoments, t) }),
    choiceOf(list, 'stateId', {
      name: t('state'),
      options: states.map(({ id, name }) => ({ value: id, label: name })),
      multiple: false,
    }),
    choiceOf(list, 'status', { name: t('status'), options: optionsOf(templateStatuses, t) }),
    choiceOf(list, 'type', { name: t('type'), options: optionsOf(templateTypes, t) }),
    choiceOf(list, 'own', {
      name: t('owner'),
      options: yesNoOptions(t('ownFirm'), t('ofProduct')),
      multiple: false,
    }),
  ];
}
