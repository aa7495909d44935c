import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { readLine, type ReadLine } from './docket-phrases.ts';
import { insertProposals, selectLineKeys } from './proposal-queries.ts';

export interface DocketLine {
  on: string | null;
  text: string;
}
interface NewLine extends DocketLine {
  key: string;
  read: ReadLine;
}

/** The lines of a docket that say something and were not proposed before. */
export async function newLines(
  db: Kysely<DB>,
  of: { firmId: string; caseId: string },
  lines: readonly DocketLine[],
): Promise<NewLine[]> {
  const known = await selectLineKeys(db, of);
  const counts = new Map<string, number>();
  return lines.flatMap((line) => {
    const same = `${line.on ?? ''} ${line.text.replaceAll(/\s+/g, ' ').trim().toLowerCase()}`;
    // The same words on the same day may stand there twice.
    const count = (counts.get(same) ?? 0) + 1;
    counts.set(same, count);
    const key = createHash('sha256').update(`${count} ${same}`).digest('hex');
    const read = readLine(line);
    return read && !known.has(key) ? [{ ...line, key, read }] : [];
  });
}

interface Source {
  firmId: string;
  clientId: string;
  caseId: string;
  jobId: string;
  evidenceId: string | null;
}

/** Proposes lines, in the caller’s transaction. */
export async function proposeLines(tx: Tx, source: Source, lines: readonly NewLine[]): Promise<void> {
  await insertProposals(
    tx.db,
    lines.map(({ on, text, key, read }) => ({
      ...source,
      id: newId(),
      kind: read.kind,
      lineOn: on,
      lineText: text.slice(0, 1_000),
      lineKey: key,
      confidence: read.confidence,
      facts: JSON.stringify(read.facts),
      createdAt: tx.now,
    })),
  );
}
