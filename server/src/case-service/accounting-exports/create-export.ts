import type { accountingExports } from '@writdesk/contract/accounting-exports/accounting-exports';
import type { Kysely } from 'kysely';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField } from '@writdesk/contract/sentences/in-english';
import { personOf, type UserContext } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { transact } from '../../platform/db/transact.ts';
import { allow, deny, refuse } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { storeMade } from '../storage/index.ts';
import { accountingExportAudits } from './accounting-export-audits.ts';
import { compareJournals } from './compare-journals.ts';
import { insertExport, lockExports, numberEntries, selectExported } from './export-queries.ts';
import { journalNumber } from './journal-words.ts';
import { debitOf, type NumberedJournal } from './journals.ts';
import { readJournals } from './read-journals.ts';
import { inFiles, writers } from './write-journals.ts';

/**
 * Writes the journals of a period for an accounting system, and keeps what they said: the next export of these days says what changed.
 * @throws `accounting_unmapped` with each account and county that has no counterpart, `nothing_to_export`, `invalid` naming the field.
 */
export async function createExport(
  context: UserContext,
  { body }: RouteInput<typeof accountingExports.create>,
) {
  const { format, basis, from, to, scope } = body;
  const { roles, name } = personOf(context);
  const { firmId, journals, blocked } = await readJournals(context, 'accounting-export.create', body);
  refuseBlocked(blocked);
  return transact(context, async (tx) => {
    tx.authorize(permitted(roles, 'accounting-export.create') ? allow : deny('forbidden'));
    await lockExports(tx.db, firmId);
    const exported = await selectExported(tx.db, { firmId, format, basis, from, to });
    const { differences, counts } = compareJournals(journals, exported);
    const wanted = scope === 'ALL' ? journals : differences.map(({ journal }) => journal);
    if (!wanted.length) refuse('nothing_to_export');
    const ids = wanted.map(({ id }) => id);
    const numbers = await numberEntries(tx.db, firmId, ids);
    const files = await writeFiles(
      context,
      tx.db,
      { firmId, fileName: `${fileNames[format]}-${basis.toLowerCase()}-${from}-${to}`, format },
      wanted.map((journal) => ({ ...journal, number: journalNumber(numbers.get(journal.id) ?? 0) })),
    );
    const id = newId();
    const debitCents = wanted.reduce((cents, journal) => cents + debitOf(journal), 0);
    const said = { format, basis, scope, journals: wanted.length, debitCents };
    await insertExport(
      tx.db,
      { ...said, firmId, id, fromDay: from, toDay: to, madeByName: name, madeAt: tx.now },
      wanted,
    );
    await tx.audit(accountingExportAudits.create, {
      firmId,
      subjectId: id,
      data: { ...said, from, to, ...counts },
    });
    return { files, journals: wanted.length, debitCents, ...counts };
  });
}

const fileNames = {
  QUICKBOOKS_ONLINE: 'quickbooks-online',
  XERO: 'xero',
  IIF: 'quickbooks',
  LEDGER_CSV: 'ledger',
} as const;

function refuseBlocked({ accounts, counties }: Awaited<ReturnType<typeof readJournals>>['blocked']): void {
  if (!accounts.length && !counties.length) return;
  refuse('accounting_unmapped', {
    errors: [
      ...accounts.map(({ key }, at) =>
        atField(`accounts.${at}`, fault('account_unmapped', { account: key })),
      ),
      ...counties.map(({ name, stateCode }, at) =>
        atField(`counties.${at}`, fault('county_unmapped', { county: `${name}, ${stateCode}` })),
      ),
    ],
  });
}

/** Each file has a name of its own; an export of the same days replaces the one before. */
async function writeFiles(
  context: UserContext,
  db: Kysely<DB>,
  { firmId, fileName, format }: { firmId: string; fileName: string; format: keyof typeof writers },
  journals: readonly NumberedJournal[],
) {
  const { ending, contentType, maxLines, write } = writers[format];
  const parts = inFiles(journals, maxLines);
  return Promise.all(
    parts.map(async (own, at) => {
      const name = `${fileName}${parts.length > 1 ? `-${at + 1}` : ''}.${ending}`;
      const url = await storeMade(context, db, { firmId, fileName: name, contentType, content: write(own) });
      return { fileName: name, url };
    }),
  );
}
