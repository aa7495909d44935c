import type { ledger } from '@writdesk/contract/ledger/ledger';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { allow, refuse } from '../../platform/http/refuse.ts';
import { exportCsv } from '../storage/index.ts';
import { findBook, selectJournal } from './month-queries.ts';
import { firstDayOf, lastDayOf, monthsOf } from './months.ts';
import { firmOf, todayOf } from './read-months.ts';

const head = ['date', 'entry', 'event', 'account', 'debit', 'credit', 'company', 'case', 'invoice', 'person'];

/** A month of the ledger as a journal: of each posting the account that it debits, then the one that it credits. @throws `ledger_month_not_found` */
export async function exportJournal(context: UserContext, { params }: RouteInput<typeof ledger.exportCsv>) {
  const { month } = params;
  const db = context.deps.db.as(context.scope);
  const firmId = firmOf(context);
  if (!monthsOf(await findBook(db, firmId), todayOf(context)).includes(month))
    refuse('ledger_month_not_found');
  const postings = await selectJournal(db, { firmId, first: firstDayOf(month), last: lastDayOf(month) });
  return exportCsv(context, allow, {
    fileName: `journal-${month}.csv`,
    firmId,
    head,
    rows: postings.flatMap((row) => {
      const amount = row.amountCents / 100;
      const about = [row.clientName, row.caseDraftNumber, row.invoiceNumber, row.actorName];
      return [
        [row.postedOn, row.entryId, row.kind, row.debit, amount, null, ...about],
        [row.postedOn, row.entryId, row.kind, row.credit, null, amount, ...about],
      ];
    }),
  });
}
