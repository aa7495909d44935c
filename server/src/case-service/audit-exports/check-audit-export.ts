import type { auditExports, ExportResult } from '@writdesk/contract/audits/audit-exports';
import type { RouteInput, RouteReplyInput } from '@writdesk/contract/route';
import { readChain } from '../../platform/audit/audit-queries.ts';
import { chainFault, type ChainRow } from '../../platform/audit/chain.ts';
import type { UserContext } from '../../platform/context.ts';
import { type AuditExportRow, findAuditExport } from './audit-export-queries.ts';
import { exportLines, sha256 } from './export-lines.ts';

type Input = RouteInput<typeof auditExports.check>;

/** Compares a file with what was exported, and the trail of today with both. Nobody learns of a case that they don’t see. */
export async function checkAuditExport(
  { deps, scope }: UserContext,
  { body }: Input,
): Promise<RouteReplyInput<typeof auditExports.check>> {
  const db = deps.db.as(scope);
  const made = await findAuditExport(db, scope, body);
  if (!made) return { result: 'UNKNOWN', export: null, changedLine: null, trailFault: null };
  const { firmId, caseId } = made;
  const chain = await readChain(db, { trail: 'cases', subject: 'case', subjectId: caseId, firmId });
  const rows = chain.slice(0, made.rows);
  const isIntact = [made.linesSha256, made.exhibitSha256].includes(body.sha256);
  const result: ExportResult = isIntact ? 'INTACT' : 'CHANGED';
  return {
    result,
    export: exportView(made),
    changedLine: isIntact ? null : changedLine(made, rows, body.lines),
    trailFault: chainFault(rows, { seq: made.rows, hash: made.headHash }),
  };
}

const exportView = (made: AuditExportRow) => ({
  id: made.id,
  case: { id: made.caseId, title: made.title, number: made.caseNumber ?? made.caseDraftNumber },
  rows: made.rows,
  headHash: made.headHash,
  madeAt: made.madeAt.toISOString(),
  madeBy: made.madeByName,
});

/** The first line that differs: rows against the trail; the first line, which no trail holds, where every row is the same. */
function changedLine(made: AuditExportRow, rows: readonly ChainRow[], lines: readonly string[]) {
  if (!lines.length) return null;
  const { id, ...said } = exportView(made);
  const expected = exportLines({ exportId: id, ...said }, rows).map(sha256);
  const at = Array.from({ length: Math.max(lines.length, expected.length) }).findIndex(
    (_, line) => line > 0 && lines[line] !== expected[line],
  );
  return at < 0 ? 1 : at + 1;
}
