import { type BankAccount, bankAccounts } from '@writdesk/contract/bank-accounts/bank-accounts';
import { Button } from 'antd';
import { Landmark } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { useDownload } from '../../shared/files/use-download.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  type Column,
  ListPage,
  listSearch,
  menuColumn,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { type MenuItem, MoreMenu, toast, TwoLines } from '../../shared/ui/index.ts';
import { BankTabs } from './BankTabs.tsx';
import { messages } from './messages.ts';

const AccountDialog = lazy(() => import('./AccountDialog.tsx'));
const EditAccountDialog = lazy(() => import('./EditAccountDialog.tsx'));
const LayoutDialog = lazy(() => import('./LayoutDialog.tsx'));
const CloseDialog = lazy(() => import('./CloseDialog.tsx'));

type Search = ReturnType<typeof listSearch.parse>;
type Open = { dialog: 'add' } | { dialog: 'close' | 'edit' | 'layout'; account: BankAccount };

/** The firm’s accounts at banks. Nobody reads a whole number. */
export default function AccountsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(listSearch);
  const [open, setOpen] = useState<Open | null>(null);
  const query = useListQuery(bankAccounts.list, list);
  const approving = useAction(bankAccounts.approve, {
    onDone: ({ name, status }: BankAccount) =>
      toast.success(name, { title: t(status === 'CLOSED' ? 'accountClosed' : 'accountApproved') }),
  });
  const keeping = useAction(bankAccounts.update, {
    onDone: ({ name }: BankAccount) => toast.success(name, { title: t('accountKept') }),
  });
  const said = { done: t('downloaded'), failed: t('downloadFailed') };
  const positivePay = useDownload(bankAccounts.positivePay, { fileName: 'positive-pay.csv', ...said });
  const positivePayText = useDownload(bankAccounts.positivePay, { fileName: 'positive-pay.txt', ...said });
  const menuOf = (account: BankAccount): MenuItem[] => {
    const { id, can, status } = account;
    return [
      can.approve && {
        key: 'approve',
        label: t(status === 'CLOSING' ? 'approveClosing' : 'approve'),
        onSelect: () => approving.run({ params: { id } }),
      },
      status !== 'PENDING' &&
        // A file with the whole number is written by those alone who may change the account.
        (account.positivePayLayout === 'TABLE' || holds('bank-account.update')) && {
          key: 'positivePay',
          label: t('positivePay'),
          onSelect: () =>
            (account.positivePayLayout === 'TABLE' ? positivePay : positivePayText).run({
              params: { id },
              query: {},
            }),
        },
      can.update && {
        key: 'edit',
        label: t('edit'),
        onSelect: () => setOpen({ dialog: 'edit', account }),
      },
      can.update && {
        key: 'layout',
        label: t('layout'),
        onSelect: () => setOpen({ dialog: 'layout', account }),
      },
      can.keepOpen && {
        key: 'keepOpen',
        label: t('keepOpen'),
        onSelect: () => keeping.run({ params: { id }, body: { version: account.version, keepOpen: true } }),
      },
      can.close && {
        key: 'close',
        label: t('closeAccount'),
        danger: true,
        onSelect: () => setOpen({ dialog: 'close', account }),
      },
    ].filter((entry) => entry !== false);
  };
  const columns: readonly Column<BankAccount>[] = [
    {
      key: 'name',
      title: t('account'),
      always: true,
      render: ({ name, bankName, numberEnding }) => (
        <TwoLines strong first={name} second={`${bankName} · •••• ${numberEnding}`} />
      ),
    },
    { key: 'kind', title: t('kind'), width: 150, render: ({ kind }) => t(kind) },
    {
      key: 'status',
      title: t('state'),
      width: 210,
      render: ({ status, closingByName, closeReason }) => (
        <TwoLines
          first={t(`account${status}`)}
          second={closeReason && [closingByName, closeReason].filter(Boolean).join(': ')}
        />
      ),
    },
    {
      key: 'wait',
      title: t('holdDays'),
      width: 220,
      render: ({ checkDays, achDays, wireDays }) =>
        t('holdDaysText', { check: checkDays, ach: achDays, wire: wireDays }),
    },
    {
      key: 'signed',
      title: t('reconciledThrough'),
      width: 160,
      render: ({ signedThrough }) => signedThrough && recordDay(signedThrough),
    },
    menuColumn(t('actions'), (account) => {
      const items = menuOf(account);
      return items.length === 0 ? null : (
        <MoreMenu size="small" items={items} label={t('actsFor', { what: account.name })} />
      );
    }),
  ];
  return (
    <>
      <ListPage<BankAccount, Search>
        name="bank-accounts"
        title={t('accounts')}
        what={t('theAccounts')}
        query={query}
        rows={query.data?.bankAccounts}
        list={list}
        columns={columns}
        notes={<BankTabs active="accounts" />}
        filters={[]}
        renderPhoneRow={(row) => (
          <TwoLines strong first={row.name} second={`${t(row.kind)} · ${t(`account${row.status}`)}`} />
        )}
        {...(holds('bank-account.create') && {
          actions: (
            <Button type="primary" onClick={() => setOpen({ dialog: 'add' })}>
              {t('addAccount')}
            </Button>
          ),
        })}
        empty={{ icon: Landmark, title: t('noAccounts'), text: t('noAccountsText') }}
      />
      <Suspense>
        {open?.dialog === 'add' && <AccountDialog onClose={() => setOpen(null)} />}
        {open?.dialog === 'edit' && (
          <EditAccountDialog account={open.account} onClose={() => setOpen(null)} />
        )}
        {open?.dialog === 'layout' && <LayoutDialog account={open.account} onClose={() => setOpen(null)} />}
        {open?.dialog === 'close' && <CloseDialog account={open.account} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
