import { type AccountMapping, accountMappings } from '@writdesk/contract/account-mappings/account-mappings';
import { BookMarked } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ago, recordMoment } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { TwoLines } from '../../shared/ui/index.ts';
import { useAccountName } from './account-name.ts';
import { messages } from './messages.ts';

const AccountDialog = lazy(() => import('./AccountDialog.tsx'));

const accountSearch = listSearch.extend({ mapped: choiceSearch });
type AccountSearch = ReturnType<typeof accountSearch.parse>;
type Row = AccountMapping & { id: string };

const counterpartOf = ({ code, name }: AccountMapping) => [code, name].filter(Boolean).join(' ');

/** The accounts of the firm’s ledger, each with the one of its accounting system to which it is posted. */
export default function AccountMappingsPage() {
  const t = useText(messages);
  const nameOf = useAccountName();
  const { holds } = usePerson();
  const list = useListSearch(accountSearch);
  const query = useListQuery(accountMappings.list, list);
  const [chosen, setChosen] = useState<AccountMapping | null>(null);
  const columns: readonly Column<Row>[] = [
    {
      key: 'account',
      title: t('account'),
      always: true,
      width: '40%',
      render: (row) => <TwoLines strong first={nameOf(row)} second={row.items.join(', ') || null} />,
    },
    {
      key: 'counterpart',
      title: t('counterpart'),
      render: (row) => <TwoLines first={row.name ?? t('none')} second={row.code} />,
    },
    {
      key: 'changed',
      title: t('changedAt'),
      width: 170,
      render: ({ updatedAt }) => updatedAt && <span title={recordMoment(updatedAt)}>{ago(updatedAt)}</span>,
    },
  ];
  return (
    <>
      <ListPage<Row, AccountSearch>
        name="account-mappings"
        title={t('accountMappings')}
        what={t('theAccountMappings')}
        query={query}
        rows={query.data?.accounts.map((row) => ({ ...row, id: row.key }))}
        list={list}
        columns={columns}
        filters={[
          choiceOf(list, 'mapped', {
            name: t('mapped'),
            options: yesNoOptions(t('withAccount'), t('withoutAccount')),
            multiple: false,
          }),
        ]}
        renderPhoneRow={(row) => (
          <TwoLines strong first={nameOf(row)} second={counterpartOf(row) || t('none')} />
        )}
        {...(holds('account-mapping.update') && { onOpen: setChosen })}
        empty={{ icon: BookMarked, title: t('noAccounts'), text: t('noAccountsText') }}
      />
      <Suspense>{chosen && <AccountDialog record={chosen} onClose={() => setChosen(null)} />}</Suspense>
    </>
  );
}
