import type { auditExports } from '@writdesk/contract/audits/audit-exports';
import { permitted } from '@writdesk/contract/permissions/permissions';
import type { RouteInput } from '@writdesk/contract/route';
import { auditExhibit } from '../../../templates/audit-exhibit.ts';
import { readChain } from '../../platform/audit/audit-queries.ts';
import { type ChainRow, GENESIS } from '../../platform/audit/chain.ts';
import { personOf, type UserContext } from '../../platform/context.ts';
import { transact, type Tx } from '../../platform/db/transact.ts';
import { allow, deny, found } from '../../platform/http/refuse.ts';
import { newId } from '../../platform/ids.ts';
import { findLetterhead } from '../../user-service/firms/index.ts';
import {
  type CaseRecord,
  courtZone,
  findCase,
  findCourthouse,
  keysOf,
  onCase,
} from '../cases/record/index.ts';
import { storeMade } from '../storage/index.ts';
import { insertAuditExport } from './audit-export-queries.ts';
import { exhibitOf } from './exhibit.ts';
import { auditExportAudits } from './export-audits.ts';
import { type ExportHead, exportLines, linesFile, sha256 } from './export-lines.ts';

/**
 * Exports the trail of a case up to this moment, and keeps the hashes of both files: a copy that comes back is compared with them.
 * @throws `case_not_found`
 */
export async function exportCaseAudit(
  context: UserContext,
  { params }: RouteInput<typeof auditExports.exportCase>,
) {
  const { scope } = context;
  const actor = personOf(context);
  const id = newId();
  return transact(context, async (tx) => {
    tx.authorize(permitted(actor.roles, 'audit.export') ? allow : deny('forbidden'));
    const record = found(await findCase(tx.db, scope, params.id), 'case_not_found');
    const { firmId, title } = record;
    const rows = await readChain(tx.db, { trail: 'cases', subject: 'case', subjectId: record.id, firmId });
    const number = record.caseNumber ?? record.caseDraftNumber;
    const head: ExportHead = {
      exportId: id,
      case: { id: record.id, title, number },
      headHash: rows.at(-1)?.hash ?? GENESIS,
      rows: rows.length,
      madeAt: tx.now.toISOString(),
      madeBy: actor.name,
    };
    const { content, pdf, linesSha256, exhibitSha256 } = await filesOf(context, tx, record, head, rows);
    await insertAuditExport(tx.db, {
      ...keysOf(record),
      id,
      rows: rows.length,
      headHash: head.headHash,
      linesSha256,
      exhibitSha256,
      madeBy: actor.userId,
      madeByName: actor.name,
      madeAt: tx.now,
    });
    await tx.audit(auditExportAudits.export, {
      ...onCase(record),
      data: { exportId: id, rows: rows.length, linesSha256, exhibitSha256 },
    });
    const store = async (ending: string, contentType: string, bytes: Uint8Array) => {
      const fileName = `audit-${number}-${head.madeAt.slice(0, 10)}.${ending}`;
      const made = { firmId, key: `${id}:${ending}`, fileName, contentType, content: bytes };
      return { fileName, url: await storeMade(context, tx.db, made) };
    };
    const exhibit = await store('pdf', 'application/pdf', pdf);
    const lines = await store('jsonl', 'application/jsonl', content);
    return {
      id,
      rows: rows.length,
      headHash: head.headHash,
      exhibit: { ...exhibit, sha256: exhibitSha256 },
      lines: { ...lines, sha256: linesSha256 },
    };
  });
}

/** Both files: the exhibit names the hash of the lines. */
async function filesOf(
  { deps }: UserContext,
  { db }: Tx,
  record: CaseRecord,
  head: ExportHead,
  rows: readonly ChainRow[],
) {
  const firm = found(await findLetterhead(db, record.firmId));
  const court = record.courthouseId ? await findCourthouse(db, record.courthouseId) : undefined;
  const content = linesFile(exportLines(head, rows));
  const linesSha256 = sha256(content);
  const timeZone = await courtZone(db, record);
  const said = { ...head, linesSha256, firm: firm.name, court: court?.shortName ?? null, timeZone };
  const { pdf } = await deps.typeset.pdf(auditExhibit, exhibitOf(said, rows));
  return { content, pdf, linesSha256, exhibitSha256: sha256(pdf) };
}
