import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/schema.ts';
import type { Tx } from '../../platform/db/transact.ts';
import { newId } from '../../platform/ids.ts';
import { readLine, type ReadLine } from './docket-phrases.ts';
import { insertProposals, selectProposed } from './proposal-queries.ts';

export interface DocketLine {
  on: string | null;
  text: string;
}
interface NewLine extends DocketLine {
  key: string;
  read: ReadLine;
}

/**
 * Reads the lines of a docket.
 * @returns those that say something and were not proposed before, and whether nothing on it speaks against the words “no answer, no
 * appeal”: whatever waits for a person does, and so does an answer or an appeal that a person accepted.
 */
export async function readLines(
  db: Kysely<DB>,
  of: { firmId: string; caseId: string },
  lines: readonly DocketLine[],
): Promise<{ fresh: NewLine[]; isClear: boolean }> {
  const proposed = await selectProposed(db, of);
  const counts = new Map<string, number>();
  const saying = lines.flatMap((line) => {
    const same = `${line.on ?? ''} ${line.text.replaceAll(/\s+/g, ' ').trim().toLowerCase()}`;
    // The same words on the same day may stand there twice.
    const count = (counts.get(same) ?? 0) + 1;
    counts.set(same, count);
    const key = createHash('sha256').update(`${count} ${same}`).digest('hex');
    const read = readLine(line);
    return read ? [{ ...line, key, read }] : [];
  });
  return {
    fresh: saying.filter(({ key }) => !proposed.has(key)),
    isClear: saying.every(({ key }) => {
      const known = proposed.get(key);
      if (!known || known.status === 'OPEN') return false;
      return known.status === 'SET_ASIDE' || ['HEARING', 'JUDGMENT'].includes(known.kind);
    }),
  };
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
