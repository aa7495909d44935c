import type { InvoiceGrouping } from '@writdesk/contract/invoices/invoice-grouping';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import { selectUnbilled } from '../billing/index.ts';
import { type ChargeGroup, groupCharges, sumOfGroup } from './group-charges.ts';
import { groupingsOf, namesOf } from './invoice-run-queries.ts';

export interface RunChoice {
  firmId: string;
  through: string;
  clientId: string | null;
  /** Null where each engagement says it. */
  invoicesBy: InvoiceGrouping | null;
}

export type NamedGroup = ChargeGroup & { clientName: string; name: string | null; amountCents: number };

/** The invoices that a run makes, by company and name. */
export async function groupsOfRun(
  db: Kysely<DB>,
  { invoicesBy, ...choice }: RunChoice,
  today: string,
): Promise<NamedGroup[]> {
  const charges = await selectUnbilled(db, choice);
  const engaged = await groupingsOf(db, choice.firmId, today);
  const groups = groupCharges(charges, (clientId) => invoicesBy ?? engaged.get(clientId) ?? 'COMPANY');
  const isRecord = ({ invoicesBy: by }: ChargeGroup) => by === 'PROPERTY' || by === 'PORTFOLIO';
  const names = await namesOf(
    db,
    groups.flatMap((group) => [group.clientId, ...(isRecord(group) && group.of ? [group.of] : [])]),
  );
  const nameOf = (group: ChargeGroup): string | null => {
    if (group.of === null) return null;
    if (group.invoicesBy === 'CASE') return group.charges[0]?.title ?? null;
    return isRecord(group) ? (names.get(group.of) ?? null) : group.of;
  };
  return groups
    .map((group) => ({
      ...group,
      clientName: names.get(group.clientId) ?? '',
      name: nameOf(group),
      amountCents: sumOfGroup(group),
    }))
    .toSorted(
      (a, b) =>
        a.clientName.localeCompare(b.clientName, 'en') ||
        (a.name ?? '').localeCompare(b.name ?? '', 'en') ||
        a.key.localeCompare(b.key),
    );
}
