import type { Vendor } from '@writdesk/contract/vendors/vendor-values';
import { vendors } from '@writdesk/contract/vendors/vendors';
import { Store } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { recordDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import { type Column, ListPage, listSearch, useListQuery, useListSearch } from '../../shared/table/index.ts';
import { TwoLines, NewButton } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { VendorTabs } from './VendorTabs.tsx';

const NewVendorDialog = lazy(async () => ({
  default: (await import('./VendorDialogs.tsx')).NewVendorDialog,
}));
const EditVendorDialog = lazy(async () => ({
  default: (await import('./VendorDialogs.tsx')).EditVendorDialog,
}));

type Search = ReturnType<typeof listSearch.parse>;

/** Whom the firm pays. Nobody reads a whole tax number here. */
export default function VendorsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const list = useListSearch(listSearch);
  const query = useListQuery(vendors.list, list);
  const [open, setOpen] = useState<Vendor | 'new' | null>(null);
  const kindOf = ({ isGovernment, taxClass }: Vendor) => t(isGovernment ? 'government' : taxClass);
  const columns: readonly Column<Vendor>[] = [
    {
      key: 'name',
      title: t('name'),
      sort: 'legalName',
      always: true,
      render: ({ legalName, businessName, otherNames }) => (
        <TwoLines
          strong
          first={legalName}
          second={[businessName, ...otherNames].filter(Boolean).join(' · ')}
        />
      ),
    },
    {
      key: 'kind',
      title: t('kind'),
      width: 260,
      render: (row) => <TwoLines first={kindOf(row)} second={!row.isGovernment && t(row.income)} />,
    },
    {
      key: 'tin',
      title: t('taxNumber'),
      width: 150,
      render: ({ tinKind, tinEnding }) =>
        tinEnding && tinKind ? <TwoLines first={`•••••${tinEnding}`} second={t(tinKind)} /> : t('none'),
    },
    {
      key: 'w9',
      title: t('w9'),
      width: 160,
      render: ({ w9On }) => (w9On ? recordDay(w9On) : t('w9Missing')),
    },
  ];
  return (
    <>
      <ListPage<Vendor, Search>
        name="vendors"
        title={t('vendors')}
        what={t('theVendors')}
        query={query}
        rows={query.data?.vendors}
        list={list}
        columns={columns}
        notes={<VendorTabs active="vendors" />}
        filters={[]}
        searchLabel={t('searchVendors')}
        renderPhoneRow={(row) => <TwoLines strong first={row.legalName} second={kindOf(row)} />}
        {...(holds('vendor.update') && {
          onOpen: setOpen,
          actions: <NewButton onClick={() => setOpen('new')}>{t('addVendor')}</NewButton>,
        })}
        empty={{ icon: Store, title: t('noVendors'), text: t('noVendorsText') }}
      />
      <Suspense>
        {open === 'new' && <NewVendorDialog onClose={() => setOpen(null)} />}
        {open !== null && open !== 'new' && <EditVendorDialog vendor={open} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
}
