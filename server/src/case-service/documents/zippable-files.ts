import { fault } from '@writdesk/contract/sentences/fault';
import { MAX_ZIPPED } from '@writdesk/contract/documents/documents';
import { packetFile } from '@writdesk/contract/packets/packet-values';
import { z } from 'zod';
import type { UserContext } from '../../platform/context.ts';
import { found, refuse, refuseField } from '../../platform/http/refuse.ts';
import { caseRightsOf, findCase } from '../cases/record/index.ts';
import { openFiles, type StoredFile } from '../storage/index.ts';
import { findPacketFiles, selectDocuments } from './document-queries.ts';

/** A file and its name among the others. */
export interface ZippedFile {
  file: StoredFile;
  name: string;
}

/** What is zipped: the documents of a case, or the files of one of its packets. */
export interface Zipped {
  caseId: string;
  packetId: string | null;
}

/**
 * The documents of a case that a person may have now, each under its title; of a packet its files, as they are uploaded at the court.
 * @throws `case_not_found`; `forbidden` to who reads cases without their documents; `support_access_needed`; `conflict` where there is
 *   none; `invalid` where there are too many.
 */
export async function zippableFiles(
  context: UserContext,
  { caseId, packetId }: Zipped,
): Promise<ZippedFile[]> {
  const { deps, scope, actor } = context;
  const db = deps.db.as(scope);
  const record = found(await findCase(db, scope, caseId), 'case_not_found');
  const rights = caseRightsOf(actor);
  if (!rights.seeDocuments) refuse('forbidden');
  if (packetId !== null) {
    if (!rights.seeFirmThread) refuse('forbidden');
    const packet = found(await findPacketFiles(db, record, packetId), 'document_not_found');
    const paths = z.array(packetFile).parse(packet.files);
    if (paths.length === 0) refuse('conflict', { reason: fault('zip_empty') });
    const opened = await openFiles(
      context,
      paths.map(({ path }) => path),
    );
    return opened.map((file) => ({ file, name: file.fileName }));
  }
  const ready = (await selectDocuments(db, record)).flatMap(
    ({ title, path, status, visibility, redaction }) => {
      // The original of a redacted document is the firm's.
      const own = redaction && !rights.seeFirmThread ? (redaction.file?.path ?? null) : path;
      const isTheirs = rights.seeFirmThread || visibility === 'ALL';
      return status === 'READY' && own !== null && isTheirs ? [{ title, path: own }] : [];
    },
  );
  if (ready.length === 0) refuse('conflict', { reason: fault('zip_empty') });
  if (ready.length > MAX_ZIPPED) refuseField('caseId', fault('zip_too_many', { max: MAX_ZIPPED }));
  const files = await openFiles(
    context,
    ready.map(({ path }) => path),
  );
  const names = new Map<string, number>();
  return files.map((file, index) => ({
    file,
    name: nameAmong(names, ready[index]?.title ?? '', file.fileName),
  }));
}

/** A title as every file system takes it; of two of one name the second says so. */
function nameAmong(names: Map<string, number>, title: string, fileName: string): string {
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0].toLowerCase() ?? '';
  const plain = title
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, '-')
    .replace(/^[. ]+/, '')
    .slice(0, 120)
    .replace(/[. ]+$/, '');
  const base = plain.toLowerCase().endsWith(ending) && ending ? plain.slice(0, -ending.length) : plain;
  const key = `${base}${ending}`.toLowerCase();
  const count = (names.get(key) ?? 0) + 1;
  names.set(key, count);
  return `${base || 'Document'}${count > 1 ? ` (${count})` : ''}${ending}`;
}
