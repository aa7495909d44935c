import { errorCode } from '../../error-code.ts';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Does `work` while no other process does the same under this name.
 *
 * A Linux abstract socket is the lock: taken at once or not at all, and the kernel frees it whatever ends its
 * holder. Elsewhere there is none, and PostgreSQL's own lock must do.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (process.platform !== 'linux') return work();
  // Hashed: the name of a socket is short.
  const address = `\0writdesk-${createHash('sha256').update(name).digest('hex')}`;
  const lock = createServer();
  for (;;) {
    lock.listen(address);
    const failure: unknown = await once(lock, 'listening').then(
      () => undefined,
      (error: unknown) => error,
    );
    if (failure === undefined) break;
    if (errorCode(failure) !== 'EADDRINUSE') throw failure;
    await delay(20);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}
