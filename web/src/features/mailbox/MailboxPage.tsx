import { mailbox } from '@writdesk/contract/mailbox';
import { Inbox } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { DataTable, FilterBar, listSearch, queryFor, useListSearch } from '../../shared/table/index.ts';
import { EmptyState, PageHead, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

/** What would have been sent, where no mail leaves the machine. */
export default function MailboxPage() {
  const t = useText(messages);
  const list = useListSearch(listSearch);
  const query = useCall(mailbox.list, {
    query: queryFor(mailbox.list, list.search),
    keepPrevious: true,
    quiet: true,
  });
  return (
    <>
      <PageHead title={t('mailbox')} facts={t('lead')} />
      <DataTable
        name="mailbox"
        label={t('mailbox')}
        what={t('theMails')}
        query={query}
        rows={query.data?.messages}
        rowKey={(row) => row.id}
        total={query.data}
        list={list}
        toolbar={<FilterBar list={list} filters={[]} searchLabel={t('searchMails')} />}
        empty={<EmptyState icon={Inbox} title={t('noMails')} />}
        columns={[
          {
            key: 'subject',
            title: t('subject'),
            always: true,
            render: (row) => <TwoLines strong first={row.subject} second={row.recipients.join(', ')} />,
          },
          {
            key: 'received',
            title: t('received'),
            width: 160,
            render: (row) => recordMoment(row.receivedAt),
          },
        ]}
      />
    </>
  );
}
