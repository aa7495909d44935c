import type { LeaseRow, UnitRow } from '@writdesk/contract/rosters/roster-values';
import { Link } from '@tanstack/react-router';
import { listDay } from '../../shared/formats/dates.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { Money, TwoLines } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';

export const unitName = ({ building, label }: Pick<UnitRow, 'building' | 'label'>) =>
  building ? `${building} · ${label}` : label;

/** Who lives there, by way of their lease. */
export function TenantCell({ unit }: { unit: UnitRow }) {
  const t = useText(messages);
  if (!unit.lease) return <span className="quiet">{t('vacant')}</span>;
  const { id, tenantNames } = unit.lease;
  return (
    <Link to="/leases/$id" params={{ id }} title={tenantNames}>
      {tenantNames}
    </Link>
  );
}

export function TermCell({ lease }: { lease: LeaseRow | null }) {
  const t = useText(messages);
  if (!lease) return null;
  return (
    <TwoLines first={t(lease.term)} second={lease.leaseTo && t('until', { day: listDay(lease.leaseTo) })} />
  );
}

export function BalanceCell({ lease }: { lease: LeaseRow | null }) {
  const t = useText(messages);
  if (!lease?.balanceOn) return null;
  return (
    <TwoLines
      first={<Money cents={lease.balanceCents} />}
      second={t('asOf', { day: listDay(lease.balanceOn) })}
    />
  );
}
