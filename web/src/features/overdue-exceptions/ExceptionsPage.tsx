import {
  type OverdueException,
  overdueExceptions,
  shownExceptionStatuses,
} from '@writdesk/contract/invoices/overdue-exceptions';
import { useNavigate } from '@tanstack/react-router';
import { CalendarClock } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFirmFilter } from '../../labels/firm-filter.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import {
  choiceOf,
  choiceSearch,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { type MenuItem, MoreMenu, TwoLines } from '../../shared/ui/index.ts';
import type { Deciding } from './DecideDialog.tsx';
import { useExceptionColumns } from './exception-columns.tsx';
import { messages } from './messages.ts';

const DecideDialog = lazy(() => import('./DecideDialog.tsx'));

const exceptionSearch = listSearch.extend({ status: choiceSearch, firmId: choiceSearch });
type ExceptionSearch = ReturnType<typeof exceptionSearch.parse>;

/** Who asked for an exception, what became of it, and how many cases came in; a company sees its own. */
export default function ExceptionsPage() {
  const t = useText(messages);
  const list = useListSearch(exceptionSearch);
  const navigate = useNavigate();
  const query = useListQuery(overdueExceptions.list, list);
  const [asked, setAsked] = useState<{ exception: OverdueException; kind: Deciding } | null>(null);
  const columns = useExceptionColumns((exception) => {
    const { can, client } = exception;
    const item = (kind: Deciding): MenuItem => ({
      key: kind,
      label: t(kind),
      danger: kind === 'revoke',
      onSelect: () => setAsked({ exception, kind }),
    });
    const items = can.decide ? [item('grant'), item('refuse')] : can.revoke ? [item('revoke')] : [];
    return items.length === 0 ? null : (
      <MoreMenu size="small" items={items} label={t('actsFor', { company: client.name })} />
    );
  });
  return (
    <>
      <ListPage<OverdueException, ExceptionSearch>
        name="exceptions"
        title={t('exceptions')}
        what={t('theExceptions')}
        query={query}
        rows={query.data?.exceptions}
        list={list}
        columns={columns}
        {...(query.data && { facts: t('letIn', { count: query.data.casesLetIn }) })}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={`${row.client.name} · ${t(row.status)}`}
            second={[recordDay(row.promisedOn), row.reason].join(' · ')}
          />
        )}
        onOpen={({ client }: OverdueException) =>
          void navigate({ to: '/invoices', search: { clientId: client.id, status: 'OVERDUE' } })
        }
        filters={[
          choiceOf(list, 'status', { name: t('state'), options: optionsOf(shownExceptionStatuses, t) }),
          ...useFirmFilter(list),
        ]}
        empty={{ icon: CalendarClock, title: t('noExceptions'), text: t('noExceptionsText') }}
      />
      <Suspense>{asked && <DecideDialog {...asked} onClose={() => setAsked(null)} />}</Suspense>
    </>
  );
}
