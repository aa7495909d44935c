import { properties } from '@writdesk/contract/properties/properties';
import type { UnitRow } from '@writdesk/contract/rosters/roster-values';
import { rosters } from '@writdesk/contract/rosters/rosters';
import { useNavigate, useParams } from '@tanstack/react-router';
import { Button } from 'antd';
import { Building2, FileSignature, PencilLine, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../shared/api/index.ts';
import { formatMoney } from '../../shared/formats/money.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { usePerson } from '../../shared/person/index.ts';
import {
  choiceOf,
  choiceSearch,
  type Column,
  ListPage,
  listSearch,
  queryFor,
  useListSearch,
  yesNoOptions,
} from '../../shared/table/index.ts';
import { ErrorState, Money, TwoLines } from '../../shared/ui/index.ts';
import { LeaseDialog } from './LeaseDialog.tsx';
import { messages } from './messages.ts';
import { BalanceCell, TenantCell, TermCell, unitName } from './unit-cells.tsx';
import { UnitDialog } from './UnitDialog.tsx';

const unitSearch = listSearch.extend({ occupied: choiceSearch, late: choiceSearch });
type UnitSearch = ReturnType<typeof unitSearch.parse>;
type Open = { what: 'unit'; unit: UnitRow | null } | { what: 'lease'; unit: UnitRow };

/** All units of a property: who lives there, until when, and what they owe. */
export default function UnitsPage() {
  const t = useText(messages);
  const { holds } = usePerson();
  const navigate = useNavigate();
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const [open, setOpen] = useState<Open | null>(null);
  const list = useListSearch(unitSearch);
  const property = useCall(properties.details, { params: { id }, quiet: true });
  const query = useCall(rosters.units, {
    params: { propertyId: id },
    query: queryFor(rosters.units, list.search),
    keepPrevious: true,
    quiet: true,
  });
  const mayUpdate = holds('lease.update');
  const close = () => setOpen(null);
  const columns = useColumns(mayUpdate ? setOpen : null);
  if (property.error)
    return (
      <ErrorState
        error={property.error}
        what={t('theUnits')}
        level={1}
        onRetry={() => void property.refetch()}
      />
    );
  return (
    <>
      <ListPage<UnitRow, UnitSearch>
        name="units"
        title={t('unitsOf', { property: property.data?.name ?? '…' })}
        actions={
          mayUpdate && (
            <Button
              icon={<Plus size={16} aria-hidden />}
              onClick={() => setOpen({ what: 'unit', unit: null })}
            >
              {t('addUnit')}
            </Button>
          )
        }
        what={t('theUnits')}
        query={query}
        rows={query.data?.units}
        list={list}
        columns={columns}
        renderPhoneRow={(unit) => (
          <TwoLines
            strong
            first={`${unitName(unit)} · ${unit.lease ? formatMoney(unit.lease.balanceCents) : t('vacant')}`}
            second={<TenantCell unit={unit} />}
          />
        )}
        onOpen={({ lease }) => lease && void navigate({ to: '/leases/$id', params: { id: lease.id } })}
        filters={[
          choiceOf(list, 'occupied', {
            name: t('occupancy'),
            options: yesNoOptions(t('occupied'), t('notOccupied')),
            multiple: false,
          }),
          choiceOf(list, 'late', {
            name: t('payment'),
            options: yesNoOptions(t('late'), t('onTime')),
            multiple: false,
          }),
        ]}
        searchLabel={t('searchUnits')}
        empty={{ icon: Building2, title: t('noUnits'), text: t('noUnitsText') }}
      />
      {open?.what === 'unit' && <UnitDialog propertyId={id} unit={open.unit} onClose={close} />}
      {open?.what === 'lease' && (
        <LeaseDialog lease={null} at={{ propertyId: id, unitId: open.unit.id }} onClose={close} />
      )}
    </>
  );
}

function useColumns(onOpen: ((open: Open) => void) | null): readonly Column<UnitRow>[] {
  const t = useText(messages);
  const columns: (Column<UnitRow> | false)[] = [
    {
      key: 'unit',
      title: t('unit'),
      sort: 'label',
      always: true,
      width: 180,
      render: (unit) => <TwoLines strong first={unitName(unit)} second={unit.addressLine1} />,
      cells: [{ title: t('unit'), of: unitName }],
    },
    {
      key: 'tenant',
      title: t('tenant'),
      render: (unit) => <TenantCell unit={unit} />,
      cells: [{ title: t('tenant'), of: ({ lease }) => lease?.tenantNames ?? '' }],
    },
    {
      key: 'balance',
      title: t('balance'),
      sort: 'balance',
      align: 'end',
      width: 140,
      render: ({ lease }) => <BalanceCell lease={lease} />,
      cells: [{ title: t('balance'), of: ({ lease }) => (lease ? lease.balanceCents / 100 : null) }],
    },
    {
      key: 'term',
      title: t('term'),
      width: 170,
      render: ({ lease }) => <TermCell lease={lease} />,
      cells: [{ title: t('term'), of: ({ lease }) => lease?.leaseTo ?? '' }],
    },
    {
      key: 'rent',
      title: t('rent'),
      extra: 'narrow',
      align: 'end',
      width: 110,
      render: ({ lease, marketRentCents }) => {
        const cents = lease?.rentCents ?? marketRentCents;
        return cents === null ? null : <Money cents={cents} />;
      },
      cells: [{ title: t('rent'), of: ({ lease }) => (lease?.rentCents ?? 0) / 100 }],
    },
    onOpen !== null && {
      key: 'actions',
      title: t('actions'),
      always: true,
      width: 90,
      render: (unit) => (
        <span className="row-actions">
          {!unit.lease && (
            <Button
              type="text"
              size="small"
              icon={<FileSignature size={15} aria-hidden />}
              aria-label={`${t('addLease')}: ${unit.label}`}
              onClick={(event) => {
                event.stopPropagation();
                onOpen({ what: 'lease', unit });
              }}
            />
          )}
          <Button
            type="text"
            size="small"
            icon={<PencilLine size={15} aria-hidden />}
            aria-label={t('editUnit', { unit: unit.label })}
            onClick={(event) => {
              event.stopPropagation();
              onOpen({ what: 'unit', unit });
            }}
          />
        </span>
      ),
    },
  ];
  return columns.filter((column) => column !== false);
}
