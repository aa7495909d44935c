import { evictionFields, repliesOf } from '@writdesk/contract/cases/case-fields';
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
    ...repliesOf(evictionFields, row),
    reasons: row?.reasons ?? [],
    ledgerCents: sumCents(ledger),
    ledger: ledger.map((line) => ({
      id: line.id,
      kind: line.kind,
      dueOn: line.dueOn,
      description: line.description,
      amountCents: line.amountCents,
    })),
    occupancyCheckedAt: row?.occupancyCheckedAt ?? null,
  };
}
