import { mailbox } from '@writdesk/contract/mailbox/mailbox';
import { Button } from 'antd';
import { FileSearch, Inbox, MailOpen } from 'lucide-react';
import { z } from 'zod';
import { useCall } from '../../shared/api/index.ts';
import { recordMoment } from '../../shared/formats/dates.ts';
import { formatCount } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { FilterBar, listSearch, useListSearch, type ListAddress } from '../../shared/table/index.ts';
import { EmptyState, ErrorState, PageHead, Sheet, Skeleton, usePhone } from '../../shared/ui/index.ts';
import { MailPane } from './MailPane.tsx';
import { messages } from './messages.ts';
import './mailbox.css';

const mailSearch = listSearch.extend({
  size: z.coerce.number<number>().int().min(1).max(100).default(20).catch(20),
  mail: z.string().default('').catch(''),
});
type MailSearch = z.output<typeof mailSearch>;

/** What Writdesk would have sent: a list, and next to it the email that is open. */
export default function MailboxPage() {
  const t = useText(messages);
  const isPhone = usePhone();
  const { email, holds } = usePerson();
  const readsAll = holds('mailbox.open-all');
  const list = useListSearch(mailSearch);
  const { mail, page, size, search } = list.search;
  const open = (id: string) => list.set({ mail: id, page });
  const paneIsPage = isPhone && mail !== '';
  return (
    <>
      <PageHead title={t('mailbox')} facts={t(readsAll ? 'mailboxFacts' : 'ownFacts', { email })} />
      <div className={isPhone ? 'mailbox one' : 'mailbox'}>
        {!paneIsPage && <MailList list={list} query={{ page, size, search }} onOpen={open} />}
        {paneIsPage && (
          <Button type="link" className="mail-back" onClick={() => open('')}>
            {t('back')}
          </Button>
        )}
        {mail ? (
          <MailPane key={mail} id={mail} />
        ) : (
          !isPhone && (
            <Sheet label={t('theMail')}>
              <EmptyState icon={MailOpen} title={t('chooseMail')} level={2}>
                {t('chooseMailText')}
              </EmptyState>
            </Sheet>
          )
        )}
      </div>
    </>
  );
}

interface MailListProps {
  list: ListAddress<MailSearch>;
  query: Pick<MailSearch, 'page' | 'size' | 'search'>;
  onOpen: (id: string) => void;
}

function MailList({ list, query, onOpen }: MailListProps) {
  const t = useText(messages);
  const { data, error, refetch } = useCall(mailbox.list, { query, keepPrevious: true, quiet: true });
  const mails = data?.messages;
  return (
    <Sheet padded={false} label={t('mails')} className="mail-list">
      <div className="mail-tools">
        <FilterBar list={list} filters={[]} searchLabel={t('searchMails')} />
      </div>
      {error && !mails && (
        <ErrorState error={error} what={t('theMails')} onRetry={() => void refetch()} level={2} />
      )}
      {!mails && !error && <Skeleton lines={8} label={t('theMails')} />}
      {mails?.length === 0 && <NoMails search={query.search} onClear={list.clear} />}
      {mails && mails.length > 0 && (
        <ul>
          {mails.map(({ id, kind, sender, recipients, subject, receivedAt }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={list.search.mail === id || undefined}
                onClick={() => onOpen(id)}
              >
                <span className="mail-who" title={recipients.join(', ')}>
                  <span className="visually-hidden">{t('to')} </span>
                  {recipients.join(', ')}
                </span>
                <time dateTime={receivedAt}>{recordMoment(receivedAt)}</time>
                <span className="mail-subject">{kind === 'SMS' ? t('sms') : subject || t('noSubject')}</span>
                <span className="mail-from">
                  {t('from')} {sender}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {data && data.total > data.pageSize && (
        <Pages list={list} total={data.total} shown={data.messages.length} />
      )}
    </Sheet>
  );
}

function NoMails({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useText(messages);
  if (search === '') {
    return (
      <EmptyState icon={Inbox} title={t('noMails')} level={2}>
        {t('noMailsText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={FileSearch}
      title={t('noneFits')}
      level={2}
      actions={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}

function Pages({ list, total, shown }: { list: ListAddress<MailSearch>; total: number; shown: number }) {
  const t = useText(messages);
  const { page, size } = list.search;
  const from = (page - 1) * size + 1;
  const values = {
    from: formatCount(from),
    to: formatCount(from + shown - 1),
    total: formatCount(total),
  };
  return (
    <div className="mail-pages">
      <span>{t('pageOf', values)}</span>
      <Button size="small" disabled={page === 1} onClick={() => list.set({ page: page - 1 })}>
        {t('newer')}
      </Button>
      <Button size="small" disabled={page * size >= total} onClick={() => list.set({ page: page + 1 })}>
        {t('older')}
      </Button>
    </div>
  );
}
