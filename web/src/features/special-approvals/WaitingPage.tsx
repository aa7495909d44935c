import { Link } from '@tanstack/react-router';
import {
  approvalRequests,
  type WaitingRequest,
} from '@writdesk/contract/special-approvals/approval-requests';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { TwoLines } from '../../shared/ui/index.ts';
import { DecideDialog } from './DecideDialog.tsx';
import { messages } from './messages.ts';

type WaitingSearch = ReturnType<typeof listSearch.parse>;

/** The cases that wait for the reader’s approval, the one due first at the top. */
export default function WaitingPage() {
  const t = useText(messages);
  const list = useListSearch(listSearch);
  const [deciding, setDeciding] = useState<WaitingRequest | null>(null);
  const query = useListQuery(approvalRequests.waiting, list);
  return (
    <>
      <ListPage<WaitingRequest, WaitingSearch>
        name="approvals-waiting"
        title={t('waiting')}
        what={t('theRequests')}
        query={query}
        rows={query.data?.requests}
        list={list}
        columns={useColumns()}
        renderPhoneRow={(row) => (
          <TwoLines strong first={row.case.title} second={`${row.rule.name} · ${recordMoment(row.dueAt)}`} />
        )}
        onOpen={setDeciding}
        filters={[]}
        empty={{ icon: ShieldCheck, title: t('noneWaiting'), text: t('noneWaitingText') }}
      />
      {deciding && (
        <DecideDialog request={deciding} caseTitle={deciding.case.title} onClose={() => setDeciding(null)} />
      )}
    </>
  );
}

function useColumns(): readonly Column<WaitingRequest>[] {
  const t = useText(messages);
  return [
    {
      key: 'case',
      title: t('case'),
      always: true,
      width: '38%',
      render: ({ case: of }) => (
        <TwoLines
          strong
          first={
            <Link to="/cases/$id" params={{ id: of.id }} title={of.title}>
              {of.title}
            </Link>
          }
          second={`${of.caseNumber ?? of.caseDraftNumber} · ${of.clientName}`}
        />
      ),
    },
    {
      key: 'rule',
      title: t('specialApproval'),
      render: ({ rule, criteria }) => (
        <TwoLines first={rule.name} second={criteria.map((key) => t(key)).join('; ')} />
      ),
    },
    { key: 'due', title: t('answerBy'), width: 200, render: ({ dueAt }) => recordMoment(dueAt) },
  ];
}
