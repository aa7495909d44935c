import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { buffer } from 'node:stream/consumers';
import type { Context } from '../../platform/context.ts';
import { systemScope } from '../../platform/db/scope.ts';
import { found, refuse } from '../../platform/http/refuse.ts';
import { ScannerDownError } from '../../platform/scanner/index.ts';
import { inTurn } from './in-turn.ts';
import { type KnownFile, markScanned } from './storage-queries.ts';

/**
 * Has an upload scanned, once; without a scanner nothing is. A file that came before the scanner was switched on is scanned when
 * somebody next asks for it.
 * @returns what was found; null for a clean file.
 * @throws `unavailable` while the scanner doesn't answer: what wasn't scanned is not clean.
 */
export async function passScanner({ deps }: Context, file: KnownFile, at: string): Promise<Fault | null> {
  const { scanner, storage, clock, log, db } = deps;
  if (!scanner || file.scannedAt !== null) return null;
  const scan = async () => scanner.scan(await buffer(found(await storage.get(at), 'file_not_found')));
  const verdict = await inTurn(file, scan).catch((error: unknown) => {
    if (!(error instanceof ScannerDownError)) throw error;
    log.error({ err: error }, 'an upload could not be scanned');
    return refuse('unavailable', { reason: fault('scanner_down') });
  });
  if (!verdict.clean) {
    log.warn({ fileId: file.id, uploadedBy: file.uploadedBy, virus: verdict.virus }, 'an upload is infected');
    return fault('file_infected', { virus: verdict.virus });
  }
  await markScanned(db.as(systemScope), file.id, clock.now());
  return null;
}
