import type { Selectable } from 'kysely';
import type { CasesCaseEviction, CasesCaseLedgerLine } from '../../../platform/db/schema.ts';
import { casePart } from '../record/index.ts';
import { selectEviction, selectLedger } from './eviction-queries.ts';

/** What the case is about: lease, reasons, notice and ledger. */
export const evictionPart = casePart('eviction', {
  async details({ db, record }) {
    const [eviction, ledger] = await Promise.all([selectEviction(db, record), selectLedger(db, record)]);
    return { caseEviction: evictionReply(eviction, ledger) };
  },
});

export const sumCents = (lines: readonly { amountCents: number }[]): number =>
  lines.reduce((sum, line) => sum + line.amountCents, 0);

function evictionReply(
  row: Selectable<CasesCaseEviction> | undefined,
  ledger: readonly Selectable<CasesCaseLedgerLine>[],
) {
  return {
    reasons: row?.reasons ?? [],
    reasonText: row?.reasonText ?? null,
    leaseFrom: row?.leaseFrom ?? null,
    leaseTo: row?.leaseTo ?? null,
    leaseRenewedOn: row?.leaseRenewedOn ?? null,
    leaseIsWritten: row?.leaseIsWritten ?? null,
    monthlyRentCents: row?.monthlyRentCents ?? null,
    rentDueDay: row?.rentDueDay ?? null,
    rentThrough: row?.rentThrough ?? null,
    claimedCents: row?.claimedCents ?? 0,
    ledgerCents: sumCents(ledger),
    ledger: ledger.map((line) => ({
      id: line.id,
      kind: line.kind,
      dueOn: line.dueOn,
      description: line.description,
      amountCents: line.amountCents,
    })),
    noticeType: row?.noticeType ?? null,
    noticeServedOn: row?.noticeServedOn ?? null,
    rentPeriodEndsOn: row?.rentPeriodEndsOn ?? null,
    noticeMethod: row?.noticeMethod ?? null,
    noticeServedBy: row?.noticeServedBy ?? null,
    noticeAmountCents: row?.noticeAmountCents ?? null,
    caresCovered: row?.caresCovered ?? ('UNKNOWN' as const),
    caresBasis: row?.caresBasis ?? null,
    occupied: row?.occupied ?? null,
    occupancyCheckedAt: row?.occupancyCheckedAt ?? null,
  };
}
