import { type Vendor, type VendorTotal, totalStatuses } from '@writdesk/contract/vendors/vendor-values';
import { vendors } from '@writdesk/contract/vendors/vendors';
import { Button } from 'antd';
import { Download, FileText } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { formatMoney } from '../../shared/formats/money.ts';
import { todayIn } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  optionsOf,
  useListQuery,
  useListSearch,
} from '../../shared/table/index.ts';
import { MenuButton, Money, Status, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { totalLook } from './total-look.ts';
import { useTotalsFile } from './use-totals-file.ts';
import { VendorTabs } from './VendorTabs.tsx';

const NewVendorDialog = lazy(async () => ({
  default: (await import('./VendorDialogs.tsx')).NewVendorDialog,
}));
const EditVendorDialog = lazy(async () => ({
  default: (await import('./VendorDialogs.tsx')).EditVendorDialog,
}));

const SHOWN_YEARS = 5;
const thisYear = () => Number(todayIn().slice(0, 'YYYY'.length));
/** The forms of a year are prepared in the next January. */
const usualYear = () => {
  const month = todayIn().slice('YYYY-'.length, 'YYYY-MM'.length);
  return String(month <= '02' ? thisYear() - 1 : thisYear());
};
const totalSearch = listSearch.extend({
  year: listSearch.shape.search,
  status: choiceSearch,
});
type Search = ReturnType<typeof totalSearch.parse>;
type Open = { vendor: Vendor } | { name: string };

/** What each payee was paid in a year, and whether Form 1099 reports it. */
export default function VendorTotalsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(totalSearch);
  const year = list.search.year || usualYear();
  const search: Search = { ...list.search, year };
  const query = useListQuery(vendors.totals, { search });
  const [open, setOpen] = useState<Open | null>(null);
  const file = useTotalsFile();
  const { reportedCents, paidCents } = query.data ?? { reportedCents: 0, paidCents: 0 };
  const years = Array.from({ length: SHOWN_YEARS }, (_, back) => String(thisYear() - back));
  return (
    <>
      <ListPage<VendorTotal, Search>
        name="vendor-totals"
        title={t('totals')}
        what={t('theTotals')}
        query={query}
        rows={query.data?.payees}
        list={list}
        columns={useColumns()}
        facts={
          query.data && (
            <>
              <strong>{formatMoney(reportedCents)}</strong> {t('reportedSum', { year })} ·{' '}
              <strong>{formatMoney(paidCents)}</strong> {t('paidSum', { year })}
            </>
          )
        }
        notes={<VendorTabs active="totals" />}
        filters={[
          choiceOf({ ...list, search }, 'year', {
            name: t('year'),
            options: optionsOf(years, (one) => one),
            multiple: false,
          }),
          choiceOf(list, 'status', { name: t('status'), options: optionsOf(totalStatuses, (one) => t(one)) }),
        ]}
        actions={
          <MenuButton
            label={t('download')}
            renderButton={(props) => (
              <Button {...props} icon={<Download size={16} aria-hidden />} loading={file.isRunning}>
                {t('download')}
              </Button>
            )}
            items={[
              { key: 'masked', label: t('downloadMasked'), onSelect: () => file.run(year, false) },
              ...(holds('vendor.read-tin')
                ? [{ key: 'whole', label: t('downloadWithTins'), onSelect: () => file.run(year, true) }]
                : []),
            ]}
          />
        }
        renderPhoneRow={(row) => (
          <TwoLines strong first={`${row.name} · ${formatMoney(row.paidCents)}`} second={t(row.status)} />
        )}
        {...(holds('vendor.update') && {
          onOpen: ({ vendor, name }: VendorTotal) => setOpen(vendor ? { vendor } : { name }),
        })}
        empty={{ icon: FileText, title: t('noTotals'), text: t('noTotalsText') }}
      />
      <Suspense>
        {open && 'name' in open && <NewVendorDialog name={open.name} onClose={() => setOpen(null)} />}
        {open && 'vendor' in open && <EditVendorDialog vendor={open.vendor} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}

function useColumns(): readonly Column<VendorTotal>[] {
  const t = useText(messages);
  return [
    {
      key: 'name',
      title: t('name'),
      always: true,
      render: ({ name, vendor, payments }) => (
        <TwoLines
          strong
          first={name}
          second={[vendor?.businessName, t('payments', { count: payments })].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'status',
      title: t('status'),
      width: 250,
      render: ({ status, missing }) => (
        <TwoLines
          first={<Status of={totalLook[status]} />}
          second={status === 'INCOMPLETE' && t('missing', { what: missing.map((one) => t(one)).join(', ') })}
        />
      ),
    },
    {
      key: 'form',
      title: t('form'),
      width: 180,
      render: ({ form, box }) => form && box && t('formBox', { form, box }),
    },
    {
      key: 'threshold',
      title: t('threshold'),
      align: 'end',
      width: 170,
      render: ({ thresholdCents }) =>
        thresholdCents === null ? t('thresholdUnknown') : <Money cents={thresholdCents} />,
    },
    {
      key: 'paid',
      title: t('paid'),
      align: 'end',
      width: 140,
      render: ({ paidCents }) => <Money cents={paidCents} />,
    },
  ];
}
