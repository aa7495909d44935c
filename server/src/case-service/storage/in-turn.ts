import { isLargeFile } from '@writdesk/contract/values/upload-types';

let lastOfAll: Promise<unknown> = Promise.resolve();

/** Reads one large file after another in this process: each is in its memory while somebody looks into it. Others don't wait. */
export function inTurn<T>({ sizeBytes }: { sizeBytes: number }, work: () => Promise<T>): Promise<T> {
  if (!isLargeFile(sizeBytes)) return work();
  const turn = lastOfAll.then(work, work);
  lastOfAll = turn.catch(() => undefined);
  return turn;
}
