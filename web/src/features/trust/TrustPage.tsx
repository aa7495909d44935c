import { trust } from '@writdesk/contract/trust/trust';
import { type TrustItem, trustKinds, trustStatuses } from '@writdesk/contract/trust/trust-values';
import { Button } from 'antd';
import { HandCoins } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAction } from '../../shared/api/index.ts';
import { recordDay } from '../../shared/formats/dates.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  menuColumn,
  optionsOf,
  useListQuery,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import {
  type MenuItem,
  Money,
  MenuButton,
  MoreMenu,
  Status,
  toast,
  TwoLines,
} from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { Owner } from './Owner.tsx';
import { trustStatusLook } from './trust-status.ts';
import { TrustTabs } from './TrustTabs.tsx';

const DepositDialog = lazy(() => import('./DepositDialog.tsx'));
const WithdrawDialog = lazy(() => import('./WithdrawDialog.tsx'));
const ReverseDialog = lazy(() => import('./ReverseDialog.tsx'));
const IdentifyDialog = lazy(() => import('./IdentifyDialog.tsx'));

const registerSearch = listSearch.extend({
  kind: choiceSearch,
  status: choiceSearch,
  isUnidentified: choiceSearch,
});
type RegisterSearch = ReturnType<typeof registerSearch.parse>;
type Open =
  | { dialog: 'deposit' | 'check' | 'transfer' }
  | { dialog: 'reverse' | 'identify'; item: TrustItem };

/** Deposits, checks and transfers of entrusted money. */
export default function TrustPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(registerSearch);
  const [open, setOpen] = useState<Open | null>(null);
  const query = useListQuery(trust.register, list);
  const approving = useAction(trust.approveCheck, {
    onDone: ({ number, amountCents }: TrustItem) =>
      toast.success(`${number ?? ''} · ${formatMoney(amountCents)}`, { title: t('approved') }),
  });
  const close = () => setOpen(null);
  const menuOf = (item: TrustItem): MenuItem[] =>
    [
      item.can.approve && {
        key: 'approve',
        label: t('approve'),
        onSelect: () => approving.run({ params: { id: item.id }, body: { version: item.version } }),
      },
      item.can.identify && {
        key: 'identify',
        label: t('identify'),
        onSelect: () => setOpen({ dialog: 'identify', item }),
      },
      item.can.reverse && {
        key: 'reverse',
        label: t(reversalOf(item)),
        danger: true,
        onSelect: () => setOpen({ dialog: 'reverse', item }),
      },
    ].filter((entry) => entry !== false);
  const columns = useColumns(menuOf);
  return (
    <>
      <ListPage<TrustItem, RegisterSearch>
        name="trust-register"
        title={t('trust')}
        what={t('theRegister')}
        query={query}
        rows={query.data?.items}
        list={list}
        columns={columns}
        notes={<TrustTabs active="register" />}
        renderPhoneRow={(row) => (
          <TwoLines
            strong
            first={`${t(row.kind)} · ${formatMoney(signed(row))}`}
            second={[row.client?.name ?? t('nobody'), t(row.status), row.postedOn && recordDay(row.postedOn)]
              .filter(Boolean)
              .join(' · ')}
          />
        )}
        filters={[
          choiceOf(list, 'kind', { name: t('kind'), options: optionsOf(trustKinds, t) }),
          choiceOf(list, 'status', { name: t('status'), options: optionsOf(trustStatuses, t) }),
          choiceOf(list, 'isUnidentified', {
            name: t('isUnidentified'),
            options: yesNoOptions(t('yes'), t('no')),
            multiple: false,
          }),
        ]}
        searchLabel={t('searchRegister')}
        {...(holds('trust.update') && {
          actions: (
            <>
              <MenuButton
                label={t('withdraw')}
                renderButton={(trigger) => <Button {...trigger}>{t('withdraw')}</Button>}
                items={[
                  { key: 'check', label: t('requestCheck'), onSelect: () => setOpen({ dialog: 'check' }) },
                  { key: 'transfer', label: t('transfer'), onSelect: () => setOpen({ dialog: 'transfer' }) },
                ]}
              />
              <Button type="primary" onClick={() => setOpen({ dialog: 'deposit' })}>
                {t('deposit')}
              </Button>
            </>
          ),
        })}
        empty={{ icon: HandCoins, title: t('noItems'), text: t('noItemsText') }}
      />
      <Suspense>
        {open?.dialog === 'deposit' && <DepositDialog onClose={close} />}
        {(open?.dialog === 'check' || open?.dialog === 'transfer') && (
          <WithdrawDialog kind={open.dialog} onClose={close} />
        )}
        {open?.dialog === 'reverse' && (
          <ReverseDialog item={open.item} act={reversalOf(open.item)} onClose={close} />
        )}
        {open?.dialog === 'identify' && <IdentifyDialog item={open.item} onClose={close} />}
      </Suspense>
    </>
  );
}

const signed = ({ kind, amountCents }: TrustItem) => (kind === 'DEPOSIT' ? amountCents : -amountCents);
const reversalOf = ({ kind, status }: TrustItem) =>
  status === 'AWAITING_APPROVAL'
    ? ('refuse' as const)
    : kind === 'CHECK'
      ? ('void' as const)
      : ('reverse' as const);

function useColumns(menuOf: (item: TrustItem) => MenuItem[]): readonly Column<TrustItem>[] {
  const t = useText(messages);
  return [
    {
      key: 'day',
      title: t('day'),
      sort: 'postedOn',
      always: true,
      width: 130,
      render: ({ postedOn, createdAt }) => recordDay(postedOn ?? createdAt.slice(0, 10)),
    },
    {
      key: 'kind',
      title: t('kind'),
      width: 170,
      render: (row) => (
        <TwoLines strong first={t(row.kind)} second={row.number ?? row.reference ?? row.memo} />
      ),
    },
    { key: 'owner', title: t('owner'), render: (row) => <Owner row={row} /> },
    {
      key: 'about',
      title: t('about'),
      render: (row) => (
        <TwoLines
          first={row.payeeName ?? (row.invoice && t('forInvoice', { number: row.invoice.number })) ?? ''}
          second={
            row.reversalReason ??
            (row.usableOn && !row.isUsable && row.status !== 'REVERSED'
              ? t('usableOn', { day: recordDay(row.usableOn) })
              : null)
          }
        />
      ),
    },
    {
      key: 'amount',
      title: t('amount'),
      sort: 'amountCents',
      align: 'end',
      width: 130,
      render: (row) => <Money cents={signed(row)} />,
    },
    {
      key: 'status',
      title: t('status'),
      width: 180,
      render: (row) => <Status of={trustStatusLook[row.status]} />,
    },
    menuColumn(t('actions'), (row) => {
      const items = menuOf(row);
      return items.length === 0 ? null : (
        <MoreMenu
          size="small"
          items={items}
          label={t('actsFor', { what: `${t(row.kind)}, ${formatMoney(row.amountCents)}` })}
        />
      );
    }),
  ];
}
