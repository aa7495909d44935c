import type { accountingExports } from '@writdesk/contract/accounting-exports/accounting-exports';
import type { RouteInput } from '@writdesk/contract/route';
import type { UserContext } from '../../platform/context.ts';
import { compareJournals } from './compare-journals.ts';
import { findLastExport, selectExported, selectNumbers } from './export-queries.ts';
import { journalNumber } from './journal-words.ts';
import { debitOf } from './journals.ts';
import { readJournals } from './read-journals.ts';

const SHOWN = 20;

/** Says what an export would have, what keeps it from being made, and what changed since the last one. @throws as `readJournals`. */
export async function previewExport(
  context: UserContext,
  { query }: RouteInput<typeof accountingExports.preview>,
) {
  const { firmId, journals, blocked } = await readJournals(context, 'ledger.read', query);
  const db = context.deps.db.as(context.scope);
  const [last = null, exported] = await Promise.all([
    findLastExport(db, { firmId, ...query }),
    selectExported(db, { firmId, ...query }),
  ]);
  const { differences, counts } = compareJournals(journals, exported);
  const shown = last ? differences.slice(0, SHOWN) : [];
  const ids = shown.map(({ journal }) => journal.id);
  const numbers = await selectNumbers(db, firmId, ids);
  return {
    journals: journals.length,
    debitCents: journals.reduce((cents, journal) => cents + debitOf(journal), 0),
    last,
    ...counts,
    differences: shown.map(({ journal, difference }) => {
      const number = numbers.get(journal.id);
      return {
        id: journal.id,
        isNew: difference === 'ADDED',
        number: number === undefined ? null : journalNumber(number),
        postedOn: journal.postedOn,
        event: journal.kind,
        company: journal.company,
        debitCents: debitOf(journal),
      };
    }),
    blocked,
  };
}
