import { caseSeals } from '@writdesk/contract/case-seals/case-seals';
import type { SealedCase } from '@writdesk/contract/case-seals/case-seal-values';
import { Link, useNavigate } from '@tanstack/react-router';
import { Lock } from 'lucide-react';
import { dayOf, recordDay } from '../../../../shared/formats/dates.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import {
  type Column,
  ListPage,
  listSearch,
  useListQuery,
  useListSearch,
} from '../../../../shared/table/index.ts';
import { TwoLines } from '../../../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** A row of the list is known by its case. */
type Row = SealedCase & { id: string };
type Search = ReturnType<typeof listSearch.parse>;

/** The sealed cases of the firm, for whoever may open one; nothing else leads to them. */
export default function SealedCasesPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const list = useListSearch(listSearch);
  const query = useListQuery(caseSeals.list, list);
  return (
    <ListPage<Row, Search>
      name="sealed-cases"
      title={t('sealedCases')}
      what={t('theSealedCases')}
      query={query}
      rows={query.data?.cases.map((row) => ({ ...row, id: row.caseId }))}
      list={list}
      columns={useColumns()}
      renderPhoneRow={(row) => (
        <TwoLines strong first={row.title} second={`${t(row.reason)} · ${recordDay(row.orderedOn)}`} />
      )}
      onOpen={({ caseId }: Row) => void navigate({ to: '/cases/$id', params: { id: caseId } })}
      filters={[]}
      empty={{ icon: Lock, title: t('noSealed'), text: t('noSealedText') }}
    />
  );
}

function useColumns(): readonly Column<Row>[] {
  const t = useText(messages);
  return [
    {
      key: 'title',
      title: t('title'),
      always: true,
      render: ({ caseId, title, caseNumber }) => (
        <TwoLines
          strong
          first={
            <Link to="/cases/$id" params={{ id: caseId }}>
              {title}
            </Link>
          }
          second={caseNumber}
        />
      ),
    },
    { key: 'company', title: t('company'), render: ({ clientName }) => clientName },
    { key: 'reason', title: t('why'), render: ({ reason }) => t(reason) },
    { key: 'orderedOn', title: t('orderedOn'), width: 160, render: ({ orderedOn }) => recordDay(orderedOn) },
    {
      key: 'sealedBy',
      title: t('sealedBy'),
      width: 200,
      render: ({ sealedBy, sealedAt }) => (
        <TwoLines first={sealedBy.name} second={recordDay(dayOf(sealedAt))} />
      ),
    },
  ];
}
