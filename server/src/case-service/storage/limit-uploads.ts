import { fault } from '@writdesk/contract/sentences/fault';
import type { Tx } from '../../platform/db/transact.ts';
import { refuseUntil } from '../../platform/http/refuse.ts';
import { countWaiting, lockQuota } from './storage-queries.ts';

const MIB = 1024 * 1024;
const HOUR_MS = 3600_000;

/** How much may wait to be put on a case: links that are open, and files that came by them and are on no case yet. */
export const uploadQuotas = {
  person: { files: 50, bytes: 500 * MIB },
  organization: { files: 500, bytes: 5_000 * MIB },
} as const;

export interface UploadOwner {
  userId: string;
  firmId: string | null;
  clientId: string | null;
}

/**
 * Counts one more upload against the person and the organization. A link is counted with the size that it is signed for, so
 * a running upload is counted too.
 * @throws `too_many_requests` when it is one too many.
 */
export async function limitUploads(tx: Tx, owner: UploadOwner, sizeBytes: number): Promise<void> {
  const { userId, firmId, clientId } = owner;
  // The person first, everywhere: two who wait for each other would wait forever.
  await lockQuota(tx.db, `uploads of ${userId}`);
  const own = await countWaiting(tx.db, 'uploadedBy', userId);
  check(own, uploadQuotas.person, 'files_of_person');
  const [column, id] = firmId ? (['firmId', firmId] as const) : (['clientId', clientId] as const);
  if (!id) return;
  await lockQuota(tx.db, `uploads of ${id}`);
  check(await countWaiting(tx.db, column, id), uploadQuotas.organization, 'files_of_organization');

  function check(
    waiting: { files: number; bytes: number; oldest: Date | null },
    quota: { files: number; bytes: number },
    code: 'files_of_person' | 'files_of_organization',
  ): void {
    if (waiting.files < quota.files && waiting.bytes + sizeBytes <= quota.bytes) return;
    // A link by which nothing comes stops counting a while after it expires.
    const until = new Date(Math.max((waiting.oldest ?? tx.now).getTime(), tx.now.getTime()) + HOUR_MS);
    refuseUntil(until, tx.now, fault(code, { files: quota.files, megabytes: Math.floor(quota.bytes / MIB) }));
  }
}
