import { CSV_MARK, type CsvCell, toCsv } from '@writdesk/contract/values/csv';
import type { UserContext } from '../../platform/context.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Decision } from '../../platform/http/refuse.ts';
import { fileAudits } from './file-audits.ts';
import { madeId, storeMade } from './store-made.ts';

interface Export {
  fileName: string;
  firmId: string;
}

/** Stores a firm’s list as a CSV file, and gives its address. */
export async function exportCsv(
  context: UserContext,
  may: Decision,
  { head, rows, ...file }: Export & { head: readonly string[]; rows: readonly (readonly CsvCell[])[] },
) {
  const content = CSV_MARK + toCsv(head, rows);
  return exportFile(context, may, { ...file, content, rows: rows.length, contentType: 'text/csv' });
}

/** The same for a file of lines of some other form, such as one that a bank asks for. */
export async function exportText(
  context: UserContext,
  may: Decision,
  file: Export & { content: string; rows: number },
) {
  return exportFile(context, may, { ...file, contentType: 'text/plain' });
}

async function exportFile(
  context: UserContext,
  may: Decision,
  {
    fileName,
    firmId,
    content,
    rows,
    contentType,
  }: Export & { content: string; rows: number; contentType: string },
) {
  return transact(context, async (tx) => {
    tx.authorize(may);
    const bytes = Buffer.from(content);
    const url = await storeMade(context, tx.db, { firmId, fileName, contentType, content: bytes });
    const subjectId = madeId(firmId, fileName);
    await tx.audit(fileAudits.exportCsv, { subjectId, firmId, data: { fileName, rows } });
    return { url };
  });
}
