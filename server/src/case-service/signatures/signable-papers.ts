import { buffer } from 'node:stream/consumers';
import { createHash } from 'node:crypto';
import { fault } from '@writdesk/contract/sentences/fault';
import { atField, type FieldError } from '@writdesk/contract/sentences/in-english';
import type { Kysely } from 'kysely';
import type { Context } from '../../platform/context.ts';
import type { DB } from '../../platform/db/schema.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { readPdf } from '../../platform/pdf/index.ts';
import type { CaseRecord } from '../cases/record/index.ts';
import { selectDocuments, staleOf } from '../documents/index.ts';
import { readOrRefuse } from '../storage/index.ts';

type Row = Awaited<ReturnType<typeof selectDocuments>>[number];
/** A document with what stands in the way of signing it. */
export interface SignablePaper {
  row: Row;
  path: string;
  blockedBy: 'STALE' | 'FLAGGED' | null;
}

/** The documents of a case that can be signed: PDFs that are there. */
export async function signablePapers(
  db: Kysely<DB>,
  record: CaseRecord,
  now: Date,
): Promise<SignablePaper[]> {
  const rows = await selectDocuments(db, record);
  const stale = await staleOf(db, record, rows, now);
  return rows.flatMap((row) => {
    if (row.status !== 'READY' || row.path === null || row.contentType !== 'application/pdf') return [];
    // What was signed is what leaves the firm: a redacted version stands for itself.
    if (row.redaction) return [];
    const isFlagged = row.flags.some(({ endedAt }) => endedAt === null);
    return [
      { row, path: row.path, blockedBy: stale(row).length > 0 ? 'STALE' : isFlagged ? 'FLAGGED' : null },
    ];
  });
}

/**
 * The documents that somebody is about to sign.
 * @param field names the list or the field that they were given in.
 * @throws `invalid` naming each that isn't there or can't be signed; `case_incomplete` for one whose facts have changed.
 */
export function requireSignable(
  papers: readonly SignablePaper[],
  ids: readonly string[],
  field: (index: number) => string,
): SignablePaper[] {
  const errors: FieldError[] = [];
  const wanted = ids.flatMap((id, index) => {
    const paper = papers.find(({ row }) => row.id === id);
    const title = paper?.row.title ?? '';
    if (!paper) errors.push(atField(field(index), fault('no_such_document')));
    else if (paper.blockedBy)
      errors.push(
        atField(
          field(index),
          paper.blockedBy === 'STALE'
            ? fault('paper_stale', { title })
            : fault('signature_flagged', { title }),
        ),
      );
    return paper ? [paper] : [];
  });
  if (errors.length > 0) refuse('invalid', { errors });
  return wanted;
}

/** The bytes of a stored file, its hash and its pages. @throws `file_not_found`, PdfRefusedError */
export async function readPaper({ deps }: Context, path: string) {
  const pdf = await buffer(found(await deps.storage.get(path), 'file_not_found'));
  const { pages } = await readPdf(pdf);
  return { pdf, pages, sha256: createHash('sha256').update(pdf).digest('hex') };
}

/** The same of what somebody is about to sign, which may be a file that nobody can read. @throws `file_refused` naming the field. */
export const readSignable = (context: Context, path: string, field: string) =>
  readOrRefuse(() => readPaper(context, path), { field });
