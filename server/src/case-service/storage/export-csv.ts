import { CSV_MARK, type CsvCell, toCsv } from '@writdesk/contract/values/csv';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Decision } from '../../platform/http/refuse.ts';
import { fileAudits } from './file-audits.ts';
import { madeId, storeMade } from './store-made.ts';

interface Export {
  fileName: string;
  firmId: string;
  head: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

/** Stores a firm’s list as a CSV file, and gives its address. */
export async function exportCsv(
  context: UserContext,
  may: Decision,
  { fileName, firmId, head, rows }: Export,
) {
  return transact(context, async (tx) => {
    tx.authorise(may);
    const content = Buffer.from(CSV_MARK + toCsv(head, rows));
    const url = await storeMade(context, tx.db, { firmId, fileName, contentType: 'text/csv', content });
    const subjectId = madeId(firmId, fileName);
    await tx.audit(fileAudits.exportCsv, { subjectId, firmId, data: { fileName, rows: rows.length } });
    return { url };
  });
}
